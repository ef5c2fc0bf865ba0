extension StringProtocol {
    /// The words of a name in camel case: `URL`, `Session` and `Log` for `URLSessionLog`.
    ///
    /// A word starts at an upper-case letter after a lower-case one, and at the last capital of an acronym.
    package var camelCaseWords: [String] {
        let characters = Array(self)
        guard !characters.isEmpty else { return [] }
        var words: [String] = []
        var start = 0
        for index in characters.indices.dropFirst() where characters[index].isUppercase {
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            let endsAcronym = characters[index - 1].isUppercase && next?.isLowercase == true
            guard endsAcronym || !characters[index - 1].isUppercase else { continue }
            words.append(String(characters[start..<index]))
            start = index
        }
        return words + [String(characters[start...])]
    }
}
