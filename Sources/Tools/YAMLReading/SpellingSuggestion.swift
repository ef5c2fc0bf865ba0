/// Finds the word that was probably meant.
public enum SpellingSuggestion {
    /// The candidate with the fewest edits from `word`, if that is at most a third of its length
    /// (and at least one); the first of several.
    public static func match(for word: String, among candidates: [String]) -> String? {
        // A longer word is nobody's misspelling, and would take long to compare.
        guard word.utf8.count <= 200 else { return nil }
        let ranked = candidates.map { ($0, distance(word.lowercased(), $0.lowercased())) }
        guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
        return best.1 <= max(1, max(word.count, best.0.count) / 3) ? best.0 : nil
    }

    /// ` (did you mean "…"?)` as part of a sentence, or an empty text.
    public static func hint(for word: String, among candidates: [String]) -> String {
        match(for: word, among: candidates).map { " (did you mean \"\($0)\"?)" } ?? ""
    }

    /// The number of edits between two words, where two swapped letters are one edit; O(a × b).
    static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        var before = Array(0...b.count)
        var row = before
        for i in a.indices {
            var next = [i + 1] + Array(repeating: 0, count: b.count)
            for j in b.indices {
                next[j + 1] = a[i] == b[j] ? row[j] : min(row[j], row[j + 1], next[j]) + 1
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    next[j + 1] = min(next[j + 1], before[j - 1] + 1)
                }
            }
            (before, row) = (row, next)
        }
        return row[b.count]
    }
}
