import SceneryObservables
import Testing

@Suite("What is made of observables")
struct CombiningTests {
    @Test("a transaction is seen as one step by observers and by what is combined")
    func transactionIsOneStep() {
        let (driver, state) = (Observable("none"), Observable(0))
        let heard = Journal<String>()
        let tokens = [
            driver.observe { heard.note("driver \($0) at \(state.value)") },
            state.observe { heard.note("state \($0) with \(driver.value)") },
            driver.combine(with: state) { "\($0)/\($1)" }.observe { heard.note($0) },
        ]
        transaction {
            $0[driver] = "Mina"
            $0[state] = $0[state] + 1
            #expect(driver.value == "none")
        }
        #expect(heard.entries.dropFirst(3) == ["driver Mina at 1", "Mina/1", "state 1 with Mina"])
        withExtendedLifetime(tokens) {}
    }

    @Test("a transaction that throws sets nothing")
    func throwingTransaction() {
        struct Refused: Error {}
        let count = Observable(1)
        #expect(throws: Refused.self) {
            try transaction { (transaction: inout Transaction) throws in
                transaction[count] = 2
                throw Refused()
            }
        }
        #expect(count.value == 1)
    }

    @Test("a set that reaches a combination by two ways is told once")
    func diamond() {
        let count = Observable(1)
        let sum = count.map { $0 * 10 }.combine(with: count, +)
        let heard = Journal<Int>()
        let token = sum.observe { heard.note($0) }
        count.value = 2
        #expect(heard.entries == [11, 22])
        #expect(sum.value == 22)
        token.end()
        count.value = 3
        #expect(heard.entries == [11, 22])
    }

    @Test("three can be combined")
    func three() {
        let (a, b, c) = (Observable(1), Observable(2), Observable(3))
        let sum = a.combine(with: b, +).combine(with: c, +)
        let heard = Journal<Int>()
        let token = sum.observe { heard.note($0) }
        c.value = 30
        transaction {
            $0[a] = 10
            $0[c] = 0
        }
        #expect(heard.entries == [6, 33, 12])
        withExtendedLifetime(token) {}
    }

    @Test("distinct leaves out what equals the value before")
    func distinct() {
        let count = Observable(1)
        let heard = Journal<Int>()
        let token = count.distinct().observe { heard.note($0) }
        for value in [1, 2, 2, 1] { count.value = value }
        #expect(heard.entries == [1, 2, 1])
        withExtendedLifetime(token) {}
    }

    @Test("setIfChanged tells nobody of an equal value")
    func setIfChanged() {
        let count = Observable(1)
        let heard = Journal<Int>()
        let token = count.observe { heard.note($0) }
        #expect(!count.setIfChanged(1))
        #expect(count.setIfChanged(2))
        #expect(heard.entries == [1, 2])
        withExtendedLifetime(token) {}
    }

    @Test("changes carry the old value beside the new one, also for sets made by observers")
    func changes() {
        let count = Observable(1)
        let heard = Journal<ObservableChange<Int>>()
        let tokens = [
            count.observe { if $0 == 2 { count.value = 3 } },
            count.changes().observe { heard.note($0) },
        ]
        count.value = 2
        #expect(
            heard.entries == [
                ObservableChange(old: nil, new: 1), ObservableChange(old: 1, new: 2),
                ObservableChange(old: 2, new: 3),
            ])
        withExtendedLifetime(tokens) {}
    }

    @Test("update makes one set of reading and writing")
    func update() async {
        let count = Observable(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 { group.addTask { for _ in 0..<500 { count.update { $0 += 1 } } } }
        }
        #expect(count.value == 2_000)
    }

    @Test("values gives the newest to a slow consumer, or every one when asked")
    func values() async {
        let count = Observable(0)
        let newest = count.values()
        let every = count.values(buffering: .unbounded)
        for value in 1...3 { count.value = value }
        var heard: [Int] = []
        for await value in every {
            heard.append(value)
            if value == 3 { break }
        }
        #expect(heard == [0, 1, 2, 3])
        for await value in newest {
            #expect(value == 3)
            break
        }
    }

    @Test("what an observer holds is released when its token ends")
    func release() {
        final class Held: Sendable {}
        let count = Observable(0)
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
        let count = Observable(0)
        let heard = Journal<String>()
        let tokens = Journal<ObservationToken>()
        let once = count.observe { value in
            heard.note("once \(value)")
            guard value == 1 else { return }
            tokens.entries.first?.end()
            tokens.note(count.observe { heard.note("bound \($0)") })
        }
        tokens.note(once)
        count.value = 1
        count.value = 2
        #expect(heard.entries == ["once 0", "once 1", "bound 1", "bound 2"])
    }
}
