import SceneryFoundations
import Synchronization

extension Channel {
    /// Calls all observers that are registered now for everything or for `sender`, in order.
    func deliver<Topic>(sentBy sender: AnyObject, _ body: (Topic) -> Void) {
        let line = readers.enter()
        defer { readers.leave(line) }
        let table = table.load(ordering: .sequentiallyConsistent)
        let count = table._withUnsafeGuaranteedRef { $0.count.load(ordering: .acquiring) }
        let outer = passes.newest
        if let outer { finish(Topic.self, in: outer) }
        let releasedCount = withoutActuallyEscaping(body) { escapable in
            var pass = SenderPass(
                channel: self, outer: outer, table: table, count: count, sender: sender, body: escapable)
            return withUnsafeMutablePointer(to: &pass) { pass in
                passes.newest = UnsafeMutableRawPointer(pass)
                defer { passes.newest = outer }
                SenderPass.finish(pass)
                return pass.pointee.pass.releasedCount
            }
        }
        if releasedCount > 0, releasedCount * 4 > count { purge() }
    }

    /// Completes a notification of a sender; see `finish(_:in:)`.
    @usableFromInline
    func finishSenderPass<Topic>(_ topic: Topic.Type, _ pass: UnsafeMutableRawPointer) {
        SenderPass.finish(pass.assumingMemoryBound(to: SenderPass<Topic>.self))
    }

    /// Returns the new registration; nil if the object was already registered, for this sender or for everything.
    func register(_ object: AnyObject, sender: AnyObject) -> SenderRegistration? {
        let registration = SenderRegistration(object, sender: sender)
        while true {
            let isNew = state.withLock { state -> Bool? in
                guard !state.table.isFull else { return nil }
                // An observer at that address is the caller's, so these are not its last references.
                if let all = state.registrations[registration.identity], all.observer != nil { return false }
                let ofSenders = state.ofSenders[registration.identity] ?? []
                if ofSenders.contains(where: { $0.observer != nil && $0.isFor(sender) }) { return false }
                state.ofSenders[registration.identity, default: []].append(registration)
                state.senderCount += 1
                _ = state.table.append(registration)
                population.add(1, ordering: .relaxed)
                return true
            }
            if let isNew { return isNew ? registration : nil }
            purge(makingRoom: true)
        }
    }

    /// Ends the registration of the object of that identity for `sender`.
    func unregister(_ identity: ObjectIdentifier, sender: AnyObject) -> Bool {
        let known = state.withLock { state in
            state.ofSenders[identity]?.first { $0.isFor(sender) }
        }
        if let known { unregister(known) }
        return known != nil
    }
}
