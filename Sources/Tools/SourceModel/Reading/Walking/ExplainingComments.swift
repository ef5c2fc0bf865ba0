/// Tells comments that give a reason from those that only say what is still to be done, and from code that is commented out.
enum ExplainingComments {
    /// Whether there is a comment in a text that is not only a note to its author.
    static func exist(in text: some BidirectionalCollection<UInt8>) -> Bool {
        var rest = text[...]
        while let start = start(in: rest) {
            rest = rest[start...].dropFirst(2)
            let isBlock = text[text.index(after: start)] == UInt8(ascii: "*")
            let end =
                isBlock ? endOfBlock(in: rest) : rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            if explains(rest[..<end]) { return true }
            rest = rest[end...]
        }
        return false
    }

    /// Whether a comment says that a failure does not matter: "best effort", "ignore the error".
    static func excuse(in text: some BidirectionalCollection<UInt8>) -> Bool {
        guard start(in: text[...]) != nil, exist(in: text) else { return false }
        let comment = String(decoding: text, as: UTF8.self).lowercased()
        // One that speaks to this tool names the rule.
        guard !comment.contains("scenery:ignore") else { return false }
        let words = comment.split { !$0.isLetter }
        return words.contains { word in
            repeating.contains(String(word)) || excuses.contains { word.hasPrefix($0) }
        }
    }

    private static let excuses = [
        "effort", "error", "fail", "ignor", "matter", "optional", "swallow", "throw",
    ]
    /// Whole words, for what is retrieved is something else.
    private static let repeating: Set<String> = ["retry", "retries", "retried"]

    private static func start<Bytes: BidirectionalCollection<UInt8>>(in text: Bytes) -> Bytes.Index? {
        let slash = UInt8(ascii: "/")
        return text.indices.first { index in
            guard text[index] == slash else { return false }
            let next = text.index(after: index)
            return next < text.endIndex && (text[next] == slash || text[next] == UInt8(ascii: "*"))
        }
    }

    private static func endOfBlock<Bytes: BidirectionalCollection<UInt8>>(in text: Bytes) -> Bytes.Index {
        text.indices.first { index in
            let next = text.index(after: index)
            return text[index] == UInt8(ascii: "*") && next < text.endIndex && text[next] == UInt8(ascii: "/")
        } ?? text.endIndex
    }

    /// What a note starts with that asks for something: "show the failure".
    private static let asking: Set<String> = [
        "todo", "fixme", "handle", "show", "display", "present", "implement", "replace",
    ]
    /// What a note of one or two words is about: "error", "error handling".
    private static let topics: Set<String> = ["error", "failure", "log", "alert", "toast"]

    /// Whether a word only says of what: "error for request".
    private static func isAbout(_ word: Substring) -> Bool {
        ["for", "from", "in", "of", "while", "when", "on"].contains(word)
    }

    private static func explains(_ comment: some Collection<UInt8>) -> Bool {
        let text = String(decoding: comment, as: UTF8.self)
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }
        guard let first = words.first.map(String.init), !asking.contains(first) else { return false }
        let isTopic = topics.contains(first) && (words.count < 3 || words.count < 5 && isAbout(words[1]))
        return !isTopic && !isCode(text)
    }

    /// Whether it reads as a call: `completion(nil)`.
    private static func isCode(_ text: String) -> Bool {
        let text = text.drop { $0 == "/" || $0 == " " }
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "?" }
        return !name.isEmpty && text.dropFirst(name.count).first == "("
    }
}
