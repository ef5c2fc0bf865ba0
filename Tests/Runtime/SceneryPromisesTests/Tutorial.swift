import Foundation
import RuntimeTestSupport
import SceneryPromises
import Testing

// The code of docs/tutorials/promises.md, compiled and run. Each code block of the page is repeated
// here between two markers; a test compares them.

private struct Place: Sendable, Equatable {
    let name: String
}

private enum PlacesError: Error { case offline }

private enum Gateway {
    static func places(
        near city: String, completion: @escaping @Sendable (Result<[Place], any Error>) -> Void
    ) {
        completion(city.isEmpty ? .failure(PlacesError.offline) : .success([Place(name: city)]))
    }

    static func places(near city: String) async throws -> [Place] {
        guard !city.isEmpty else { throw PlacesError.offline }
        return [Place(name: city)]
    }

    static func rating(of place: Place) async throws -> Int { place.name.count }
}

// snippet: worker
struct LoadPlaces: Worker {
    func start(_ city: String, _ resolver: Resolver<[String]>) throws {
        guard !city.isEmpty else { throw PlaceProblem.noCity }
        Gateway.places(near: city) { result in
            resolver.settle(result.map { $0.map(\.name) })
        }
    }
}
// end

// snippet: async-worker
struct LoadRating: AsyncWorker {
    func output(_ city: String) async throws -> Int {
        guard let place = try await Gateway.places(near: city).first else { return 0 }
        return try await Gateway.rating(of: place)
    }
}
// end

enum PlaceProblem: Error { case noCity }

@MainActor
private final class Screen {
    var lines: [String] = []
    var error: (any Error)?
    var isBusy = true

    func show(_ names: [String]) { lines = names }
    func show(_ error: any Error) { self.error = error }
}

@MainActor
@Suite("The tutorial's code")
struct TutorialTests {
    @Test("a worker, a chain, one error handler")
    func chain() async throws {
        let screen = Screen()
        // snippet: chain
        let done = Promise.once(LoadPlaces(), "Lugo")
            .then { names in names.sorted() }
            .then { names in screen.show(names) }
            .catch { error in screen.show(error) }
            .always { screen.isBusy = false }
        // end
        try await done.value
        #expect(screen.lines == ["Lugo"] && screen.error == nil && !screen.isBusy)
    }

    @Test("looking at outcomes, and errors of one type")
    func errors() async throws {
        let log = Record<String>()
        // snippet: errors
        let rating = Promise.once(LoadRating(), "Lugo")
            .validate { rating in rating > 4 }
            .tapError { error in log.add("\(error)") }
            .recover(PromiseError.self) { _ in 5 }
            .tap { rating in log.add("\(rating)") }
        // end
        #expect(try await rating.value == 5)
        #expect(log.elements.count == 2 && log.elements.last == "5")
    }

    @Test("several at a time")
    func several() async throws {
        // snippet: all
        let cities = ["A Coruña", "Lugo", "Ourense", "Pontevedra"]
        let ratings = Promise.all(LoadRating(), each: cities, limit: 2)
        // end
        #expect(try await ratings.value == [8, 4, 7, 10])
    }

    @Test("to async and back")
    func bridges() async throws {
        // snippet: bridges
        let places = Promise { try await Gateway.places(near: "Vigo") }
        let first = try await places.value.first
        // end
        #expect(first == Place(name: "Vigo"))
    }

    @Test("where handlers run")
    func deliveries() async throws {
        let parsing = DispatchQueue(label: "parsing")
        let loaded = Promise.fulfilled(Data("12".utf8))
        let screen = Screen()
        // snippet: deliveries
        let shown =
            loaded
            .then(on: .queue(parsing)) { data in String(decoding: data, as: UTF8.self) }
            .then(on: .inline) { text in text + " places" }
            .then { text in screen.show([text]) }
        // end
        try await shown.value
        #expect(screen.lines == ["12 places"])
    }

    @Test("when inline handlers run")
    func inline() async throws {
        let log = Record<String>()
        // snippet: inline
        let settled = Promise.fulfilled("inline")
        let inline = settled.then(on: .inline) { word in log.add(word) }
        log.add("attached")
        // end
        try await inline.value
        #expect(log.elements == ["attached", "inline"])
    }

    @Test("time, with a test that does not wait")
    func time() throws {
        let attempts = Mutable(0)
        let flaky: @Sendable (Int) throws -> Promise<String> = { number in
            attempts.value = number
            return number < 3 ? .rejected(PlacesError.offline) : .fulfilled("Lugo")
        }
        // snippet: time
        let executor = TestExecutor()
        let name = executor.run {
            Promise.retry(3, backoff: .exponential(from: .seconds(1)), flaky)
                .timeout(.seconds(10))
        }
        executor.advance(by: .seconds(3))
        #expect(try name.result?.get() == "Lugo")
        // end
        #expect(attempts.value == 3)
    }

    @Test("cancellation")
    func cancellation() async {
        // snippet: cancellation
        let (download, resolver) = Promise<Data>.pending()
        let size = download.then { $0.count }
        let isEmpty = download.then { $0.isEmpty }
        resolver.onCancel { print("the download is cancelled") }

        size.cancel()  // isEmpty still waits: the download continues
        isEmpty.cancel()  // the last consumer leaves: the download is cancelled
        // end
        #expect(download.isCancelled)
    }

    @Test("each fence of the page is compiled here")
    func pageIsCompiled() throws {
        let page = try TutorialPage("promises", source: #filePath)
        #expect(!page.fences.isEmpty)
        #expect(page.untested == [])
    }
}

private final class Mutable: @unchecked Sendable {
    // Only touched by the main actor, in this test.
    var value: Int

    init(_ value: Int) { self.value = value }
}
