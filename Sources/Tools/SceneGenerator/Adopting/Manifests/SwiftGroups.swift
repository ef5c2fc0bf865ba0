/// The calls and arrays of a manifest in Swift, by the offsets of their brackets and of what is between them.
///
/// A manifest is scanned and not parsed: strings and comments are skipped, and brackets are paired.
struct SwiftGroups {
    /// What stands between two brackets.
    struct Group {
        /// The name before an opening parenthesis: `testTarget` in `.testTarget(`.
        let name: String
        let open: Int
        /// The offset of the closing bracket.
        var close = 0
        /// The texts between commas, without blanks and comments around them.
        var items: [Range<Int>] = []
        /// Whether a comma follows the last of them.
        var hasTrailingComma = false
    }

    struct Argument {
        let label: String
        /// From its label on.
        let start: Int
        let value: Range<Int>
    }

    let bytes: [UInt8]
    /// In the order of their opening brackets.
    private(set) var groups: [Group] = []

    /// - Returns: `nil` if brackets are not paired or a string does not end.
    init?(_ text: String) {
        bytes = Array(text.utf8)
        guard scan() else { return nil }
    }

    /// The calls of a function or an initializer.
    func calls(_ name: String) -> [Group] {
        groups.filter { $0.name == name && bytes[$0.open] == UInt8(ascii: "(") }
    }

    func arguments(of call: Group) -> [Argument] {
        call.items.map { item in
            let word = bytes[item].prefix(while: Self.isWord)
            let rest = bytes[word.endIndex..<item.upperBound].drop { $0 == 0x20 }
            guard !word.isEmpty, rest.first == UInt8(ascii: ":") else {
                return Argument(label: "", start: item.lowerBound, value: item)
            }
            let value = rest.dropFirst().drop { $0 <= 0x20 }
            return Argument(
                label: String(decoding: word, as: UTF8.self), start: item.lowerBound,
                value: value.startIndex..<item.upperBound)
        }
    }

    func argument(_ label: String, of call: Group) -> Argument? {
        arguments(of: call).first { $0.label == label }
    }

    /// The text of an argument that is one plain string.
    func string(_ label: String, of call: Group) -> String? {
        guard let argument = argument(label, of: call) else { return nil }
        let text = text(argument.value)
        guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\""),
            !text.dropFirst().dropLast().contains("\""),
            !text.contains("\\")
        else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// The array that an argument is, from bracket to bracket.
    func array(_ label: String, of call: Group) -> Group? {
        guard let argument = argument(label, of: call) else { return nil }
        return groups.first {
            $0.open == argument.value.lowerBound && $0.close + 1 == argument.value.upperBound
                && bytes[$0.open] == UInt8(ascii: "[")
        }
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
        default: byte >= 0x80
        }
    }

    // MARK: Scanning

    private mutating func scan() -> Bool {
        var open: [Int] = []
        // The item of each open bracket that is being read: where it starts, and where its text ends so far.
        var items: [(start: Int?, end: Int)] = []
        var position = 0
        while position < bytes.count {
            let start = position
            switch bytes[position] {
            case 0...0x20:
                position += 1
                continue
            case UInt8(ascii: "/") where next(position) == UInt8(ascii: "/"):
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
                continue
            case UInt8(ascii: "/") where next(position) == UInt8(ascii: "*"):
                guard skipComment(&position) else { return false }
                continue
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                guard skipString(&position) else { return false }
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                mark(&items, start, start + 1)
                open.append(groups.count)
                items.append((nil, start + 1))
                groups.append(Group(name: name(before: start), open: start))
                position += 1
                continue
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let group = open.popLast(), let item = items.popLast() else { return false }
                if let first = item.start { groups[group].items.append(first..<item.end) }
                groups[group].hasTrailingComma = item.start == nil && !groups[group].items.isEmpty
                groups[group].close = start
                position += 1
            case UInt8(ascii: ","):
                if let group = open.last, let item = items.popLast() {
                    if let first = item.start { groups[group].items.append(first..<item.end) }
                    items.append((nil, start + 1))
                }
                position += 1
                continue
            default: position += 1
            }
            mark(&items, start, position)
        }
        return open.isEmpty
    }

    private func mark(_ items: inout [(start: Int?, end: Int)], _ start: Int, _ end: Int) {
        guard let last = items.indices.last else { return }
        items[last] = (items[last].start ?? start, end)
    }

    private func next(_ position: Int) -> UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

    private func name(before open: Int) -> String {
        let word = bytes[..<open].reversed().prefix(while: Self.isWord).reversed()
        return String(decoding: Array(word), as: UTF8.self)
    }

    private func skipComment(_ position: inout Int) -> Bool {
        var depth = 0
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "/"), next(position) == UInt8(ascii: "*") {
                (depth, position) = (depth + 1, position + 2)
            } else if bytes[position] == UInt8(ascii: "*"), next(position) == UInt8(ascii: "/") {
                (depth, position) = (depth - 1, position + 2)
                if depth == 0 { return true }
            } else {
                position += 1
            }
        }
        return false
    }

    /// Skips a string of any kind, with what is interpolated in it; a lone `#` as well.
    private func skipString(_ position: inout Int) -> Bool {
        var marks = 0
        while position < bytes.count, bytes[position] == UInt8(ascii: "#") {
            (marks, position) = (marks + 1, position + 1)
        }
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return true }
        let isLong =
            next(position) == UInt8(ascii: "\"") && position + 2 < bytes.count
            && bytes[position + 2] == UInt8(ascii: "\"")
        let quotes = isLong ? 3 : 1
        position += quotes
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "\""), ends(position, quotes, marks) {
                position += quotes + marks
                return true
            }
            guard bytes[position] == UInt8(ascii: "\\"), follows(position + 1, marks) else {
                if bytes[position] == 0x0A, !isLong { return false }
                position += 1
                continue
            }
            position += 1 + marks
            guard position < bytes.count else { return false }
            if bytes[position] == UInt8(ascii: "(") {
                guard skipInterpolation(&position) else { return false }
            } else {
                position += 1
            }
        }
        return false
    }

    private func skipInterpolation(_ position: inout Int) -> Bool {
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""):
                guard skipString(&position) else { return false }
                continue
            default: break
            }
            position += 1
            if depth == 0 { return true }
        }
        return false
    }

    private func ends(_ position: Int, _ quotes: Int, _ marks: Int) -> Bool {
        position + quotes <= bytes.count
            && bytes[position..<(position + quotes)].allSatisfy { $0 == UInt8(ascii: "\"") }
            && follows(position + quotes, marks)
    }

    private func follows(_ position: Int, _ marks: Int) -> Bool {
        position + marks <= bytes.count
            && bytes[position..<(position + marks)].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}
