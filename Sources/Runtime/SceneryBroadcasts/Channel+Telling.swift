import Synchronization

extension Channel {
    /// One round: tells those who are registered now, in order.
    @inlinable
    func tell<Topic>(_ body: (Topic) -> Void) {
        let line = readers.enter()
        defer { readers.leave(line) }
        let table = table.load(ordering: .sequentiallyConsistent)
        let count = table._withUnsafeGuaranteedRef { $0.count.load(ordering: .acquiring) }
        let outer = rounds.newest
        if let outer { finish(Topic.self, in: outer) }
        var gone = 0
        if count == 1 {
            // Nobody is left to be overtaken, so the round need not be findable.
            table._withUnsafeGuaranteedRef { table in
                table.places[0]._withUnsafeGuaranteedRef { if !$0.tell(body) { gone = 1 } }
            }
        } else {
            gone = tell(table, count, inside: outer, body)
        }
        if gone > 0, gone * 4 > count { purge() }
    }

    /// Tells the first `count` of `table` in a round that can be found; returns how many are gone.
    @inlinable
    func tell<Topic>(
        _ table: Unmanaged<ObserverTable>, _ count: Int, inside outer: UnsafeMutableRawPointer?,
        _ body: (Topic) -> Void
    ) -> Int {
        withoutActuallyEscaping(body) { escapable in
            var round = Round(channel: self, outer: outer, table: table, count: count, body: escapable)
            return withUnsafeMutablePointer(to: &round) { round in
                rounds.newest = UnsafeMutableRawPointer(round)
                defer { rounds.newest = outer }
                Round.finish(round, by: body)
                return round.pointee.gone
            }
        }
    }

    /// Carries the newest round of this channel, if this thread is in one, to its end.
    @inlinable
    @inline(never)
    func finish<Topic>(_ topic: Topic.Type, in newest: UnsafeMutableRawPointer) {
        let wanted = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        var candidate: UnsafeMutableRawPointer? = newest
        while let found = candidate {
            let header = found.assumingMemoryBound(to: Round<Topic>.Header.self)
            if header.pointee.channel == wanted {
                let round = found.assumingMemoryBound(to: Round<Topic>.self)
                return Round.finish(round, by: round.pointee.body)
            }
            candidate = header.pointee.outer
        }
    }
}
