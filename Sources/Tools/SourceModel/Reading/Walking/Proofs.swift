/// Expressions of which the code has made sure that they have a value, by their normalized texts, in blocks that end.
///
/// A proof is valid until its block ends or its variable gets another value.
struct Proofs {
    private var texts: [String] = []
    private var starts: [Int] = []

    var isEmpty: Bool { texts.isEmpty }

    func contains(_ text: String) -> Bool { texts.contains(text) }

    mutating func add(_ new: [String]) { texts += new }

    mutating func begin() { starts.append(texts.count) }

    /// Ends the current block.
    ///
    /// - Returns: What was proven in it.
    @discardableResult
    mutating func end() -> [String] {
        let start = min(starts.popLast() ?? 0, texts.count)
        guard start < texts.count else { return [] }
        let ended = Array(texts[start...])
        texts.removeSubrange(start...)
        return ended
    }

    /// Forgets what is known of a variable and of its elements, because it gets another value.
    mutating func forget(_ text: String) {
        for index in texts.indices where texts[index].hasPrefix(text) {
            guard let next = texts[index].dropFirst(text.count).first else {
                texts[index] = ""
                continue
            }
            if next == "." || next == "[" || next == " " { texts[index] = "" }
        }
    }
}

/// What holds if a condition is met, and what holds if it is not.
struct Outcome {
    var ifTrue: [String] = []
    var ifFalse: [String] = []

    var negated: Outcome { Outcome(ifTrue: ifFalse, ifFalse: ifTrue) }
}
