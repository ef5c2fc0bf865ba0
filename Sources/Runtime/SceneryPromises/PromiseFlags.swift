/// The state of a promise, without its outcome.
@usableFromInline
struct PromiseFlags: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt8

    @usableFromInline
    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It has an outcome.
    @usableFromInline static let settled = PromiseFlags(rawValue: 1)
    /// The outcome is an error.
    @usableFromInline static let rejected = PromiseFlags(rawValue: 2)
    /// It was settled by `cancel()`, or because the last consumer left.
    static let cancelled = PromiseFlags(rawValue: 4)
    /// A trampoline is notifying the consumers, or will; new consumers join the list.
    static let draining = PromiseFlags(rawValue: 8)
    /// It had a consumer at some time, which is responsible for an error.
    static let consumed = PromiseFlags(rawValue: 16)
    /// It is draining, and only for inline handlers that were attached after it was settled.
    static let drainsLate = PromiseFlags(rawValue: 32)
}
