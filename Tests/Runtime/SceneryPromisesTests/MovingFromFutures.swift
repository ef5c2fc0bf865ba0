import Dispatch
import Foundation
import SceneryPromises
import Testing

// The code of docs/moving/combine-futures.md: its fences between markers, and each line of its tables; a test compares them.

@MainActor
@Suite("Moving from Combine, one value: the page's code")
struct MovingFromFutures {
    let screen = RideScreen()
    let log = Record<String>()
    let ride = Ride(number: 1, city: "Lugo")
    let promises = [Promise.fulfilled(1), .fulfilled(2)]
    let number = Promise.fulfilled(1)
    let text = Promise.fulfilled("7")
    let parsing = DispatchQueue(label: "parsing")
    let failed = Promise<Ride>.rejected(RideError.gone)

    @Test("a chain")
    func chain() async throws {
        // snippet: chain
        let shown =
            Rides.first()
            .then(on: .queue(parsing)) { ride in ride.city.uppercased() }
            .timeout(.seconds(10))
            .recover(RideError.self) { _ in "unknown" }
            .then { city in screen.show([city]) }
            .catch { error in screen.show(error) }
        // end
        try await shown.value
        #expect(screen.lines == ["CITY 1"] && screen.errors.isEmpty)
    }

    @Test("making promises")
    func making() async throws {
        let error = RideError.gone
        let result = Result<Int, any Error>.success(1)
        let called = Promise<Int> { resolver in start { number in resolver.fulfill(number) } }
        #expect(try await called.value == 1)
        let (settled, resolver) = Promise<Int>.pending()
        resolver.fulfill(1)
        resolver.settle(result)
        #expect(try await settled.value == 1)
        #expect(try await Promise { try await Rides.count() }.value == 2)
        #expect(try await Promise.fulfilled(1).value == 1)
        await #expect(throws: RideError.gone) { try await Promise<Int>.rejected(error).value }
        #expect(try await Promise<Int> { resolver in resolver.settle(result) }.value == 1)
        Promise.after(.seconds(3)).cancel()
    }

    @Test("values")
    func values() async throws {
        let first = Rides.first()
        let nothing = Promise<Int?>.fulfilled(nil)
        let data = Promise.fulfilled(Data("[1]".utf8))
        #expect(try await first.then { ride in ride.city }.value == "City 1")
        #expect(try await first.then { ride in Rides.driver(of: ride) }.value == "Driver 1")
        #expect(try await text.then { text in Int(text) }.value == 7)
        #expect(try await first.validate { ride in ride.number > 0 }.value.number == 1)
        #expect(try await nothing.then { number in number ?? 0 }.value == 0)
        _ = try await first.tap { ride in log.add(ride.city) }.value
        _ = try await number.always { outcome in log.add("\(outcome)") }.value
        #expect(log.elements == ["City 1", "success(1)"])
        _ = try await first.always { screen.isBusy = false }.value
        #expect(!screen.isBusy)
        #expect(try await first.then(on: .queue(parsing)) { ride in ride.city }.value == "City 1")
        #expect(try await Promise.fulfilled(()).then(on: .queue(parsing)) { parse() }.value == 1)
        let decoded = data.then { data in try JSONDecoder().decode([Int].self, from: data) }
        #expect(try await decoded.value == [1])
    }

    @Test("errors")
    func errors() async throws {
        let lost = Promise<Int>.rejected(RideError.offline)
        #expect(try await lost.recover { _ in 0 }.value == 0)
        #expect(try await failed.recover { _ in Promise.fulfilled(ride) }.value == ride)
        await #expect(throws: RideError.gone) {
            try await lost.tapError { _ in throw RideError.gone }.value
        }
        try await number.catch { error in Issue.record(error) }.value
    }

    @Test("time")
    func time() throws {
        let executor = TestExecutor()
        let (delayed, limited, retried) = executor.run {
            (
                number.delay(.seconds(1)), number.timeout(.seconds(3)),
                Promise.retry(3) { _ in Rides.first() }
            )
        }
        executor.advance(by: .seconds(1))
        #expect(
            delayed.result?.value == 1 && limited.result?.value == 1 && retried.result?.value?.number == 1)
    }

    @Test("several promises, and the end")
    func several() async throws {
        #expect(try await Promise.all(number, text).value == (1, "7"))
        #expect(try await Promise.all(promises).value == [1, 2])
        let rides = Promise.all(over: 1...9, limit: 3) { number in Rides.ride(number) }
        #expect(try await rides.value.count == 9)
        #expect(try await Promise.race(promises).value == 1)
        let sum = Promise.reduce(1...3, 0) { sum, number in Promise.fulfilled(sum + number) }
        #expect(try await sum.value == 6)
        let end = Rides.first()
            .then { ride in screen.show([ride.city]) }.catch { error in screen.show(error) }
        try await end.value
        let isBusy = Promise.fulfilled(false)
        try await isBusy.then { isBusy in screen.isBusy = isBusy }.value
        #expect(screen.lines == ["City 1"] && !screen.isBusy)
    }

    @Test("cancellation")
    func cancellation() async throws {
        let (promise, resolver) = Promise<Int>.pending()
        resolver.onCancel { log.add("stopped") }
        promise.cancel()
        #expect(log.elements == ["stopped"])
        await #expect(throws: CancellationError.self) { try await promise.value }
        let all: [AnyPromise] = [number, text]
        for promise in all { promise.cancel() }
    }
}
