import Scenery
import Testing

nonisolated struct LoadRide: Worker {
    func start(_ id: Int, _ resolver: Resolver<Ride>) throws {
        guard id > 0 else { throw RideProblem.noSuchRide }
        resolver.fulfill(Ride(id: id, driver: "Mina"))
    }
}

nonisolated struct LoadDriver: AsyncWorker {
    func output(_ id: Int) async throws -> String { "Mina" }
}

/// A screen without isolation annotations.
final class RideScreen {
    var driver = ""
    var problems = 0

    func load(_ id: Int) -> Promise<Void> {
        Promise.once(LoadRide(), id)
            .then { self.driver = $0.driver }
            .catch { _ in self.problems += 1 }
    }
}

@Suite("A client on the main actor: promises")
struct ClientPromises {
    @Test("handlers without an isolation annotation run on the main actor and access its state")
    func handlers() async throws {
        let screen = RideScreen()
        try await screen.load(7).value
        #expect(screen.driver == "Mina")
        try await screen.load(0).value
        #expect(screen.problems == 1)
    }

    @Test("promises are created from any kind of work")
    func making() async throws {
        let (promise, resolver) = Promise<Int>.pending()
        resolver.fulfill(1)
        let sum = Promise.all([promise, Promise { 2 }]).then(on: .inline) { $0.reduce(0, +) }
        #expect(try await sum.value == 3)
        #expect(try await Promise.once(LoadDriver(), 7).value == "Mina")
        let recovered = Promise<Int>.rejected(RideProblem.noSuchRide).recover { _ in 4 }
        #expect(try await recovered.value == 4)
        let retried = Promise.retry(2) { (number: Int) throws -> Promise<Int> in
            number > 1 ? .fulfilled(number) : .rejected(RideProblem.noSuchRide)
        }
        #expect(try await retried.value == 2)
    }

    @Test("main-actor code awaits on the main actor, and continues there")
    func awaiting() async throws {
        let screen = RideScreen()
        screen.driver = try await Promise { () async throws -> String in "Noor" }.value
        #expect(screen.driver == "Noor")
    }
}
