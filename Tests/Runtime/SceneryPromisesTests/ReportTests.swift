import SceneryPromises
import Testing

@Suite("Reports")
struct ReportTests {
    /// The reports on promises made in this file at `line`, while `body` runs.
    func reports(at line: UInt, during body: () throws -> Void) rethrows -> [String] {
        let received = Record<String>()
        let listener = PromiseReport.observe { report in
            guard report.source.fileID == #fileID, report.source.line == Int(line) else { return }
            switch report {
            case .unhandledRejection(let error, _): received.add("unhandled \(error)")
            case .neverSettled: received.add("never settled")
            case .handlerDropped: received.add("dropped")
            }
        }
        try withExtendedLifetime(listener) { try body() }
        return received.elements
    }

    @Test("an unhandled rejection is reported with its source location")
    func unhandled() {
        let line: UInt = #line + 2
        let received = reports(at: line) {
            _ = Promise<Int>.rejected(Refusal("x"))
        }
        #expect(received == ["unhandled Refusal(reason: \"x\")"])
    }

    @Test("a chain without catch is reported once, where its last link was attached")
    func unhandledChain() {
        let line: UInt = #line + 4
        let received = reports(at: line) {
            let (promise, resolver) = Promise<Int>.pending()
            promise.then(on: .inline) { $0 + 1 }
                .then(on: .inline) { $0 + 1 }
            resolver.reject(Refusal("y"))
        }
        #expect(received == ["unhandled Refusal(reason: \"y\")"])
    }

    @Test("a handled, an awaited and a cancelled rejection are not reported")
    func handled() async {
        let line: UInt = #line + 3
        let listener = Record<String>()
        let token = PromiseReport.observe {
            if $0.source.line == Int(line), $0.source.fileID == #fileID { listener.add("\($0)") }
        }
        let made = { Promise<Int> { resolver in resolver.reject(Refusal()) } }
        made().catch(on: .inline) { _ in }
        _ = try? await made().value
        let (pending, resolver) = Promise<Int>.pending(line: line)
        pending.cancel()
        #expect(listener.elements.isEmpty)
        withExtendedLifetime((token, resolver)) {}
    }

    @Test("a promise whose resolver is released is reported once and rejected")
    func neverSettled() {
        let line: UInt = #line + 3
        var outcome: Result<Int, any Error>?
        let received = reports(at: line) {
            let promise = Promise<Int> { _ in }
            outcome = promise.result
        }
        #expect(received == ["never settled"])
        #expect(throws: PromiseError.neverSettled(PromiseSource(fileID: #fileID, line: Int(line)))) {
            try outcome?.get()
        }
    }

    @Test("consumers of a promise that is never settled receive an error")
    func neverSettledConsumers() async {
        var pair: (promise: Promise<Int>, resolver: Resolver<Int>)? = Promise<Int>.pending()
        let waiting = pair?.promise.then(on: .inline) { $0 + 1 }
        pair = nil
        await #expect(throws: PromiseError.self) { try await waiting?.value }
    }

    @Test("a report says what happened, where, and what to do")
    func wording() {
        let source = PromiseSource(fileID: "App/Ride.swift", line: 12)
        #expect(
            "\(PromiseReport.unhandledRejection(Refusal(), madeAt: source))" == """
                a promise made at App/Ride.swift:12 was rejected and nobody handled it: \
                Refusal(reason: "no"); end its chain in catch
                """)
        #expect(
            "\(PromiseReport.neverSettled(madeAt: source))" == """
                the promise made at App/Ride.swift:12 was never settled: its last resolver is gone; \
                call fulfill or reject on every path
                """)
    }

    @Test("lines beyond 65,535 become 65,535")
    func farLine() {
        #expect(Promise.fulfilled(1, line: 70_000).source.line == 65_535)
    }
}

extension PromiseSource {
    /// For expectations.
    init(fileID: StaticString, line: Int) {
        self = Promise.fulfilled(1, fileID: fileID, line: UInt(line)).source
    }
}
