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
    @usableFromInline let rounds = Rounds.copy

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

    /// The new registration; nil when the object was registered already.
    @usableFromInline
    func register(_ object: AnyObject, words: Registration.Words?) -> Registration? {
        let registration = Registration(object, words: words)
        while true {
            let isNew = book.withLock { book -> Bool? in
                guard !book.table.isFull else { return nil }
                if let known = book.registrations.updateValue(registration, forKey: registration.identity) {
                    // An address may be that of a newer object: only a living one is known. If it
                    // lives the caller holds it, so this is no last reference.
                    guard known.observer == nil else {
                        book.registrations[registration.identity] = known
                        return false
                    }
                    markEnded(known, in: &book)
                }
                _ = book.table.append(registration)
                population.add(1, ordering: .relaxed)
                return true
            }
            if let isNew { return isNew ? registration : nil }
            purge(makingRoom: true)
        }
    }

    /// False when nothing of that identity was registered.
    @usableFromInline
    func unregister(_ identity: ObjectIdentifier) -> Bool {
        let (wasThere, old) = book.withLock { book -> (Bool, ObserverTable?) in
            guard let known = book.registrations.removeValue(forKey: identity) else { return (false, nil) }
            markEnded(known, in: &book)
            return (true, isWorthRebuilding(book) ? rebuild(&book) : nil)
        }
        if let old { readers.retire(old) }
        return wasThere
    }

    func registration(of object: AnyObject) -> Registration? {
        book.withLock { $0.registrations[ObjectIdentifier(object)] }
    }

    /// Ends this very registration, not a later one of an object at the same address.
    func unregister(_ registration: Registration) {
        end([registration], makingRoom: false)
    }

    /// Drops the observers that died without a word. Cost: O(n), so it is called when a round has
    /// found many, and when the table is full.
    @usableFromInline
    func purge(makingRoom: Bool = false) {
        // Looked at without the lock: the look may leave us with the last reference to an observer,
        // whose `deinit` then runs here and may unregister.
        let all = book.withLock { Array($0.registrations.values) }
        end(all.filter { $0.observer == nil }, makingRoom: makingRoom)
    }

    private func end(_ registrations: [Registration], makingRoom: Bool) {
        let old = book.withLock { book -> ObserverTable? in
            for registration in registrations
            where book.registrations[registration.identity] === registration {
                book.registrations[registration.identity] = nil
                markEnded(registration, in: &book)
            }
            return isWorthRebuilding(book) || makingRoom && book.table.isFull ? rebuild(&book) : nil
        }
        if let old { readers.retire(old) }
    }

    private func markEnded(_ registration: Registration, in book: inout Book) {
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
