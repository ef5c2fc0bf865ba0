/// Finds what a person probably meant.
public enum Nearest {
    /// The candidate with the fewest edits from `word`, if that is at most a third of its length
    /// (and at least one); the first of several.
    public static func match(for word: String, among candidates: [String]) -> String? {
        let ranked = candidates.map { ($0, distance(word.lowercased(), $0.lowercased())) }
        guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
        return best.1 <= max(1, max(word.count, best.0.count) / 3) ? best.0 : nil
    }

    /// `, did you mean "…"?` as part of a sentence, or nothing.
    public static func hint(for word: String, among candidates: [String]) -> String {
        match(for: word, among: candidates).map { " (did you mean \"\($0)\"?)" } ?? ""
    }

    /// Levenshtein distance, O(a × b).
    static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        var row = Array(0...b.count)
        for i in a.indices {
            var diagonal = row[0]
            row[0] = i + 1
            for j in b.indices {
                let change = a[i] == b[j] ? diagonal : min(diagonal, row[j], row[j + 1]) + 1
                diagonal = row[j + 1]
                row[j + 1] = change
            }
        }
        return row[b.count]
    }
}
