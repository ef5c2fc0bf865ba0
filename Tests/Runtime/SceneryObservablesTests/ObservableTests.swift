import SceneryObservables
import Testing

@Suite("An observable")
struct ObservableTests {
    @Test("an observer receives the current value at once and then each set")
    func replayThenEach() {
        let count = ObservableValue(1)
        let received = Journal<Int>()
        let token = count.observe { received.append($0) }
        #expect(received.entries == [1])
        count.value = 2
        count.set(3)
        #expect(received.entries == [1, 2, 3])
        token.end()
        count.value = 4
        #expect(received.entries == [1, 2, 3])
        #expect(count.value == 4)
    }

    @Test("releasing the token ends the observation")
    func tokenLife() {
        let count = ObservableValue(1)
        let received = Journal<Int>()
        do {
            let token = count.observe { received.append($0) }
            withExtendedLifetime(token) { count.value = 2 }
        }
        count.value = 3
        #expect(received.entries == [1, 2])
    }

    @Test("the observation ends with its owner")
    @MainActor func ownerLife() {
        final class Label { var text = "" }
        let title = ObservableValue("a")
        let received = Journal<String>()
        var label: Label? = Label()
        weak let gone = label
        if let label {
            title.bind(owner: label) { label, text in
                label.text = text
                received.append(text)
            }
        }
        title.value = "b"
        #expect(label?.text == "b")
        label = nil
        #expect(gone == nil)
        title.value = "c"
        #expect(received.entries == ["a", "b"])
    }

    @Test("a set made inside an observer waits until all have received the previous one")
    func reentrantSet() {
        let count = ObservableValue(0)
        let received = Journal<String>()
        let first = count.observe { value in
            received.append("first \(value)")
            if value == 1 { count.value = 2 }
        }
        let second = count.observe { received.append("second \($0)") }
        count.value = 1
        #expect(received.entries == ["first 0", "second 0", "first 1", "second 1", "first 2", "second 2"])
        withExtendedLifetime((first, second)) {}
    }

    @Test("an observer on the main actor receives sets of other threads there, in order")
    @MainActor func mainDelivery() async {
        let count = ObservableValue(0)
        var received: [Int] = []
        let token = count.bind { value in
            MainActor.assertIsolated()
            received.append(value)
        }
        #expect(received == [0])
        await Task.detached { for value in 1...100 { count.value = value } }.value
        count.value = 101
        #expect(received == Array(0...101))
        withExtendedLifetime(token) {}
    }

    @Test("map transforms each value")
    func map() {
        let count = ObservableValue(1)
        let text = count.map { "\($0) rides" }
        #expect(text.value == "1 rides")
        let received = Journal<String>()
        let token = text.observe { received.append($0) }
        count.value = 2
        #expect(received.entries == ["1 rides", "2 rides"])
        withExtendedLifetime(token) {}
    }
}

@Suite("The lifetime of values")
struct ValueLifeTests {
    /// Reads an observable in its `deinit`, as a user's value may.
    final class Farewell: Sendable {
        let say: @Sendable () -> Void
        init(_ say: @escaping @Sendable () -> Void) { self.say = say }
        deinit { say() }
    }

    @Test("no lock is held while a replaced value is released")
    func deinitReads() {
        let slot = ObservableValue<Farewell?>(nil)
        let said = Journal<Bool>()
        slot.value = Farewell { said.append(slot.value == nil) }
        slot.value = nil
        #expect(said.entries == [true])
        slot.value = Farewell { said.append(slot.value == nil) }
        ObservableTransaction.run { $0[slot] = nil }
        #expect(said.entries == [true, true])
    }
}
