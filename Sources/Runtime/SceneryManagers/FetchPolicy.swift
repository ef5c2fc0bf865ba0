/// Where a value may come from, and in which order the sources are tried.
public enum FetchPolicy: Sendable, Hashable, CaseIterable {
    /// A valid value from memory, otherwise from the store, otherwise from a fetch.
    case cached
    /// Always from a fetch.
    case fresh
    /// The held value, valid or stale, at once; then one from a fetch (stale-while-revalidate).
    ///
    /// ``Manager/model(for:policy:)`` returns the held value and continues the fetch in the background;
    /// ``Manager/models(for:policy:)`` returns both.
    case cachedThenFresh
    /// From a fetch; if it fails, the held value, valid or stale.
    case freshWithFallback
    /// The held value, valid or stale; never a fetch.
    case localOnly
}
