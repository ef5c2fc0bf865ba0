import SceneryObservables
import Testing

@Suite("The end of an observable")
struct FinishTests {
    final class Held: Sendable {}

    let count = ObservableValue(1)
    let journal = Journal<String>()

    private func observe(_ source: some ObservableReading<Int>, _ name: String = "") -> ObservationToken {
        source.observe {
            journal.append("\(name)\($0)")
        } finished: {
            journal.append("\(name)|")
        }
    }

    @Test("observers receive the values before the end, then the end once; later sets have no effect")
    func finish() {
        let token = observe(count)
        count.value = 2
        #expect(!count.isFinished)
        count.finish()
        count.finish()
        count.value = 3
        #expect(count.isFinished)
        #expect(count.value == 2)
        #expect(!count.setIfChanged(4))
        #expect(count.update { $0 += 1 } == 2)
        ObservableTransaction.run { $0[count] = 5 }
        #expect(count.value == 2)
        #expect(journal.entries == ["1", "2", "|"])
        withExtendedLifetime(token) {}
    }

    @Test("a late observer receives the last value and the end")
    func late() {
        count.value = 2
        count.finish()
        let tokens = [observe(count), observe(count.map { $0 * 10 }, "map ")]
        #expect(journal.entries == ["2", "|", "map 20", "map |"])
        withExtendedLifetime(tokens) {}
    }

    @Test("what observers capture is released at the end, though their tokens are kept")
    @MainActor func captures() {
        var held: Held? = Held()
        weak let gone = held
        let other = ObservableValue(1)
        let tokens = [
            count.observe { [held] _ in _ = held },
            count.combine(with: other, +).observe { [held] _ in _ = held },
            count.bind { [held] _ in _ = held },
            count.bind { [held] _ in
                _ = held
            } finished: { [held] in
                _ = held
            },
        ]
        held = nil
        other.finish()
        #expect(gone != nil)
        count.finish()
        #expect(gone == nil)
        withExtendedLifetime(tokens) {}
    }

    @Test("an ended token is not notified of the end, also if an observer ends it then")
    func endedToken() {
        let tokens = Journal<ObservationToken>()
        let early = observe(count, "early ")
        let first = count.observe { _ in
        } finished: {
            for token in tokens.entries { token.end() }
        }
        tokens.append(observe(count, "second "))
        early.end()
        count.finish()
        #expect(journal.entries == ["early 1", "second 1"])
        withExtendedLifetime(first) {}
    }

    @Test("an end inside an observer waits until all have received the value and those that wait")
    func reentrant() {
        let first = count.observe { value in
            if value == 2 {
                count.value = 3
                count.finish()
                count.value = 4
            }
        }
        let second = observe(count)
        count.value = 2
        #expect(journal.entries == ["1", "2", "3", "|"])
        #expect(count.value == 3)
        withExtendedLifetime((first, second)) {}
    }

    @Test("an observer that ends the observable with its first value receives the end after it")
    func finishOnFirst() {
        let (count, journal) = (count, journal)
        let token = count.observe { value in
            journal.append("\(value)")
            count.finish()
        } finished: {
            journal.append("|")
        }
        #expect(journal.entries == ["1", "|"])
        withExtendedLifetime(token) {}
    }

    @Test("a combination ends with the last of its sources, and keeps the value of those that ended")
    func combination() {
        let other = ObservableValue(10)
        let sum = count.combine(with: other, +)
        let token = observe(sum)
        count.finish()
        other.value = 20
        #expect(!sum.isFinished)
        other.finish()
        #expect(sum.isFinished)
        #expect(journal.entries == ["11", "21", "|"])
        withExtendedLifetime(token) {}
    }

    @Test("a two-way binding ends when one side does")
    func twoWay() {
        let other = ObservableValue(0)
        let token = count.bindTwoWay(with: other)
        count.finish()
        other.value = 5
        #expect(count.value == 1)
        #expect(other.value == 5)
        withExtendedLifetime(token) {}
    }

    @Test("distinct values, changes and pulses end with their source")
    func derived() {
        let tokens = [
            observe(count.distinct(), "distinct "), observe(count.changes().map(\.new), "changes "),
        ]
        count.finish()
        #expect(journal.entries == ["distinct 1", "changes 1", "distinct |", "changes |"])
        withExtendedLifetime(tokens) {}
    }

    @Test("a sequence of the values ends, also when the observable is released")
    func sequences() async {
        let all = count.values(buffering: .unbounded)
        count.value = 2
        count.finish()
        var received: [Int] = []
        for await value in all { received.append(value) }
        for await value in count.values() { received.append(value) }
        #expect(received == [1, 2, 2])
        var abandoned: ObservableValue<Int>? = ObservableValue(7)
        let left = abandoned?.map { $0 + 1 }.values()
        let token = abandoned.map { observe($0) }
        abandoned = nil
        for await value in left ?? AsyncStream(unfolding: { nil }) { received.append(value) }
        #expect(received == [1, 2, 2, 8])
        #expect(journal.entries == ["7", "|"])
        withExtendedLifetime(token) {}
    }

    @Test("on the main actor, the end comes there after the values that other threads set")
    @MainActor func onMain() async {
        let (count, journal) = (count, journal)
        let token = count.bind { value in
            MainActor.assertIsolated()
            journal.append("\(value)")
        } finished: {
            MainActor.assertIsolated()
            journal.append("|")
        }
        await Task.detached {
            count.value = 2
            count.finish()
        }.value
        for _ in 0..<10_000 where journal.entries.last != "|" { await Task.yield() }
        #expect(journal.entries == ["1", "2", "|"])
        withExtendedLifetime(token) {}
    }

    @Test(
        "each observer receives the end once and last, while two threads set, finish and observe",
        arguments: OrderTests.seeds)
    func threads(seed: UInt64) async {
        let number = ObservableValue(0)
        let observers = Journal<(Journal<Int>, ObservationToken)>()
        let add: @Sendable () -> Void = {
            let own = Journal<Int>()
            observers.append(
                (
                    own,
                    number.observe {
                        own.append($0)
                    } finished: {
                        own.append(-1)
                    }
                ))
        }
        add()
        await OrderTests.onTwoThreads(seed) { thread, random in
            let end = Int.random(in: 1...500, using: &random)
            for step in 1...500 {
                number.set(step)
                if Int.random(in: 0..<20, using: &random) == 0 { add() }
                if step == end { number.finish() }
            }
        }
        for (own, _) in observers.entries {
            #expect(own.entries.filter { $0 == -1 }.count == 1, "seed \(seed)")
            #expect(own.entries.last == -1, "seed \(seed)")
            #expect(own.entries.dropLast().last == number.value, "seed \(seed)")
        }
    }
}
