/// A JSON value whose keys keep their order, so that the same value gives the same text.
public indirect enum JSONText: Sendable, Equatable {
    /// A key and its value in an object. `object(_:)` makes objects.
    public struct Pair: Sendable, Equatable {
        let key: String
        let value: JSONText
    }

    case string(String)
    case number(Int)
    case flag(Bool)
    case null
    case list([JSONText])
    case members([Pair])

    /// An object with the keys in this order.
    public static func object(_ pairs: [(String, JSONText)]) -> JSONText {
        .members(pairs.map { Pair(key: $0, value: $1) })
    }

    public static func strings(_ texts: [String]) -> JSONText { .list(texts.map { .string($0) }) }

    /// The value on several lines, indented by two spaces, without a line end.
    public var text: String {
        var writer = Writer(isIndented: true)
        writer.add(self)
        return writer.text
    }

    /// The value on one line.
    public var line: String {
        var writer = Writer(isIndented: false)
        writer.add(self)
        return writer.text
    }

    /// The value on one line, safe inside a `script` element: no name in it can end the element.
    public var textInScript: String {
        line.replacing("<", with: "\\u003c")
    }
}

extension JSONText {
    private struct Writer {
        let isIndented: Bool
        private(set) var text = ""
        private var depth = 0

        init(isIndented: Bool) { self.isIndented = isIndented }

        mutating func add(_ value: JSONText) {
            switch value {
            case .string(let string): add(quoted: string)
            case .number(let number): text += "\(number)"
            case .flag(let flag): text += "\(flag)"
            case .null: text += "null"
            case .list(let values):
                add(values, in: ("[", "]")) { $0.add($1) }
            case .members(let pairs):
                add(pairs, in: ("{", "}")) { writer, pair in
                    writer.add(quoted: pair.key)
                    writer.text += writer.isIndented ? ": " : ":"
                    writer.add(pair.value)
                }
            }
        }

        private mutating func add<Item>(
            _ items: [Item], in brackets: (String, String), _ add: (inout Writer, Item) -> Void
        ) {
            text += brackets.0
            depth += 1
            for (index, item) in items.enumerated() {
                if index > 0 { text += "," }
                addLineEnd()
                add(&self, item)
            }
            depth -= 1
            if !items.isEmpty { addLineEnd() }
            text += brackets.1
        }

        private mutating func addLineEnd() {
            if isIndented { text += "\n" + String(repeating: "  ", count: depth) }
        }

        private mutating func add(quoted string: String) {
            text += "\""
            for scalar in string.unicodeScalars {
                switch scalar {
                case "\"": text += "\\\""
                case "\\": text += "\\\\"
                case "\n": text += "\\n"
                case "\r": text += "\\r"
                case "\t": text += "\\t"
                // Both end a line in JavaScript, where a document may be pasted.
                case "\u{2028}", "\u{2029}": text += "\\u" + String(scalar.value, radix: 16)
                case _ where scalar.value < 0x20:
                    let digits = String(scalar.value, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                default: text.unicodeScalars.append(scalar)
                }
            }
            text += "\""
        }
    }
}
