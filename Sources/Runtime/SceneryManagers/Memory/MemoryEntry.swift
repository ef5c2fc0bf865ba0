/// A value in memory, with its validity.
@usableFromInline
struct MemoryEntry<Model> {
    @usableFromInline var model: Model
    /// When it was loaded, since 1970-01-01 00:00 UTC.
    @usableFromInline var loadedAt: Duration
    /// When it becomes stale; nil means never, zero means that it is.
    @usableFromInline var validUntil: Duration?

    @usableFromInline
    init(model: Model, loadedAt: Duration, validUntil: Duration?) {
        self.model = model
        self.loadedAt = loadedAt
        self.validUntil = validUntil
    }

    /// Whether it is valid. Reads the clock only if necessary.
    @inlinable
    func isValid(by clock: ManagerClock) -> Bool {
        guard let validUntil else { return true }
        guard validUntil > .zero else { return false }
        let now = clock.now()
        return now < validUntil && now >= loadedAt
    }
}
