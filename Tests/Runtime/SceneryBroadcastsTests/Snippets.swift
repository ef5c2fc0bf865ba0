/// Finds snippets in a page and in the source that compiles them, both without their indentation.
enum Snippets {
    /// The contents of the Swift fences of a page.
    static func fences(of page: String) -> [String] {
        between("```swift", and: "```", in: page)
    }

    /// What lies between `// snippet: name` and `// end` in a source.
    static func marked(in source: String) -> [String] {
        between("// snippet:", and: "// end", in: source)
    }

    private static func between(_ opening: String, and closing: String, in text: String) -> [String] {
        var found: [String] = []
        var lines: [Substring]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let content = line.drop { $0 == " " }
            if let open = lines, content == closing {
                found.append(flush(open))
                lines = nil
            } else if lines != nil {
                lines?.append(line)
            } else if content.hasPrefix(opening) {
                lines = []
            }
        }
        return found
    }

    private static func flush(_ lines: [Substring]) -> String {
        let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
    }
}
