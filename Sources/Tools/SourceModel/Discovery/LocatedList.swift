/// A property list in the text format of OpenStep, in which Xcode writes projects, with the offset of each part in bytes, so
/// that text can be inserted between them.
package indirect enum LocatedList {
    case text(String, Range<Int>)
    case list([Element], Range<Int>)
    case table([Entry], Range<Int>)

    /// An element of a list; `end` is after its comma, where it has one.
    package struct Element {
        package let value: LocatedList
        package let hasComma: Bool
        package let end: Int
    }

    /// An entry of a table; `end` is after its semicolon.
    package struct Entry {
        package let key: String
        package let start: Int
        package let value: LocatedList
        package let end: Int
    }

    /// - Parameter isWhole: Whether nothing may follow it.
    /// - Returns: `nil` if the bytes are not a property list.
    package init?(_ bytes: [UInt8], isWhole: Bool = true) {
        var reader = LocatedListReader(bytes: bytes)
        guard let value = isWhole ? reader.whole() : reader.value(depth: 0) else { return nil }
        self = value
    }

    package subscript(key: String) -> LocatedList? { entry(key)?.value }

    package func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

    package var entries: [Entry] {
        if case .table(let entries, _) = self { return entries }
        return []
    }

    package var elements: [Element] {
        if case .list(let elements, _) = self { return elements }
        return []
    }

    package var text: String? {
        if case .text(let text, _) = self { return text }
        return nil
    }

    /// A text in quotation marks, as Xcode writes one that is not a word.
    package static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
            "\n", with: "\\n")
        return "\"\(escaped)\""
    }

    /// The texts of a list.
    package var texts: [String] { elements.compactMap(\.value.text) }

    package var range: Range<Int> {
        switch self {
        case .text(_, let range), .list(_, let range), .table(_, let range): range
        }
    }
}

private struct LocatedListReader {
    let bytes: [UInt8]
    private var position = 0

    private static let deepest = 64

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func whole() -> LocatedList? {
        guard let value = value(depth: 0) else { return nil }
        skipBlanks()
        return position == bytes.count ? value : nil
    }

    mutating func value(depth: Int) -> LocatedList? {
        guard depth < Self.deepest else { return nil }
        skipBlanks()
        guard position < bytes.count else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "{"): return table(depth)
        case UInt8(ascii: "("): return list(depth)
        default: return text()
        }
    }

    private mutating func table(_ depth: Int) -> LocatedList? {
        let start = position
        position += 1
        var entries: [LocatedList.Entry] = []
        while true {
            skipBlanks()
            if take("}") { return .table(entries, start..<position) }
            let first = position
            guard let key = text()?.text else { return nil }
            skipBlanks()
            guard take("="), let value = value(depth: depth + 1) else { return nil }
            skipBlanks()
            guard take(";") else { return nil }
            entries.append(LocatedList.Entry(key: key, start: first, value: value, end: position))
        }
    }

    private mutating func list(_ depth: Int) -> LocatedList? {
        let start = position
        position += 1
        var elements: [LocatedList.Element] = []
        while true {
            skipBlanks()
            if take(")") { return .list(elements, start..<position) }
            guard elements.last?.hasComma ?? true, let value = value(depth: depth + 1) else { return nil }
            let end = position
            skipBlanks()
            let hasComma = take(",")
            // Without a comma the element ends where its text does, before a comment.
            elements.append(
                LocatedList.Element(value: value, hasComma: hasComma, end: hasComma ? position : end))
        }
    }

    private mutating func take(_ sign: Character) -> Bool {
        guard position < bytes.count, bytes[position] == sign.asciiValue else { return false }
        position += 1
        return true
    }

    private mutating func text() -> LocatedList? {
        guard position < bytes.count else { return nil }
        let start = position
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            while position < bytes.count, Self.isPlain(bytes[position]), !starts("/*") { position += 1 }
            guard position > start else { return nil }
            return .text(String(decoding: bytes[start..<position], as: UTF8.self), start..<position)
        }
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
        return .text(String(decoding: text, as: UTF8.self), start..<position)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"),
            UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "/"):
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
