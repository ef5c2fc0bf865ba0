import SceneryObservables
import Testing

@Suite("Derived observables")
struct CombiningTests {
    @Test("observers and combinations see a transaction as one step")
    func transactionIsOneStep() {
        let (driver, state) = (ObservableValue("none"), ObservableValue(0))
        let received = Journal<String>()
        let tokens = [
            driver.observe { received.append("driver \($0) at \(state.value)") },
            state.observe { received.append("state \($0) with \(driver.value)") },
            driver.combine(with: state) { "\($0)/\($1)" }.observe { received.append($0) },
        ]
        ObservableTransaction.run {
            $0[driver] = "Mina"
            $0[state] = $0[state] + 1
            #expect(driver.value == "none")
        }
        #expect(received.entries.dropFirst(3) == ["driver Mina at 1", "Mina/1", "state 1 with Mina"])
        withExtendedLifetime(tokens) {}
    }

    @Test("a transaction that throws sets nothing")
    func throwingTransaction() {
        struct Refused: Error {}
        let count = ObservableValue(1)
        #expect(throws: Refused.self) {
            try ObservableTransaction.run { (transaction: inout ObservableTransaction) throws in
                transaction[count] = 2
                throw Refused()
            }
        }
        #expect(count.value == 1)
    }

    @Test("a set that reaches a combination by two paths is delivered once")
    func diamond() {
        let count = ObservableValue(1)
        let sum = count.map { $0 * 10 }.combine(with: count, +)
        let received = Journal<Int>()
        let token = sum.observe { received.append($0) }
        count.value = 2
        #expect(received.entries == [11, 22])
        #expect(sum.value == 22)
        token.end()
        count.value = 3
        #expect(received.entries == [11, 22])
    }

    @Test("three can be combined")
    func three() {
        let (a, b, c) = (ObservableValue(1), ObservableValue(2), ObservableValue(3))
        let sum = a.combine(with: b, +).combine(with: c, +)
        let received = Journal<Int>()
        let token = sum.observe { received.append($0) }
        c.value = 30
        ObservableTransaction.run {
            $0[a] = 10
            $0[c] = 0
        }
        #expect(received.entries == [6, 33, 12])
        withExtendedLifetime(token) {}
    }

    @Test("distinct omits values that equal the previous one")
    func distinct() {
        let count = ObservableValue(1)
        let received = Journal<Int>()
        let token = count.distinct().observe { received.append($0) }
        for value in [1, 2, 2, 1] { count.value = value }
        #expect(received.entries == [1, 2, 1])
        withExtendedLifetime(token) {}
    }

    @Test("setIfChanged does not notify of an equal value")
    func setIfChanged() {
        let count = ObservableValue(1)
        let received = Journal<Int>()
        let token = count.observe { received.append($0) }
        #expect(!count.setIfChanged(1))
        #expect(count.setIfChanged(2))
        #expect(received.entries == [1, 2])
        withExtendedLifetime(token) {}
    }

    @Test("changes contain the old and the new value, also for sets made by observers")
    func changes() {
        let count = ObservableValue(1)
        let received = Journal<ObservableChange<Int>>()
        let tokens = [
            count.observe { if $0 == 2 { count.value = 3 } },
            count.changes().observe { received.append($0) },
        ]
        count.value = 2
        #expect(
            received.entries == [
                ObservableChange(old: nil, new: 1), ObservableChange(old: 1, new: 2),
                ObservableChange(old: 2, new: 3),
            ])
        withExtendedLifetime(tokens) {}
    }

    @Test("update reads and writes atomically")
    func update() async {
        let count = ObservableValue(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 { group.addTask { for _ in 0..<500 { count.update { $0 += 1 } } } }
        }
        #expect(count.value == 2_000)
    }

    @Test("values buffers the newest value for a slow consumer, or all of them on request")
    func values() async {
        let count = ObservableValue(0)
        let newest = count.values()
        let every = count.values(buffering: .unbounded)
        for value in 1...3 { count.value = value }
        var received: [Int] = []
        for await value in every {
            received.append(value)
            if value == 3 { break }
        }
        #expect(received == [0, 1, 2, 3])
        for await value in newest {
            #expect(value == 3)
            break
        }
    }

    @Test("the captures of an observer are released when its token ends")
    func release() {
        final class Held: Sendable {}
        let count = ObservableValue(0)
        var held: Held? = Held()
        weak let gone = held
        let token = count.map { $0 + 1 }.combine(with: count, +).observe { [held] _ in _ = held }
        held = nil
        #expect(gone != nil)
        token.end()
        #expect(gone == nil)
    }

    @Test("an observer may end itself and bind others while it runs")
    func reentrantEndAndBind() {
        let count = ObservableValue(0)
        let received = Journal<String>()
        let tokens = Journal<ObservationToken>()
        let once = count.observe { value in
            received.append("once \(value)")
            guard value == 1 else { return }
            tokens.entries.first?.end()
            tokens.append(count.observe { received.append("bound \($0)") })
        }
        tokens.append(once)
        count.value = 1
        count.value = 2
        #expect(received.entries == ["once 0", "once 1", "bound 1", "bound 2"])
    }
}
