/// What a promise knows of itself besides its outcome.
@usableFromInline
struct PromiseFlags: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt8

    @usableFromInline
    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The outcome stands.
    @usableFromInline static let settled = PromiseFlags(rawValue: 1)
    /// It is an error.
    @usableFromInline static let rejected = PromiseFlags(rawValue: 2)
    /// It was set by `cancel()` or by the last consumer leaving.
    static let cancelled = PromiseFlags(rawValue: 4)
    /// A trampoline hands the outcome on, or is about to; newcomers join its list.
    static let draining = PromiseFlags(rawValue: 8)
    /// Somebody attached at one time, so a rejection is theirs to handle.
    static let consumed = PromiseFlags(rawValue: 16)
}
