import Foundation
import RuntimeTestSupport
import SceneryObservables
import Synchronization
import Testing

/// Sets from two threads at random, with observers that come, go and set again. The seed is printed
/// by a failing expectation; `SCENERY_SEED` repeats a run.
@Suite("Order with two threads")
struct OrderTests {
    static var seeds: [UInt64] {
        if let text = ProcessInfo.processInfo.environment["SCENERY_SEED"], let seed = UInt64(text) {
            return [seed]
        }
        return (0..<8).map { _ in .random(in: .min ... .max) }
    }

    /// Receives values, and detects overlapping calls.
    final class Listener: Sendable {
        private let journal = Journal<Int>()
        private let calls = Atomic<Int>(0)
        private let overlaps = Atomic<Int>(0)

        func receive(_ value: Int) {
            if calls.add(1, ordering: .relaxed).newValue > 1 { overlaps.add(1, ordering: .relaxed) }
            journal.append(value)
            calls.subtract(1, ordering: .relaxed)
        }

        var received: [Int] { journal.entries }
        var overlapped: Int { overlaps.load(ordering: .relaxed) }
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

    /// Whether `part` is a suffix of `whole`.
    static func isTail(_ part: [Int], of whole: [Int]) -> Bool {
        part.count <= whole.count && Array(whole.suffix(part.count)) == part
    }

    @Test(
        "all observers receive the same order, without overlaps, gaps or a stale last value", arguments: seeds
    )
    func sameOrder(seed: UInt64) async {
        let number = ObservableValue(0)
        let first = Listener()
        let firstToken = number.observe { first.receive($0) }
        let later = Journal<(Listener, ObservationToken)>()
        await Self.onTwoThreads(seed) { thread, random in
            for step in 1...2_000 {
                number.set(step * 2 + thread)
                if Int.random(in: 0..<100, using: &random) == 0 {
                    let listener = Listener()
                    later.append((listener, number.observe { listener.receive($0) }))
                }
            }
        }
        #expect(first.received.count == 4_001, "seed \(seed)")
        #expect(first.received.last == number.value, "seed \(seed)")
        #expect(first.overlapped == 0, "seed \(seed)")
        for thread in 0..<2 {
            let own = first.received.dropFirst().filter { $0 % 2 == thread }
            #expect(own == own.sorted(), "seed \(seed)")
        }
        for (listener, _) in later.entries {
            #expect(Self.isTail(listener.received, of: first.received), "seed \(seed)")
            #expect(listener.overlapped == 0, "seed \(seed)")
        }
        withExtendedLifetime(firstToken) {}
    }

    @Test("sets made by observers are delivered in order with those of two threads", arguments: seeds)
    func reentrantSets(seed: UInt64) async {
        let number = ObservableValue(0)
        let (before, after) = (Listener(), Listener())
        let tokens = [
            number.observe { before.receive($0) },
            number.observe { if $0 > 0, $0 % 7 == 0 { number.set(-$0) } },
            number.observe { after.receive($0) },
        ]
        await Self.onTwoThreads(seed) { thread, random in
            for _ in 1...2_000 { number.set(Int.random(in: 1...1_000, using: &random)) }
        }
        let answers = before.received.filter { $0 < 0 }.count
        #expect(answers == before.received.filter { $0 > 0 && $0 % 7 == 0 }.count, "seed \(seed)")
        #expect(before.received == after.received, "seed \(seed)")
        #expect(after.received.last == number.value, "seed \(seed)")
        #expect(before.overlapped + after.overlapped == 0, "seed \(seed)")
        withExtendedLifetime(tokens) {}
    }

    @Test("no observer sees a state between the sets of a transaction", arguments: seeds)
    func transactions(seed: UInt64) async {
        let (left, right) = (ObservableValue(0), ObservableValue(0))
        let torn = Atomic<Int>(0)
        let pair = left.combine(with: right)
        let last = Journal<Int>()
        let token = pair.observe { left, right in
            if left != -right { torn.add(1, ordering: .relaxed) }
            last.append(left)
        }
        await Self.onTwoThreads(seed) { thread, random in
            for _ in 1...1_000 {
                let new = Int.random(in: 1...1_000_000, using: &random)
                ObservableTransaction.run {
                    if thread == 0 {
                        $0[left] = new
                        $0[right] = -new
                    } else {
                        $0[right] = -new
                        $0[left] = new
                    }
                }
                let now = pair.value
                if now.0 != -now.1 { torn.add(1, ordering: .relaxed) }
            }
        }
        #expect(torn.load(ordering: .relaxed) == 0, "seed \(seed)")
        #expect(last.entries.last == left.value, "seed \(seed)")
        withExtendedLifetime(token) {}
    }

    @Test(
        "two observables with a two-way binding end up equal, whichever thread sets which", arguments: seeds)
    func twoWay(seed: UInt64) async {
        let (left, right) = (ObservableValue(0), ObservableValue(1))
        let token = left.bindTwoWay(with: right)
        await Self.onTwoThreads(seed) { thread, random in
            for _ in 1...1_000 {
                let new = Int.random(in: 1...1_000_000, using: &random)
                if thread == 0 { left.set(new) } else { right.set(new) }
            }
        }
        #expect(left.value == right.value, "seed \(seed)")
        withExtendedLifetime(token) {}
    }

    @Test(
        "an observer on the main actor receives the sets of two threads in the same order as others",
        arguments: seeds)
    @MainActor func onMain(seed: UInt64) async {
        let number = ObservableValue(0)
        let inline = Listener()
        var received: [Int] = []
        let tokens = [number.observe { inline.receive($0) }, number.bind { received.append($0) }]
        await Self.onTwoThreads(seed) { thread, random in
            for step in 1...500 { number.set(step * 2 + thread) }
        }
        number.set(-1)
        #expect(received == inline.received, "seed \(seed)")
        #expect(received.last == -1, "seed \(seed)")
        withExtendedLifetime(tokens) {}
    }
}
