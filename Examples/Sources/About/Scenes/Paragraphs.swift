/// Text that was written with an empty line between its paragraphs.
enum Paragraphs {
    /// The paragraphs in order, without white space around them; empty ones are left out.
    static func of(_ text: String) -> [String] {
        text.split(separator: "\n\n").compactMap { part in
            let lines = part.split(separator: "\n").map { $0.trimmed }.filter { !$0.isEmpty }
            return lines.isEmpty ? nil : lines.joined(separator: " ")
        }
    }
}

extension Substring {
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
