/// A value in memory, and until when it is valid.
@usableFromInline
struct MemoryEntry<Model> {
    @usableFromInline var model: Model
    /// When it was loaded, since 1970-01-01 00:00 UTC.
    @usableFromInline var loadedAt: Duration
    /// When it becomes stale; `nil` is never, zero is already.
    @usableFromInline var validUntil: Duration?

    @usableFromInline
    init(model: Model, loadedAt: Duration, validUntil: Duration?) {
        self.model = model
        self.loadedAt = loadedAt
        self.validUntil = validUntil
    }

    /// Whether it may be given to a caller who wants a valid value. Asks for the time only if that matters.
    @inlinable
    func isValid(by clock: ManagerClock) -> Bool {
        guard let validUntil else { return true }
        guard validUntil > .zero else { return false }
        let now = clock.now()
        return now < validUntil && now >= loadedAt
    }
}
