/// Words that a rule looks for in names, prepared once: a check compares them with most names of a project.
struct WordList: Sendable {
    private let words: [[UInt8]]

    /// - Parameter words: In ASCII.
    init(_ words: [String]) { self.words = words.map { Array($0.utf8) } }

    /// Whether a name contains one of them.
    func isAny(in name: String) -> Bool {
        var name = name
        return name.withUTF8 { bytes in words.contains { Self.contains($0, in: bytes) } }
    }

    private static func contains(_ word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard word.count <= bytes.count else { return false }
        for start in 0...(bytes.count - word.count) where bytes[start] == word[0] {
            if word.indices.allSatisfy({ bytes[start + $0] == word[$0] }) { return true }
        }
        return false
    }
}
