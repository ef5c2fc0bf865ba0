import Synchronization

extension Channel {
    /// One round: tells those who are registered now, in order.
    @inlinable
    func tell<Topic>(_ body: (Topic) -> Void) {
        let line = readers.enter()
        defer { readers.leave(line) }
        let table = table.load(ordering: .sequentiallyConsistent)
        let count = table._withUnsafeGuaranteedRef { $0.count.load(ordering: .acquiring) }
        Rounds.finish(of: self, Topic.self)
        var gone = 0
        if count == 1 {
            // Nobody is left to be overtaken, so the round need not be findable.
            table._withUnsafeGuaranteedRef { table in
                table.places[0]._withUnsafeGuaranteedRef { if !$0.tell(body) { gone = 1 } }
            }
        } else {
            gone = tell(table, count, body)
        }
        if gone > 0, gone * 4 > count { purge() }
    }

    /// Tells the first `count` of `table` in a round that can be found; returns how many are gone.
    @inlinable
    func tell<Topic>(_ table: Unmanaged<ObserverTable>, _ count: Int, _ body: (Topic) -> Void) -> Int {
        withoutActuallyEscaping(body) { body in
            let outer = Rounds.newest
            var round = Round(channel: self, outer: outer, table: table, count: count, body: body)
            return withUnsafeMutablePointer(to: &round) { round in
                Rounds.newest = UnsafeMutableRawPointer(round)
                defer { Rounds.newest = outer }
                Round.finish(round)
                return round.pointee.gone
            }
        }
    }
}
