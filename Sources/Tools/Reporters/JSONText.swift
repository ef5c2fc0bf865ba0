/// A JSON value whose keys keep their order, so that the same report gives the same text.
indirect enum JSONText {
    case string(String)
    case number(Int)
    case flag(Bool)
    case list([JSONText])
    case object([(String, JSONText)])

    /// The value as text, indented by two spaces.
    func text(indentation: String = "") -> String {
        let inner = indentation + "  "
        switch self {
        case .string(let text): return Self.quoted(text)
        case .number(let number): return "\(number)"
        case .flag(let flag): return "\(flag)"
        case .list(let values):
            guard !values.isEmpty else { return "[]" }
            let lines = values.map { inner + $0.text(indentation: inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
        case .object(let pairs):
            guard !pairs.isEmpty else { return "{}" }
            let lines = pairs.map { "\(inner)\(Self.quoted($0)): \($1.text(indentation: inner))" }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            // Both end a line in JavaScript, where a report may be pasted.
            case "\u{2028}", "\u{2029}": quoted += "\\u" + String(scalar.value, radix: 16)
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
