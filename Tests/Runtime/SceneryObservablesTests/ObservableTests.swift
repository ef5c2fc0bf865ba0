import SceneryObservables
import Testing

@Suite("An observable")
struct ObservableTests {
    @Test("an observer gets the value of the moment at once and then each set")
    func replayThenEach() {
        let count = Observable(1)
        let heard = Journal<Int>()
        let token = count.observe { heard.note($0) }
        #expect(heard.entries == [1])
        count.value = 2
        count.set(3)
        #expect(heard.entries == [1, 2, 3])
        token.end()
        count.value = 4
        #expect(heard.entries == [1, 2, 3])
        #expect(count.value == 4)
    }

    @Test("letting go of the token ends the observation")
    func tokenLife() {
        let count = Observable(1)
        let heard = Journal<Int>()
        do {
            let token = count.observe { heard.note($0) }
            withExtendedLifetime(token) { count.value = 2 }
        }
        count.value = 3
        #expect(heard.entries == [1, 2])
    }

    @Test("the observation ends with its owner")
    @MainActor func ownerLife() {
        final class Label { var text = "" }
        let title = Observable("a")
        let heard = Journal<String>()
        var label: Label? = Label()
        weak let gone = label
        if let label {
            title.bind(owner: label) { label, text in
                label.text = text
                heard.note(text)
            }
        }
        title.value = "b"
        #expect(label?.text == "b")
        label = nil
        #expect(gone == nil)
        title.value = "c"
        #expect(heard.entries == ["a", "b"])
    }

    @Test("a set made inside an observer waits until all have seen the one before")
    func reentrantSet() {
        let count = Observable(0)
        let heard = Journal<String>()
        let first = count.observe { value in
            heard.note("first \(value)")
            if value == 1 { count.value = 2 }
        }
        let second = count.observe { heard.note("second \($0)") }
        count.value = 1
        #expect(heard.entries == ["first 0", "second 0", "first 1", "second 1", "first 2", "second 2"])
        withExtendedLifetime((first, second)) {}
    }

    @Test("an observer on main gets on main, in order, what is set elsewhere")
    @MainActor func mainDelivery() async {
        let count = Observable(0)
        var heard: [Int] = []
        let token = count.bind { value in
            MainActor.assertIsolated()
            heard.append(value)
        }
        #expect(heard == [0])
        await Task.detached { for value in 1...100 { count.value = value } }.value
        count.value = 101
        #expect(heard == Array(0...101))
        withExtendedLifetime(token) {}
    }

    @Test("map works out each value")
    func map() {
        let count = Observable(1)
        let text = count.map { "\($0) rides" }
        #expect(text.value == "1 rides")
        let heard = Journal<String>()
        let token = text.observe { heard.note($0) }
        count.value = 2
        #expect(heard.entries == ["1 rides", "2 rides"])
        withExtendedLifetime(token) {}
    }
}
