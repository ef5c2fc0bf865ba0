import Dispatch
import Foundation
import SceneryPromises
import SceneryTestKit
import Testing

// The lines in the tables of docs/moving/promisekit.md; a test compares them.

@MainActor
@Suite("Moving from PromiseKit: the lines of the tables")
struct MovingFromPromiseKitTables {
    let screen = RideScreen()
    let log = Record<String>()
    let ride = Ride(number: 1, city: "Lugo")
    let promises = [Promise.fulfilled(1), .fulfilled(2)]
    let number = Promise.fulfilled(1)
    let text = Promise.fulfilled("7")
    let parsing = DispatchQueue(label: "parsing")
    let failed = Promise<Ride>.rejected(RideError.gone)

    @Test("making promises")
    func making() async throws {
        let error = RideError.offline
        _ = try await Promise.fulfilled(1).value
        _ = try await Promise.fulfilled(()).value
        await #expect(throws: RideError.offline) { try await Promise<Int>.rejected(error).value }
        let called = Promise<Int> { resolver in start { number in resolver.fulfill(number) } }
        #expect(try await called.value == 1)
        let first = Promise<Int> { resolver in resolver.follow(try numbers()) }
        #expect(try await first.value == 1)
        let parsed = Promise.fulfilled(()).then(on: .queue(parsing)) { parse() }
        #expect(try await parsed.value == 1)
        let counted = Promise { try await Rides.count() }
        #expect(try await counted.value == 2)
        Promise.after(.seconds(3)).cancel()
    }

    @Test("settling promises")
    func settling() async throws {
        func make(_ settle: (Resolver<Int>, Resolver<Void>) -> Void) async -> [Bool] {
            let (promise, resolver) = Promise<Int>.pending()
            let (done, nothing) = Promise<Void>.pending()
            settle(resolver, nothing)
            resolver.fulfill(1)
            nothing.fulfill()
            let outcomes: (Result<Int, any Error>, Result<Void, any Error>) = (
                await promise.outcome, await done.outcome
            )
            return [outcomes.0.value != nil, (try? outcomes.1.get()) != nil]
        }
        func settle(
            _ resolver: Resolver<Int>, _ nothing: Resolver<Void>, _ number: Int?, _ error: (any Error)?
        ) {
            if let number { resolver.fulfill(number) } else { resolver.reject(error ?? NoAnswer()) }
            if let error { nothing.reject(error) } else { nothing.fulfill() }
        }
        let error = RideError.gone
        let result = Result<Int, any Error>.failure(error)
        let other = Promise.fulfilled(1)
        #expect(
            await make { resolver, nothing in
                resolver.fulfill(1)
                nothing.fulfill()
            } == [true, true])
        #expect(await make { resolver, _ in resolver.reject(error) } == [false, true])
        #expect(await make { resolver, _ in resolver.settle(result) } == [false, true])
        #expect(await make { resolver, _ in resolver.follow(other) } == [true, true])
        #expect(await make { settle($0, $1, 1, nil) } == [true, true])
        #expect(await make { settle($0, $1, nil, RideError.gone) } == [false, false])
        #expect(await make { settle($0, $1, nil, nil) } == [false, true])
    }

    @Test("links that go on with the value")
    func links() async throws {
        let first = Rides.first()
        #expect(try await first.then { ride in Rides.driver(of: ride) }.value == "Driver 1")
        #expect(try await first.then { ride in ride.city }.value == "City 1")
        let parsed = text.then { text in if let number = Int(text) { number } else { throw NoAnswer() } }
        #expect(try await parsed.value == 7)
        try await first.then { ride in screen.show([ride.city]) }.value
        #expect(screen.lines == ["City 1"])
        _ = try await first.tap { ride in log.add(ride.city) }.value
        _ = try await number.always { outcome in log.add("\(outcome)") }.value
        #expect(log.elements == ["City 1", "success(1)"])
        try await first.then { _ in }.value
        #expect(try await first.validate { ride in ride.number > 0 }.value.number == 1)
        _ = try await first.always { screen.isBusy = false }.value
        #expect(!screen.isBusy)
        let closed = first.then { ride in close().then { ride } }.recover { error in
            close().then { () throws -> Ride in throw error }
        }
        #expect(try await closed.value.number == 1)
    }

    @Test("links for errors")
    func errors() async throws {
        _ = await failed.tapError { error in log.add("\(error)") }.outcome
        #expect(log.elements == ["gone"])
        try await failed.catch { error in if !(error is CancellationError) { screen.show(error) } }.value
        try await failed.catch { error in screen.show(error) }.value
        try await failed.catch(RideError.self) { error in screen.show(error) }.value
        #expect(screen.errors.count == 3)
        try await failed.catch(RideError.self) { error in guard error == .gone else { throw error } }.value
        #expect(try await failed.recover { _ in ride }.value == ride)
        #expect(try await failed.recover(RideError.self) { _ in ride }.value == ride)
        let end = failed.then { _ in }
            .catch { error in screen.show(error) }.always { screen.isBusy = false }
        try await end.value
        #expect(screen.errors.count == 4 && !screen.isBusy)
        try await failed.catch { _ in }.value
    }

    @Test("time")
    func time() throws {
        let executor = TestExecutor()
        let (delayed, limited, retried) = executor.run {
            (
                number.delay(.seconds(1)), number.timeout(.seconds(3)),
                Promise.retry(3, backoff: .constant(.seconds(1))) { _ in Rides.first() }
            )
        }
        executor.advance(by: .seconds(1))
        #expect(
            delayed.result?.value == 1 && limited.result?.value == 1 && retried.result?.value?.number == 1)
    }

    @Test("sequences")
    func sequences() async throws {
        let all = Rides.all()
        #expect(try await all.then { rides in rides.map(\.city) }.value == ["City 2", "City 1"])
        #expect(try await all.then { rides in rides.flatMap(\.stops) }.value == ["a", "b", "a", "b"])
        #expect(try await all.then { rides in rides.compactMap(\.note) }.value == ["note"])
        #expect(try await all.then { rides in rides.filter { $0.number > 1 } }.value.count == 1)
        #expect(try await all.then { rides in rides.sorted() }.value.first?.number == 1)
        let first = all.then { rides in if let ride = rides.first { ride } else { throw NoAnswer() } }
        #expect(try await first.value.number == 2)
        let matching = all.then { rides in
            if let ride = rides.first(where: { $0.number > 1 }) { ride } else { throw NoAnswer() }
        }
        #expect(try await matching.value.number == 2)
        let last = all.then { rides in if let ride = rides.last { ride } else { throw NoAnswer() } }
        #expect(try await last.value.number == 1)
        let drivers = all.then { rides in Promise.all(over: rides) { Rides.driver(of: $0) } }
        #expect(try await drivers.value == ["Driver 2", "Driver 1"])
        let stops = all.then { rides in Promise.all(over: rides) { Rides.stops(of: $0) } }
            .then { lists in lists.flatMap { $0 } }
        #expect(try await stops.value.count == 4)
    }

    @Test("several promises")
    func several() async throws {
        #expect(try await Promise.all(promises).value == [1, 2])
        #expect(try await Promise.all(number, text).value == (1, "7"))
        let rides = Promise.all(over: 1...9, limit: 3) { number in Rides.ride(number) }
        #expect(try await rides.value.map(\.number) == Array(1...9))
        #expect(try await Promise.allSettled(promises).value.map(\.value) == [1, 2])
        let outcomes = Promise.allSettled(over: 1...9, limit: 3) { number in Rides.ride(number) }
        #expect(try await outcomes.value.count == 9)
        #expect(try await Promise.race(promises).value == 1)
        #expect(try await Promise.any(promises).value == 1)
        let sum = Promise.reduce(1...3, 0) { sum, number in
            Rides.ride(number).then { ride in sum + ride.number }
        }
        #expect(try await sum.value == 6)
    }

    @Test("reading")
    func reading() async throws {
        let promise = Promise<Int>.rejected(RideError.gone)
        #expect(!(promise.result == nil))
        #expect(throws: RideError.gone) { try promise.result?.get() }
        if case .failure(let error)? = promise.result { log.add("\(error)") }
        #expect(log.elements == ["gone"])
        await #expect(throws: RideError.gone) { try await promise.value }
        #expect(promise.source.line > 0)
    }

    @Test("cancellation")
    func cancellation() async throws {
        let (promise, resolver) = Promise<Int>.pending()
        resolver.onCancel { log.add("stopped") }
        promise.cancel()
        #expect(promise.isCancelled, "and so says the resolver")
        #expect(resolver.isCancelled)
        #expect(log.elements == ["stopped"])
        let heard = promise.recover { error in error is CancellationError ? 1 : 0 }
        #expect(try await heard.value == 1)
        let all: [AnyPromise] = [number, text]
        for promise in all { promise.cancel() }
    }

    @Test("executors and settings")
    func executors() async throws {
        let operations = PromiseExecutorMock()
        operations.onEnqueue.answers { job in job() }
        #expect(try await number.then(on: .queue(parsing)) { $0 + 1 }.value == 2)
        #expect(try await number.then(on: .inline) { $0 + 1 }.value == 2)
        #expect(try await number.then(on: .executor(operations)) { $0 + 1 }.value == 2)
        let actor = Counter()
        try await number.then(on: actor) { counter, number in counter.count += number }.value
        #expect(await actor.count == 1)
        // `PromiseReport.setHandler { report in log.add("\(report)") }` compiles; called here, it would change other tests.
        let set: @Sendable () -> Void = { [log] in
            PromiseReport.setHandler { report in log.add("\(report)") }
        }
        withExtendedLifetime(set) {}
        _ = [PromiseError.allRejected([]), PromiseError.adoptsItself(number.source)]
    }

    actor Counter {
        var count = 0
    }
}
