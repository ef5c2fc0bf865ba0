import Dispatch
import SceneryFoundations
import SceneryPromises
import Testing

/// Not `Sendable`.
private final class Basket {
    var items: [String]
    var onRelease: (() -> Void)?

    init(_ items: [String]) { self.items = items }

    deinit { onRelease?() }
}

@Suite("Values of the main actor", .timeLimit(.minutes(20)))
struct MainActorValueTests {
    @Test("an object that is not Sendable passes through promises from handler to handler")
    @MainActor func passed() async throws {
        let cart = Promise.fulfilled(["a"]).then { items in MainActorValue(Basket(items)) }
        let counts = cart.tap { cart in cart.value.items.append("b") }.then { cart in cart.value.items.count }
        #expect(try await counts.value == 2)
        #expect(try await cart.value.value.items == ["a", "b"])
    }

    @Test("a handler elsewhere passes it on")
    @MainActor func passedElsewhere() async throws {
        let number = Promise.fulfilled(MainActorValue(Basket(["a"])))
            .then(on: .queue(DispatchQueue(label: "test"))) { cart in cart }
            .then { cart in cart.value.items.count }
        #expect(try await number.value == 1)
    }

    @Test("a replaced value is seen by everybody who has the box")
    @MainActor func replaced() {
        let box = MainActorValue(1)
        let other = box
        box.value += 1
        #expect(other.value == 2)
    }

    @Test("it is released on the main actor, wherever the last reference ends", arguments: [true, false])
    func released(onMain: Bool) async {
        let received = Record<Bool>()
        var box: MainActorValue<Basket>? = await MainActor.run {
            let cart = Basket([])
            cart.onRelease = { received.add(MainQueue.isCurrent) }
            return MainActorValue(cart)
        }
        weak let weakly = box
        if onMain { await MainActor.run { [box] in withExtendedLifetime(box) {} } }
        box = nil
        while received.elements.isEmpty { await Task.yield() }
        #expect(received.elements == [true])
        #expect(weakly == nil)
    }
}
