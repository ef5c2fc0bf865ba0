/// A value with writes on it that the other side has not confirmed.
///
/// What is shown is always the confirmed value with all edits made on it, in order. So one write that
/// fails takes its own edit away and leaves the others, and a value fetched meanwhile keeps them.
struct Draft<Model: Sendable> {
    struct Edit {
        let id: Int
        let apply: @Sendable (inout Model) -> Void
        /// Who waits for its turn to commit; `nil` until it waits, and once it commits.
        var turn: CheckedContinuation<Void, any Error>?
    }

    /// The confirmed value.
    var base: MemoryEntry<Model>
    var edits: [Edit] = []
    /// Whether the value was invalidated while there were edits, so that what a commit brings may be too old.
    var isInvalidated = false

    /// The confirmed value with all edits.
    var shown: MemoryEntry<Model> {
        var entry = base
        for edit in edits { edit.apply(&entry.model) }
        return entry
    }

    /// Takes an edit out; who has the turn next, if that changed.
    mutating func remove(_ id: Int) -> CheckedContinuation<Void, any Error>? {
        guard let index = edits.firstIndex(where: { $0.id == id }) else { return nil }
        edits.remove(at: index)
        guard index == 0, !edits.isEmpty else { return nil }
        defer { edits[0].turn = nil }
        return edits[0].turn
    }
}
