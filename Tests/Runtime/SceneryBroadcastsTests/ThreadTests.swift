import Foundation
import RuntimeTestSupport
import SceneryBroadcasts
import Testing

/// Two threads that register, unregister, release and notify at random. A failing expectation prints the
/// seed; `SCENERY_SEED` repeats a run.
@Suite("Broadcasts on two threads")
struct ThreadTests {
    static var seeds: [UInt64] {
        if let text = ProcessInfo.processInfo.environment["SCENERY_SEED"], let seed = UInt64(text) {
            return [seed]
        }
        return (0..<6).map { _ in .random(in: .min ... .max) }
    }

    static func onTwoThreads(_ seed: UInt64, _ body: @escaping @Sendable (Int, inout SplitMix) -> Void) async
    {
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<2 {
                group.addTask {
                    await withCheckedContinuation { done in
                        Thread.detachNewThread {
                            var random = SplitMix(seed: seed &+ UInt64(thread))
                            body(thread, &random)
                            done.resume()
                        }
                    }
                }
            }
        }
    }

    @Test(
        "an observer that stays hears all of each thread in its order, while others come and go",
        arguments: seeds)
    func churn(seed: UInt64) async {
        let broadcasts = Broadcasts()
        let topic = (any RideObserving).self
        let journal = Journal<String>()
        let steady = Card("", journal)
        broadcasts.register(steady, for: topic)
        await Self.onTwoThreads(seed) { thread, random in
            let noise = Journal<String>()
            var own: [Card] = []
            for step in 1...2_000 {
                switch Int.random(in: 0..<8, using: &random) {
                case 0, 1, 2:
                    let card = Card("", noise)
                    own.append(card)
                    broadcasts.register(card, for: topic)
                case 3 where !own.isEmpty:
                    let card = own.remove(at: Int.random(in: 0..<own.count, using: &random))
                    broadcasts.unregister(card, from: topic)
                case 4 where !own.isEmpty:
                    own.remove(at: Int.random(in: 0..<own.count, using: &random))
                default:
                    break
                }
                if own.count > 50 { own.removeAll() }
                broadcasts.notify(step * 2 + thread)
            }
        }
        let received = journal.entries.compactMap { Int($0) }
        #expect(received.count == 4_000, "seed \(seed)")
        for thread in 0..<2 {
            #expect(
                received.filter { $0 % 2 == thread } == (1...2_000).map { $0 * 2 + thread }, "seed \(seed)")
        }
    }

    /// Every notification has a number, including nested ones.
    @Test("nested notifications keep their order for all observers, on each thread", arguments: seeds)
    func nested(seed: UInt64) async {
        let broadcasts = Broadcasts()
        let topic = (any RideObserving).self
        let journals = (0..<4).map { _ in Journal<String>() }
        let cards = journals.enumerated().map { index, journal in
            Card("", journal) { ride in
                // One observer in four responds to some rides, with a number above 100,000.
                if ride < 100_000, ride / 2 % 4 == index { broadcasts.notify(ride + 100_000) }
            }
        }
        for card in cards { broadcasts.register(card, for: topic) }
        await Self.onTwoThreads(seed) { thread, random in
            for _ in 1...1_000 { broadcasts.notify(Int.random(in: 0..<10_000, using: &random) * 2 + thread) }
        }
        for thread in 0..<2 {
            let received = journals.map { $0.entries.filter { (Int($0) ?? 0) % 2 == thread } }
            #expect(received[0].count == 2_000, "seed \(seed)")
            #expect(received.allSatisfy { $0 == received[0] }, "seed \(seed)")
        }
    }
}
