/// A browser's languages in the order of preference, from its `Accept-Language` header. Pure.
enum AcceptedLanguages {
    /// At most ten tags; what is not a tag is left out.
    static func list(_ header: String?) -> [String] {
        let entries = (header ?? "").split(separator: ",").prefix(10).compactMap(entry)
        // A stable order: equal weights stay as the browser wrote them.
        return entries.enumerated()
            .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.tag)
    }

    private static func entry(_ text: Substring) -> (tag: String, weight: Double)? {
        let parts = text.split(separator: ";").map { $0.filter { $0 != " " } }
        guard let tag = parts.first, !tag.isEmpty, tag.utf8.count <= 35,
            tag.utf8.allSatisfy({
                $0 == UInt8(ascii: "-") || Character(Unicode.Scalar($0)).isLetter
                    || Character(Unicode.Scalar($0)).isNumber
            })
        else { return nil }
        let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
        return weight > 0 ? (tag, weight) : nil
    }
}
