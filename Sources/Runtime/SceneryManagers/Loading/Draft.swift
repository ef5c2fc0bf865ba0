/// A value with writes that have not been confirmed.
///
/// Callers always see the confirmed value with all edits applied to it, in order. So a write that
/// fails removes its own edit and leaves the others, and a value fetched in the meantime keeps them.
struct Draft<Model: Sendable> {
    struct Edit {
        let id: Int
        let apply: @Sendable (inout Model) -> Void
        /// The caller that waits to commit; nil before it waits, and once it commits.
        var turn: CheckedContinuation<Void, any Error>?
    }

    /// The confirmed value.
    var base: MemoryEntry<Model>
    var edits: [Edit] = []
    /// Whether the value was invalidated while there were edits, so that the result of a commit may be outdated.
    var isInvalidated = false

    /// The confirmed value with all edits.
    var shown: MemoryEntry<Model> {
        var entry = base
        for edit in edits { edit.apply(&entry.model) }
        return entry
    }

    /// Removes an edit; returns the caller that may commit next, if that changed.
    mutating func remove(_ id: Int) -> CheckedContinuation<Void, any Error>? {
        guard let index = edits.firstIndex(where: { $0.id == id }) else { return nil }
        edits.remove(at: index)
        guard index == 0, !edits.isEmpty else { return nil }
        defer { edits[0].turn = nil }
        return edits[0].turn
    }
}
