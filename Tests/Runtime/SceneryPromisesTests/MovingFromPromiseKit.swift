import Dispatch
import SceneryPromises
import Testing

// The code of docs/moving/promisekit.md outside of its tables.

@MainActor
@Suite("Moving from PromiseKit: the page's code")
struct MovingFromPromiseKitTests {
    let screen = RideScreen()
    let log = Record<String>()

    @Test("a chain")
    func chain() async throws {
        // snippet: chain
        let shown =
            Rides.all()
            .then { rides in Promise.all(over: rides, limit: 3) { ride in Rides.driver(of: ride) } }
            .tapError { error in log.add("\(error)") }
            .recover(RideError.self) { _ in [] }
            .then { drivers in screen.show(drivers) }
            .catch { error in screen.show(error) }
            .always { screen.isBusy = false }
        // end
        try await shown.value
        #expect(screen.lines == ["Driver 2", "Driver 1"] && !screen.isBusy)
        #expect(screen.errors.isEmpty && log.elements.isEmpty)
    }

    @Test("cancellation in the middle of a chain")
    func cancellation() async {
        // snippet: cancellation
        let slow = Rides.first().delay(.seconds(60))
        let end = slow.always { log.add("ended") }
        slow.cancel()  // calls the handler; `end.cancel()` would stop the delay as well, and call none
        // end
        await #expect(throws: CancellationError.self) { try await end.value }
        #expect(log.elements == ["ended"])
        let (other, resolver) = Promise<Int>.pending()
        let last = other.always { log.add("never") }
        last.cancel()
        await #expect(throws: CancellationError.self) { try await last.value }
        #expect(resolver.isCancelled && log.elements == ["ended"])
    }

    @Test("a value that is not Sendable")
    func box() async throws {
        // snippet: box
        let cart = Rides.all().then { rides in MainActorValue(Cart(rides)) }
        let total =
            cart
            .tap { cart in cart.value.add(Ride(number: 7, city: "Vigo")) }
            .then { cart in cart.value.total }
        // end
        #expect(try await total.value == 10)
    }
}
