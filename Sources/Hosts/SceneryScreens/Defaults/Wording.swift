/// Titles for a person, from names in code.
enum Wording {
    /// `aboutUs` → `About us`, `URLList` → `URL list`, `price2` → `Price 2`.
    static func title(of name: String) -> String {
        let words = words(in: name)
        guard let first = words.first else { return name }
        let rest = words.dropFirst().map { $0.isAcronym ? $0 : $0.lowercased() }
        return ([first.prefix(1).uppercased() + first.dropFirst()] + rest).joined(separator: " ")
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

    private static func startsWord(_ it: Character, after previous: Character, before next: Character?)
        -> Bool
    {
        if it.isNumber { return !previous.isNumber && previous.isLetter }
        guard it.isUppercase else { return false }
        return previous.isLowercase || previous.isNumber
            || (previous.isUppercase && next?.isLowercase == true)
    }
}

extension String {
    fileprivate var isAcronym: Bool { count > 1 && allSatisfy { $0.isUppercase || $0.isNumber } }
}
