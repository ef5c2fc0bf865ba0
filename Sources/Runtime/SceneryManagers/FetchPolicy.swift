/// Where a value may come from, and in which order the places are asked.
public enum FetchPolicy: Sendable, Hashable, CaseIterable {
    /// A valid value from memory, else from the store, else from the fetch.
    case cached
    /// Always from the fetch.
    case fresh
    /// What is held, however old, at once; then one from the fetch (stale while revalidating).
    ///
    /// ``Manager/model(for:policy:)`` returns the held value and lets the fetch go on behind it;
    /// ``Manager/models(for:policy:)`` gives both.
    case cachedThenFresh
    /// From the fetch; should that fail, what is held, however old.
    case freshWithFallback
    /// What is held, however old; never a fetch.
    case localOnly
}
