import Synchronization

/// One topic: its observers, and what is remembered for those to come.
///
/// Notifying reads `table` without a lock. Registering, unregistering and remembering hold `book`.
/// The topic's type is known to the callers alone, who find a channel by it.
@usableFromInline
final class Channel: Sendable {
    /// What the lock protects, beside all writing to `table`.
    struct Book {
        /// The owned reference that `table` shows to readers.
        var table = ObserverTable(capacity: 8)
        var registrations: [ObjectIdentifier: Registration] = [:]
        /// Places of the table whose registration has ended.
        var ended = 0
        /// The last notification that asked to be remembered, and how many there were.
        var last: (any Memory)?
        var version = 0
    }

    let book: Locked<Book>
    @usableFromInline let readers: Readers

    /// The table in use, borrowed from `book`: a reader must have entered `readers`.
    @usableFromInline let table: Atomic<Unmanaged<ObserverTable>>

    /// How many are registered, for a look from outside.
    @usableFromInline let population = Atomic<Int>(0)

    @usableFromInline
    init(readers: Readers) {
        let first = Book()
        table = Atomic(Unmanaged.passUnretained(first.table))
        book = Locked(first)
        self.readers = readers
    }

    /// False when it was registered already.
    @usableFromInline
    func register(_ object: AnyObject, words: Registration.Words?) -> Bool {
        let registration = Registration(object, words: words)
        let (isNew, old) = book.withLock { book -> (Bool, ObserverTable?) in
            if let known = book.registrations.updateValue(registration, forKey: ObjectIdentifier(object)) {
                if !isGone(known) {
                    book.registrations[ObjectIdentifier(object)] = known
                    return (false, nil)
                }
                end(known, in: &book)
            }
            population.add(1, ordering: .relaxed)
            if book.table.append(registration) { return (true, nil) }
            let old = rebuild(&book)
            _ = book.table.append(registration)
            return (true, old)
        }
        if let old { readers.retire(old) }
        return isNew
    }

    /// False when it was not registered.
    @usableFromInline
    func unregister(_ identity: ObjectIdentifier) -> Bool {
        let (wasThere, old) = book.withLock { book -> (Bool, ObserverTable?) in
            guard let known = book.registrations.removeValue(forKey: identity) else { return (false, nil) }
            end(known, in: &book)
            return (true, isWorthRebuilding(book) ? rebuild(&book) : nil)
        }
        if let old { readers.retire(old) }
        return wasThere
    }

    /// Drops the observers that died without a word. Cost: O(n), so it is called when a round has
    /// found many.
    @usableFromInline
    func purge() {
        let old = book.withLock { book -> ObserverTable? in
            for (identity, registration) in book.registrations where isGone(registration) {
                book.registrations[identity] = nil
                end(registration, in: &book)
            }
            return isWorthRebuilding(book) ? rebuild(&book) : nil
        }
        if let old { readers.retire(old) }
    }

    private func isGone(_ registration: Registration) -> Bool {
        // An address may be that of a newer object, so death is asked of the reference.
        registration.observer == nil
    }

    private func end(_ registration: Registration, in book: inout Book) {
        registration.isLive.store(false, ordering: .releasing)
        book.ended += 1
        population.subtract(1, ordering: .relaxed)
    }

    private func isWorthRebuilding(_ book: Book) -> Bool {
        book.ended > 16 && book.ended > book.registrations.count * 2
    }

    /// Puts a table without ended places in place of the present one, which it returns.
    private func rebuild(_ book: inout Book) -> ObserverTable {
        let old = book.table
        book.table = old.rebuilt(live: book.registrations.count)
        book.ended = 0
        table.store(Unmanaged.passUnretained(book.table), ordering: .sequentiallyConsistent)
        return old
    }
}
