import Synchronization

extension Channel {
    /// Calls all observers that are registered now, in order.
    @inlinable
    func deliver<Topic>(_ body: (Topic) -> Void) {
        let line = readers.enter()
        defer { readers.leave(line) }
        let table = table.load(ordering: .sequentiallyConsistent)
        let count = table._withUnsafeGuaranteedRef { $0.count.load(ordering: .acquiring) }
        let outer = passes.newest
        if let outer { finish(Topic.self, in: outer) }
        var releasedCount = 0
        if count == 1 {
            // A nested notification cannot overtake another observer, so it does not have to find this pass.
            table._withUnsafeGuaranteedRef { table in
                table.slots[0]._withUnsafeGuaranteedRef { if !$0.deliver(body) { releasedCount = 1 } }
            }
        } else {
            releasedCount = deliver(table, count, inside: outer, body)
        }
        if releasedCount > 0, releasedCount * 4 > count { purge() }
    }

    /// Calls the first `count` observers of `table` in a pass that nested notifications can find; returns how many
    /// have been released.
    @inlinable
    func deliver<Topic>(
        _ table: Unmanaged<ObserverTable>, _ count: Int, inside outer: UnsafeMutableRawPointer?,
        _ body: (Topic) -> Void
    ) -> Int {
        withoutActuallyEscaping(body) { escapable in
            var pass = NotificationPass(
                channel: self, outer: outer, table: table, count: count, body: escapable)
            return withUnsafeMutablePointer(to: &pass) { pass in
                passes.newest = UnsafeMutableRawPointer(pass)
                defer { passes.newest = outer }
                NotificationPass.finish(pass, by: body)
                return pass.pointee.releasedCount
            }
        }
    }

    /// Completes the newest pass of this channel, if there is one on this thread.
    @inlinable
    @inline(never)
    func finish<Topic>(_ topic: Topic.Type, in newest: UnsafeMutableRawPointer) {
        let channel = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        var candidate: UnsafeMutableRawPointer? = newest
        while let found = candidate {
            let header = found.assumingMemoryBound(to: NotificationPass<Topic>.Header.self)
            if header.pointee.channel == channel {
                let pass = found.assumingMemoryBound(to: NotificationPass<Topic>.self)
                return NotificationPass.finish(pass, by: pass.pointee.body)
            }
            // See `SenderPass`.
            if header.pointee.channel == channel + 1 { return finishSenderPass(Topic.self, found) }
            candidate = header.pointee.outer
        }
    }
}
