import Foundation
import SceneryScreens

/// What shows the app to a test.
public enum DriverKind: String, CaseIterable, Sendable {
    /// The app in the test's own process.
    case headless
    /// The program in a real terminal.
    case terminal
    /// The program's page in a real browser.
    case browser
}

/// A sample as a test starts it.
public struct SampleUnderTest: Sendable {
    /// The program that shows it in a terminal and to a browser.
    var program: String
    /// Where it starts, as a path; `nil` for the program's own start.
    var link: String?
    /// Makes the app for a backend, with these environment variables.
    var hosted: @MainActor @Sendable (URL, [String: String]) -> HostedApp

    public init(
        program: String, link: String? = nil,
        hosted: @escaping @MainActor @Sendable (URL, [String: String]) -> HostedApp
    ) {
        self.program = program
        self.link = link
        self.hosted = hosted
    }

    /// Runs a test with the sample in front of a person and its backend behind it.
    ///
    /// - Parameters:
    ///   - start: What is different from the usual start.
    ///   - prepare: What happens to the backend before the sample starts.
    ///   - body: The test; its programs end with it.
    public func run(
        in kind: DriverKind, _ start: SampleStart = SampleStart(),
        preparing prepare: (TestBackend) async throws -> Void = { _ in },
        _ body: (any AppDriver, TestBackend) async throws -> Void
    ) async throws {
        try await Programs.with { programs in
            let backend = try await TestBackend.start(in: programs, start.backend)
            try await backend.set(start.faults)
            try await prepare(backend)
            let app = try await driver(kind, backend, start, programs)
            try await judged(app) { try await body(app, backend) }
        }
    }

    /// Runs a test in two parts: between them the sample ends as if it had crashed, and starts again with what it kept.
    ///
    /// - Parameter folder: The environment variable that names the folder in which it keeps that.
    public func run(
        in kind: DriverKind, _ start: SampleStart, keepingIn folder: String,
        _ body: (any AppDriver, TestBackend) async throws -> Void,
        restarted: (any AppDriver, TestBackend) async throws -> Void
    ) async throws {
        try await Programs.with { lasting in
            let backend = try await TestBackend.start(in: lasting, start.backend)
            var start = start
            start.environment[folder] = lasting.folder.appending(path: "kept").path
            try await show(in: kind, start, backend, body)
            try await show(in: kind, start, backend, restarted)
        }
    }

    /// Runs a part of a test with programs of its own.
    private func show(
        in kind: DriverKind, _ start: SampleStart, _ backend: TestBackend,
        _ part: (any AppDriver, TestBackend) async throws -> Void
    ) async throws {
        try await Programs.with { programs in
            let app = try await driver(kind, backend, start, programs)
            try await judged(app) { try await part(app, backend) }
        }
    }

    /// Runs a part of a test, after which there must be nothing to complain of. A failure names what there is: a program
    /// that ended fails a test by what the person does not see.
    private func judged(_ app: any AppDriver, _ part: () async throws -> Void) async throws {
        do {
            try await part()
        } catch {
            let complaints = (try? await app.complaints()) ?? ["the app cannot be asked"]
            guard complaints.isEmpty else { throw Complaints(complaints: complaints, failure: error) }
            throw error
        }
        let complaints = try await app.complaints()
        guard complaints.isEmpty else { throw Complaints(complaints: complaints) }
    }

    private func driver(
        _ kind: DriverKind, _ backend: TestBackend, _ start: SampleStart, _ programs: Programs
    ) async throws -> any AppDriver {
        switch kind {
        case .headless: try await HeadlessDriver.start(self, backend.url, start, in: programs)
        case .terminal: try await TerminalDriver.start(self, backend.url, start, in: programs)
        case .browser: try await BrowserDriver.start(self, backend.url, start, in: programs)
        }
    }
}

/// What a test wants different from the usual start of a sample.
public struct SampleStart: Sendable {
    /// What the backend does wrong from the start, by route.
    var faults: [String: String]
    /// The person's language.
    var language: String
    /// The sample's environment variables.
    var environment: [String: String]
    /// The backend's arguments.
    var backend: [String]
    /// Another link than the sample's own.
    var link: String?

    public init(
        faults: [String: String] = [:], language: String = "en", environment: [String: String] = [:],
        backend: [String] = [], link: String? = nil
    ) {
        self.faults = faults
        self.language = language
        self.environment = environment
        self.backend = backend
        self.link = link
    }
}

/// What a driver has against the app: programs that ended, errors in a browser's console.
struct Complaints: Error {
    var complaints: [String]
    /// What the test did not see; `nil` where it passed otherwise.
    var failure: (any Error)?
}
