import Foundation
import Observation
import SceneryObservables
import Testing

@Suite("Binding")
@MainActor
struct BindingTests {
    @Test("a two-way binding does not loop")
    func twoWay() {
        let (model, field) = (ObservableValue("a"), ObservableValue(""))
        var shown: [String] = []
        let observation = field.bind { shown.append($0) }
        let token = model.bindTwoWay(with: field)
        #expect(field.value == "a")
        field.value = "b"
        #expect(model.value == "b")
        model.value = "c"
        #expect(shown == ["", "a", "b", "c"])
        token.end()
        model.value = "d"
        #expect(field.value == "c")
        withExtendedLifetime(observation) {}
    }

    @Test("a conversion that returns nil leaves the other side unchanged")
    func conversion() {
        let (price, text) = (ObservableValue(5), ObservableValue(""))
        let token = price.bindTwoWay(with: text, forward: { "\($0)" }, backward: { Int($0) })
        text.value = "12"
        #expect(price.value == 12)
        text.value = "12x"
        #expect(price.value == 12)
        #expect(text.value == "12x")
        price.value = 7
        #expect(text.value == "7")
        withExtendedLifetime(token) {}
    }

    @Test("a value set by an observer of one side reaches the other")
    func correction() {
        let (model, field) = (ObservableValue("a"), ObservableValue(""))
        let upper = model.observe { if $0 != $0.uppercased() { model.value = $0.uppercased() } }
        let token = model.bindTwoWay(with: field)
        field.value = "b"
        #expect(model.value == "B")
        #expect(field.value == "B")
        withExtendedLifetime((upper, token)) {}
    }

    @Test("a control shows every value except those it sent")
    func control() {
        let name = ObservableValue("a")
        var shown: [String] = []
        let binding = name.bindControl { shown.append($0) }
        binding.send("ab")
        #expect(name.value == "ab")
        name.value = "c"
        #expect(shown == ["a", "c"])
        let limit = name.observe { if $0.count > 3 { name.value = String($0.prefix(3)) } }
        binding.send("long")
        #expect(shown == ["a", "c", "lon"])
        binding.end()
        name.value = "d"
        #expect(shown == ["a", "c", "lon"])
        withExtendedLifetime(limit) {}
    }

    @Test("a set inside an observer on the main actor is delivered after the current one")
    func reentrantOnMain() {
        let count = ObservableValue(0)
        var received: [String] = []
        let tokens = [
            count.bind { value in
                received.append("first \(value)")
                if value == 1 { count.value = 2 }
            },
            count.bind { received.append("second \($0)") },
        ]
        count.value = 1
        #expect(received.suffix(4) == ["first 1", "second 1", "first 2", "second 2"])
        withExtendedLifetime(tokens) {}
    }

    @Test("a value that waits for the main actor is not delivered after the end")
    func endBeforeArrival() async {
        let count = ObservableValue(0)
        var received: [Int] = []
        let token = count.bind { received.append($0) }
        Self.onAnotherThread { count.value = 1 }
        token.end()
        for _ in 0..<10 { await Task.yield() }
        #expect(received == [0])
    }

    /// Runs `body` on a new thread while the main actor waits, so that nothing can be delivered there.
    static func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            body()
            done.signal()
        }
        done.wait()
    }

    @Test("a tracker of Observation is notified of a set")
    func tracked() {
        let count = ObservableValue(1)
        let tracked = count.tracked()
        let told = Journal<Bool>()
        let seen = withObservationTracking {
            tracked.value
        } onChange: {
            told.append(true)
        }
        #expect(seen == 1)
        count.value = 2
        #expect(told.entries == [true])
        #expect(tracked.value == 2)
    }

    @Observable final class Profile {
        var name = "a"
    }

    @Test("an observable tracks an object marked @Observable")
    func tracking() async {
        let profile = Profile()
        let name: ObservableValue<String> = ObservableValue(tracking: { profile.name })
        profile.name = "b"
        var received: [String] = []
        for await value in name.values(buffering: .unbounded) {
            received.append(value)
            if value == "b" { profile.name = "c" }
            if value == "c" { break }
        }
        #expect(received.suffix(2) == ["b", "c"])
    }
}
