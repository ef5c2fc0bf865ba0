extension StringProtocol {
    /// The words of a name in camel case: `URL`, `Session` and `Log` for `URLSessionLog`.
    ///
    /// A word starts at an upper-case letter after a lower-case one, and at the last capital of an acronym.
    package var camelCaseWords: [String] {
        var name = String(self)
        // Rules ask for words often, and `Character.isUppercase` looks up properties of Unicode: a fifth of a check.
        let words = name.withUTF8 { bytes in
            bytes.allSatisfy { $0 < 0x80 }
                ? CamelCase.words(bytes, isUpper: { 0x41...0x5A ~= $0 }, isLower: { 0x61...0x7A ~= $0 }).map {
                    String(decoding: bytes[$0], as: UTF8.self)
                } : nil
        }
        if let words { return words }
        let characters = Array(name)
        return CamelCase.words(characters, isUpper: \.isUppercase, isLower: \.isLowercase).map {
            String(characters[$0])
        }
    }
}

private enum CamelCase {
    static func words<Letters: RandomAccessCollection>(
        _ letters: Letters, isUpper: (Letters.Element) -> Bool, isLower: (Letters.Element) -> Bool
    ) -> [Range<Int>] where Letters.Index == Int {
        guard !letters.isEmpty else { return [] }
        var words: [Range<Int>] = []
        var start = 0
        for index in letters.indices.dropFirst() where isUpper(letters[index]) {
            let isAfterUpper = isUpper(letters[index - 1])
            let isBeforeLower = index + 1 < letters.count && isLower(letters[index + 1])
            guard !isAfterUpper || isBeforeLower else { continue }
            words.append(start..<index)
            start = index
        }
        return words + [start..<letters.count]
    }
}
