import Backend
import Foundation
import Scenery
import Settings
import Testing

@testable import About

@Suite("Where the text about the app comes from", .timeLimit(.minutes(20)))
struct AboutManagerTests {
    @Test("the text comes in the language that is asked for")
    func languages() async throws {
        try await withBackend { backend, _ in
            let manager = AboutManager(client: NetworkClient(baseURL: backend.url))
            let english = try await manager.aboutText(in: .english)
            let persian = try await manager.aboutText(in: .persian)
            #expect(english.contains("toolkit"))
            #expect(persian.contains("سینری"))
        }
    }

    @Test("what was fetched once is not fetched again")
    func cached() async throws {
        try await withBackend { backend, _ in
            let manager = AboutManager(client: NetworkClient(baseURL: backend.url))
            let text = try await manager.aboutText(in: .english)
            await backend.stop()
            let again = try await manager.aboutText(in: .english)
            #expect(again == text)
        }
    }

    @Test("callers who ask at the same time share one request")
    func joined() async throws {
        try await withBackend { backend, faults in
            try await faults.set(["about": "slow"])
            let manager = AboutManager(client: NetworkClient(baseURL: backend.url))
            async let first = manager.aboutText(in: .english)
            async let second = manager.aboutText(in: .english)
            try await faults.waitUntilHeldBack("about")
            try await faults.set(["about": "ok"])
            let texts = try await [first, second]
            #expect(texts[0] == texts[1])
            #expect(try await faults.asked("about") == 1)
        }
    }

    @Test("a failure is the server's own words, and is not kept")
    func refused() async throws {
        try await withBackend { backend, faults in
            try await faults.set(["about": "error"])
            let manager = AboutManager(client: NetworkClient(baseURL: backend.url))
            let error = await #expect(throws: (any Error).self) { try await manager.aboutText(in: .english) }
            let failure = try #require(error.map { ContentFailure($0) })
            #expect(failure == .refused("The content is being moved; try again in a minute."))

            try await faults.set(["about": "ok"])
            let text = try await manager.aboutText(in: .english)
            #expect(text.contains("toolkit"))
        }
    }

    @Test("a server that is not there is out of reach")
    func unreachable() async throws {
        try await withBackend { backend, _ in
            await backend.stop()
            let manager = AboutManager(client: NetworkClient(baseURL: backend.url))
            let error = await #expect(throws: (any Error).self) { try await manager.aboutText(in: .english) }
            #expect(error.map { ContentFailure($0) } == .unreachable)
        }
    }

    @Test("the terms come with title and paragraphs, and have an address as a web page")
    func terms() async throws {
        try await withBackend { backend, _ in
            let manager = TermsManager(backend: backend.url, client: NetworkClient(baseURL: backend.url))
            let terms = try await manager.terms(in: .english)
            #expect(terms.title == "Terms of use")
            #expect(terms.paragraphs.count == 3)
            #expect(manager.webPage(in: .persian) == URL(string: "\(backend.url)/terms?lang=fa"))
        }
    }

    private func withBackend(_ body: (RunningBackend, BackendFaults) async throws -> Void) async throws {
        let backend = try await RunningBackend.start(BackendConfiguration(isTesting: true))
        do { try await body(backend, BackendFaults(backend: backend.url)) } catch {
            await backend.stop()
            throw error
        }
        await backend.stop()
    }
}
