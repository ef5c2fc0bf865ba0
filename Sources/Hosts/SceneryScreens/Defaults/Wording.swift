/// Words for a person out of names for a compiler.
enum Wording {
    /// `aboutUs` → `About us`, `URLList` → `URL list`, `price2` → `Price 2`.
    static func title(of name: String) -> String {
        let words = words(in: name)
        guard let first = words.first else { return name }
        let rest = words.dropFirst().map { $0.isAcronym ? $0 : $0.lowercased() }
        return ([first.prefix(1).uppercased() + first.dropFirst()] + rest).joined(separator: " ")
    }

    /// The title of the button for an event: its name without the words that say it is one, as in
    /// `termsTapped` → `Terms`, `didTapReload` → `Reload`.
    static func title(ofEvent name: String) -> String {
        var words = words(in: name)
        let prefix = words.first.flatMap { ["did", "on"].contains($0.lowercased()) ? $0 : nil }
        if prefix != nil, words.count > 1 { words.removeFirst() }
        let verbs: Set<String> = ["tap", "tapped", "select", "selected", "press", "pressed"]
        if words.count > 1, let last = words.last, verbs.contains(last.lowercased()) {
            words.removeLast()
        } else if prefix != nil, words.count > 1, let first = words.first, verbs.contains(first.lowercased()) {
            words.removeFirst()
            if words.count > 1, words.first?.lowercased() == "on" { words.removeFirst() }
        }
        return title(of: words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    }

    /// Splits before an upper-case letter that follows a lower-case one or starts a word after an
    /// acronym, before the first digit of a number, and at underscores.
    private static func words(in name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            let previous = index > 0 ? characters[index - 1] : nil
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            if character == "_" || character == " " || character == "-" {
                words.append(word)
                word = ""
                continue
            }
            if let previous, startsWord(character, after: previous, before: next) {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        return (words + [word]).filter { !$0.isEmpty }
    }

    private static func startsWord(_ it: Character, after previous: Character, before next: Character?) -> Bool {
        if it.isNumber { return !previous.isNumber && previous.isLetter }
        guard it.isUppercase else { return false }
        return previous.isLowercase || previous.isNumber || (previous.isUppercase && next?.isLowercase == true)
    }
}

extension String {
    fileprivate var isAcronym: Bool { count > 1 && allSatisfy { $0.isUppercase || $0.isNumber } }
}
