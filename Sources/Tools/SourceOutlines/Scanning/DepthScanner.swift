/// Finds how deep brackets and interpolations are nested in code, with a stack of its own in place of recursion.
///
/// A regular expression between slashes is read as code: what it leaves open ends with the braces around it.
struct DepthScanner {
    private enum Opening {
        case brace, bracket
        case string(hashes: Int, isLong: Bool)
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var stack: [Opening] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Whether more than `most` are open anywhere.
    mutating func exceeds(_ most: Int) -> Bool {
        while offset < bytes.count {
            if case .string(let hashes, let isLong)? = stack.last {
                inString(hashes, isLong)
            } else {
                inCode()
            }
            if stack.count > most { return true }
        }
        return false
    }

    private func byte(_ distance: Int = 0) -> UInt8 {
        offset + distance < bytes.count ? bytes[offset + distance] : 0
    }

    // MARK: Code

    private mutating func inCode() {
        switch byte() {
        case UInt8(ascii: "("), UInt8(ascii: "["): stack.append(.bracket)
        case UInt8(ascii: "{"): stack.append(.brace)
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            if case .bracket? = stack.last { stack.removeLast() }
        case UInt8(ascii: "}"): closeBrace()
        case UInt8(ascii: "/"): return skipComment()
        case 0x22: return openString(hashes: 0)
        // In a regular expression, it takes the meaning of what follows.
        case UInt8(ascii: "\\"): offset += 1
        case UInt8(ascii: "#"): return numberSigns()
        default: break
        }
        offset += 1
    }

    private mutating func closeBrace() {
        while case .bracket? = stack.last { stack.removeLast() }
        if case .brace? = stack.last { stack.removeLast() }
    }

    private mutating func numberSigns() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        offset += hashes
        if byte() == 0x22 { openString(hashes: hashes) }
    }

    private mutating func skipComment() {
        var scanner = ByteScanner(bytes)
        scanner.offset = offset
        guard byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") else {
            offset += 1
            return
        }
        scanner.skipComment()
        offset = scanner.offset
    }

    // MARK: Strings

    private mutating func openString(hashes: Int) {
        let isLong = byte(1) == 0x22 && byte(2) == 0x22
        offset += isLong ? 3 : 1
        stack.append(.string(hashes: hashes, isLong: isLong))
    }

    private mutating func inString(_ hashes: Int, _ isLong: Bool) {
        switch byte() {
        case 0x22 where closes(hashes, isLong):
            offset += (isLong ? 3 : 1) + hashes
            stack.removeLast()
        case 0x0A where !isLong:
            // Not a string after all, or one that is not valid.
            offset += 1
            stack.removeLast()
        case UInt8(ascii: "\\") where hasSigns(hashes, at: 1):
            offset += 1 + hashes
            if byte() == UInt8(ascii: "(") { stack.append(.bracket) }
            offset += 1
        default: offset += 1
        }
    }

    private func closes(_ hashes: Int, _ isLong: Bool) -> Bool {
        if isLong, byte(1) != 0x22 || byte(2) != 0x22 { return false }
        return hasSigns(hashes, at: isLong ? 3 : 1)
    }

    private func hasSigns(_ count: Int, at distance: Int) -> Bool {
        (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
    }
}
