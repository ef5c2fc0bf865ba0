/// A property list in the text format of OpenStep, in which Xcode writes projects.
indirect enum PropertyList: Equatable, Sendable {
    case text(String)
    case list([PropertyList])
    case table([String: PropertyList])

    /// - Returns: `nil` if the bytes are not a property list.
    init?(_ bytes: [UInt8]) {
        var reader = PropertyListReader(bytes: bytes)
        guard let value = reader.value(depth: 0) else { return nil }
        self = value
    }

    subscript(key: String) -> PropertyList? {
        if case .table(let table) = self { return table[key] }
        return nil
    }

    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    /// The texts of a list.
    var texts: [String] {
        if case .list(let values) = self { return values.compactMap(\.text) }
        return []
    }
}

private struct PropertyListReader {
    let bytes: [UInt8]
    private var position = 0

    private static let deepest = 64

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func value(depth: Int) -> PropertyList? {
        guard depth < Self.deepest else { return nil }
        skipBlanks()
        guard position < bytes.count else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "{"): return table(depth)
        case UInt8(ascii: "("): return list(depth)
        default: return text().map { .text($0) }
        }
    }

    private mutating func table(_ depth: Int) -> PropertyList? {
        position += 1
        var table: [String: PropertyList] = [:]
        while true {
            skipBlanks()
            if take("}") { return .table(table) }
            guard let key = text() else { return nil }
            skipBlanks()
            guard take("="), let value = value(depth: depth + 1) else { return nil }
            skipBlanks()
            guard take(";") else { return nil }
            table[key] = value
        }
    }

    private mutating func list(_ depth: Int) -> PropertyList? {
        position += 1
        var values: [PropertyList] = []
        while true {
            skipBlanks()
            if take(")") { return .list(values) }
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
            skipBlanks()
            if !take(",") {
                guard take(")") else { return nil }
                return .list(values)
            }
        }
    }

    private mutating func take(_ sign: Character) -> Bool {
        guard position < bytes.count, bytes[position] == sign.asciiValue else { return false }
        position += 1
        return true
    }

    private mutating func text() -> String? {
        guard position < bytes.count else { return nil }
        let quote = bytes[position]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return quoted(quote) }
        let start = position
        while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
        return position == start ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted(_ quote: UInt8) -> String? {
        position += 1
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count {
                position += 1
                text.append(bytes[position] == UInt8(ascii: "n") ? UInt8(ascii: "\n") : bytes[position])
            } else {
                text.append(bytes[position])
            }
            position += 1
        }
        guard position < bytes.count else { return nil }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: ":"),
            UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"):
            true
        default: byte >= 0x80
        }
    }

    /// Skips white space and comments of both kinds.
    private mutating func skipBlanks() {
        while position < bytes.count {
            if bytes[position] <= 0x20 {
                position += 1
            } else if starts("//") {
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            } else if starts("/*") {
                position += 2
                while position < bytes.count, !starts("*/") { position += 1 }
                position = min(position + 2, bytes.count)
            } else {
                return
            }
        }
    }

    private func starts(_ text: StaticString) -> Bool {
        position + 1 < bytes.count && bytes[position] == text.utf8Start[0]
            && bytes[position + 1] == text.utf8Start[1]
    }
}
