// Ring: a channel starts a pass for each notification, a pass finds its channel again when notifications nest, and what is
// remembered or meant for one sender is kept by the channel and delivered by a pass.

import SceneryFoundations
import Synchronization

/// One topic: its observers, and the notification remembered for later ones.
///
/// Notifying reads `table` without a lock. Registering, unregistering and remembering hold `state`.
/// Only the callers, which find the channel by it, know the type of the topic.
@usableFromInline
final class Channel: Sendable {
    /// What the lock protects, in addition to all writes to `table`.
    struct State {
        /// The owned reference that `table` shows to readers.
        var table = ObserverTable(capacity: 8)
        var registrations: [ObjectIdentifier: Registration] = [:]
        /// Those for senders, by the observer.
        var ofSenders: [ObjectIdentifier: [SenderRegistration]] = [:]
        /// The number of registrations in `ofSenders`.
        var senderCount = 0
        /// The number of slots in the table whose registration has ended.
        var ended = 0
        /// The remembered notification, and how many there have been.
        var last: (any RememberedNotification)?
        var version = 0

        var liveCount: Int { registrations.count + senderCount }

        /// Removes a registration; false if it has ended.
        mutating func remove(_ registration: Registration) -> Bool {
            let identity = registration.identity
            if registrations[identity] === registration {
                registrations[identity] = nil
                return true
            }
            guard let index = ofSenders[identity]?.firstIndex(where: { $0 === registration }) else {
                return false
            }
            ofSenders[identity]?.remove(at: index)
            if ofSenders[identity]?.isEmpty == true { ofSenders[identity] = nil }
            senderCount -= 1
            return true
        }
    }

    let state: Protected<State>
    @usableFromInline let readers: ReaderEpoch
    @usableFromInline let passes = ThreadPasses.copy

    /// The current table, borrowed from `state`: a reader must have entered `readers`.
    @usableFromInline let table: Atomic<Unmanaged<ObserverTable>>

    /// The number of registered observers, readable without the lock.
    @usableFromInline let population = Atomic<Int>(0)

    @usableFromInline
    init(readers: ReaderEpoch) {
        let first = State()
        table = Atomic(Unmanaged.passUnretained(first.table))
        state = Protected(first)
        self.readers = readers
    }

    /// Returns the new registration; nil if the object was already registered.
    @usableFromInline
    func register(_ object: AnyObject, words: Registration.Words?) -> Registration? {
        let registration = Registration(object, words: words)
        while true {
            let isNew = state.withLock { state -> Bool? in
                guard !state.table.isFull else { return nil }
                if let known = state.registrations.updateValue(registration, forKey: registration.identity) {
                    // The address may belong to a newer object by now, unless the observer is alive. In that case
                    // the caller holds it too, so this is not its last reference.
                    guard known.observer == nil else {
                        state.registrations[registration.identity] = known
                        return false
                    }
                    markEnded(known, in: &state)
                }
                endOfSenders(registration.identity, in: &state)
                _ = state.table.append(registration)
                population.add(1, ordering: .relaxed)
                return true
            }
            if let isNew { return isNew ? registration : nil }
            purge(makingRoom: true)
        }
    }

    /// Returns false if no object of that identity was registered.
    @usableFromInline
    func unregister(_ identity: ObjectIdentifier) -> Bool {
        let (wasThere, old) = state.withLock { state -> (Bool, ObserverTable?) in
            let hadSenders = endOfSenders(identity, in: &state)
            let known = state.registrations.removeValue(forKey: identity)
            if let known { markEnded(known, in: &state) }
            guard known != nil || hadSenders else { return (false, nil) }
            return (true, isWorthRebuilding(state) ? rebuild(&state) : nil)
        }
        if let old { readers.retire(old) }
        return wasThere
    }

    func registration(of object: AnyObject) -> Registration? {
        state.withLock { $0.registrations[ObjectIdentifier(object)] }
    }

    /// Ends this registration only, not a later one of another object at the same address.
    func unregister(_ registration: Registration) {
        end([registration], makingRoom: false)
    }

    /// Removes observers that were released without unregistering. O(n), so it is called when a pass has
    /// found many of them, and when the table is full.
    @usableFromInline
    func purge(makingRoom: Bool = false) {
        // Checked without the lock: this may hold the last reference to an observer, whose `deinit` then runs here and
        // may unregister.
        let all = state.withLock { state -> [Registration] in
            Array(state.registrations.values) + state.ofSenders.values.flatMap { $0 as [Registration] }
        }
        end(all.filter { $0.isObsolete }, makingRoom: makingRoom)
    }

    private func end(_ registrations: [Registration], makingRoom: Bool) {
        let old = state.withLock { state -> ObserverTable? in
            for registration in registrations where state.remove(registration) {
                markEnded(registration, in: &state)
            }
            return isWorthRebuilding(state) || makingRoom && state.table.isFull ? rebuild(&state) : nil
        }
        if let old { readers.retire(old) }
    }

    private func markEnded(_ registration: Registration, in state: inout State) {
        registration.isLive.store(false, ordering: .releasing)
        state.ended += 1
        population.subtract(1, ordering: .relaxed)
    }

    /// Ends the registrations of an observer for senders. Returns false if there were none.
    @discardableResult
    private func endOfSenders(_ identity: ObjectIdentifier, in state: inout State) -> Bool {
        guard state.senderCount > 0, let ended = state.ofSenders.removeValue(forKey: identity) else {
            return false
        }
        state.senderCount -= ended.count
        for registration in ended { markEnded(registration, in: &state) }
        return true
    }

    private func isWorthRebuilding(_ state: State) -> Bool {
        state.ended > 16 && state.ended > state.liveCount * 2
    }

    /// Replaces the current table by one without ended slots, and returns the old one.
    private func rebuild(_ state: inout State) -> ObserverTable {
        let old = state.table
        state.table = old.rebuilt(live: state.liveCount)
        state.ended = 0
        table.store(Unmanaged.passUnretained(state.table), ordering: .sequentiallyConsistent)
        return old
    }
}
