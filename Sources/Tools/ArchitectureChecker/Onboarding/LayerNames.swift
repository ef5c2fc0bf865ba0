/// Names for layers, after the modules or folders in them.
struct LayerNames {
    /// One for each layer, all different.
    let all: [String]

    init(_ layers: [[String]]) {
        var taken: Set<String> = []
        all = layers.map { parts in
            let words = parts.map(Self.words)
            var name = Self.common(words) ?? Self.joined(words, 2)
            var count = 2
            while taken.contains(name), count < parts.count {
                count += 1
                name = Self.joined(words, count)
            }
            // Folders of the same name in different places.
            if taken.contains(name) { name = parts.map(Self.path).joined(separator: "-and-") }
            taken.insert(name)
            return name
        }
    }

    /// The first names of a layer, and whether there are more.
    private static func joined(_ words: [[String]], _ count: Int) -> String {
        let names = words.prefix(count).map { $0.joined(separator: "-") }
        return names.joined(separator: "-and-") + (words.count > count ? "-and-others" : "")
    }

    /// The word that all names of several parts start or end with: `FeatureHome`, `FeatureRide`.
    private static func common(_ words: [[String]]) -> String? {
        guard words.count > 1, let first = words.first else { return nil }
        if let word = first.first, words.allSatisfy({ $0.first == word && $0.count > 1 }) { return word }
        if let word = first.last, words.allSatisfy({ $0.last == word && $0.count > 1 }) { return word }
        return nil
    }

    /// The words of the last part of a path, in lower case: `feature`, `home` for `Sources/FeatureHome`.
    private static func words(_ part: String) -> [String] {
        var words: [String] = []
        var wasLower = false
        for character in part.split(separator: "/").last ?? Substring(part) {
            guard character.isLetter || character.isNumber else {
                wasLower = false
                words.append("")
                continue
            }
            if words.isEmpty || character.isUppercase && wasLower { words.append("") }
            words[words.count - 1] += character.lowercased()
            wasLower = character.isLowercase || character.isNumber
        }
        let found = words.filter { !$0.isEmpty }
        return found.isEmpty ? ["root"] : found
    }

    private static func path(_ part: String) -> String {
        part.split(separator: "/").flatMap { words(String($0)) }.joined(separator: "-")
    }
}
