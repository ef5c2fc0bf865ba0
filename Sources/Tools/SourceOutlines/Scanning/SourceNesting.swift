/// How deep a file may nest before it is refused.
///
/// The parser's time grows with the square of the depth or faster: 5,000 blocks in each other take minutes, and so do
/// 5,000 generic arguments or `#if`. It gives up at some 200 brackets anyway, and then reports errors in valid code.
package enum SourceNesting {
    /// Parentheses, square brackets, braces and interpolations, counted together.
    package static let mostBrackets = 500
    /// Generic arguments in each other.
    package static let mostArguments = 500
    /// `#if` in each other.
    package static let mostConditions = 250

    /// What a file has too much of.
    package enum Excess: CustomStringConvertible {
        case brackets, arguments, conditions

        package var description: String {
            switch self {
            case .brackets: words("brackets", mostBrackets)
            case .arguments: words("generic arguments", mostArguments)
            case .conditions: words("#if", mostConditions)
            }
        }

        private func words(_ what: String, _ most: Int) -> String {
            "\(what) are nested more than \(most) deep, which no parser reads in good time"
        }
    }

    /// - Returns: `nil` for a file that can be parsed.
    /// - Complexity: linear, without recursion.
    package static func excess(in bytes: UnsafeBufferPointer<UInt8>) -> Excess? {
        var brackets = 0
        var arguments = 0
        var conditions = 0
        var isSuspicious = false
        for index in bytes.indices {
            switch table[Int(bytes[index])] {
            case .other: continue
            case .opener:
                brackets += 1
                // Brackets in literals are counted too; so few files have many that all are scanned again.
                isSuspicious = isSuspicious || brackets > mostBrackets
                if bytes[index] == UInt8(ascii: "{") { arguments = 0 }
            case .closer:
                brackets = max(0, brackets - 1)
                if bytes[index] == UInt8(ascii: "}") { arguments = 0 }
            case .less where followsName(bytes, index):
                arguments += 1
                if arguments > mostArguments { return .arguments }
            case .greater where index > 0 && bytes[index - 1] != UInt8(ascii: "-"):
                arguments = max(0, arguments - 1)
            case .numberSign:
                conditions = max(0, conditions + step(bytes, index))
                if conditions > mostConditions { return .conditions }
            case .less, .greater: continue
            }
        }
        guard isSuspicious else { return nil }
        var scanner = DepthScanner(bytes)
        return scanner.exceeds(mostBrackets) ? .brackets : nil
    }

    private static func followsName(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard index > 0 else { return false }
        let byte = bytes[index - 1]
        return byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// One for `#if`, minus one for `#endif`, at a number sign that begins its line.
    private static func step(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        var before = index - 1
        while before >= 0, bytes[before] == 0x20 || bytes[before] == 0x09 { before -= 1 }
        guard before < 0 || bytes[before] == 0x0A || bytes[before] == 0x0D else { return 0 }
        let rest = bytes[(index + 1)...]
        if rest.starts(with: "if".utf8) { return 1 }
        return rest.starts(with: "endif".utf8) ? -1 : 0
    }

    private enum Kind { case other, opener, closer, less, greater, numberSign }

    private static let table: [Kind] = {
        var table = Array(repeating: Kind.other, count: 256)
        for byte in "([{".utf8 { table[Int(byte)] = .opener }
        for byte in ")]}".utf8 { table[Int(byte)] = .closer }
        table[Int(UInt8(ascii: "<"))] = .less
        table[Int(UInt8(ascii: ">"))] = .greater
        table[Int(UInt8(ascii: "#"))] = .numberSign
        return table
    }()
}
