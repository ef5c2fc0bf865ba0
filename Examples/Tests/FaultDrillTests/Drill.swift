import Driving
import Testing

/// One request of a sample, and what a person does when it goes wrong.
struct Drill: Sendable {
    typealias Steps = @Sendable (Person) async throws -> Void

    /// What the person wants.
    let name: String
    let sample: SampleUnderTest
    /// The backend's name of the request.
    let route: String
    /// What is seen when the request was answered.
    let answer: [String]
    var start = SampleStart()
    /// Leads to where the request is made; `nil` for a request of the sample's start.
    var reach: Steps?
    var ask: Steps = { _ in }
    /// What the person reads instead of the advice of the fault.
    var notices: [String]?
    /// The button that is offered with an error.
    var wayOn = "Try again"
    /// What the person does, once the fault has ended; the button of the error, unless it is something else.
    var recover: Steps?
    /// What comes after the answer was seen: proof that nothing was lost, or done twice.
    var check: Steps = { _ in }

    /// Faults that keep the person from getting to the request.
    var exceptions: Set<BackendFault> = []

    var faults: [BackendFault] {
        BackendFault.allCases.filter { !exceptions.contains($0) }
    }
}

/// Who uses the sample in a drill.
struct Person: Sendable {
    let app: any AppDriver
    let backend: TestBackend
    let fault: BackendFault

    func taps(_ titles: String...) async throws { for title in titles { try await app.tap(title) } }
}

/// A drill with one of the faults.
struct FaultDrill: Sendable, CustomTestStringConvertible {
    let drill: Drill
    let fault: BackendFault

    var testDescription: String { "\(drill.name), \(fault.rawValue)" }

    func run() async throws {
        let start = drill.start
        try await drill.sample.run(in: .headless, start, preparing: beginAtStart) { app, backend in
            let person = Person(app: app, backend: backend, fault: fault)
            if let reach = drill.reach {
                try await reach(person)
                try await fault.begin(on: drill.route, of: backend)
            }
            try await drill.ask(person)
            if fault.isFailure { try await fails(person) } else { try await waits(person) }
            for text in drill.answer { try await app.sees(text) }
            try await app.seesNoDialog()
            try await drill.check(person)
        }
    }

    private func beginAtStart(_ backend: TestBackend) async throws {
        if drill.reach == nil { try await fault.begin(on: drill.route, of: backend) }
    }

    private func fails(_ person: Person) async throws {
        let texts = drill.notices ?? fault.advice
        try await person.app.waits("one of \(texts), and \"\(drill.wayOn)\"") { [drill] shown in
            texts.contains(where: shown.says) && shown.says(drill.wayOn)
        }
        // An error is in words for a person, not for a programmer.
        let shown = try await person.app.look()
        for jargon in ["Error Domain", "NSURL", "DecodingError", "Optional(", "nil"] {
            #expect(!shown.says(jargon))
        }
        try await fault.end(on: drill.route, of: person.backend)
        if let recover = drill.recover {
            try await recover(person)
        } else {
            try await person.taps(drill.wayOn)
        }
    }

    /// A late answer is no error.
    private func waits(_ person: Person) async throws {
        guard fault == .slow else { return }
        while try await person.backend.held()[drill.route] == nil {
            try await Task.sleep(for: .milliseconds(5))
        }
        try await person.app.seesNoDialog()
        try await fault.end(on: drill.route, of: person.backend)
    }
}
