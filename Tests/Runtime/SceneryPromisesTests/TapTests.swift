import SceneryPromises
import Testing

@MainActor
@Suite("tap, tapError and validate")
struct TapTests {
    let executor = TestExecutor()
    let received = Record<String>()

    @Test("tap passes the value on after its handler, and is not called for an error")
    func tap() {
        let (value, failure) = executor.run {
            (
                Promise.fulfilled(1).tap { received.add("\($0)") }.then { $0 + 1 },
                Promise<Int>.rejected(Refusal()).tap { received.add("\($0)") }
            )
        }
        #expect(received.elements == ["1"])
        #expect(value.result?.value == 2)
        #expect(failure.result?.refusal == Refusal())
        executor.run { failure.catch { _ in } }
    }

    @Test("tapError passes the rejection on after its handler, and is not called for a value")
    func tapError() {
        let (value, failure) = executor.run {
            (
                Promise.fulfilled(1).tapError { received.add("\($0)") },
                Promise<Int>.rejected(Refusal("a")).tapError { received.add("\($0)") }
                    .recover { error in (error as? Refusal) == Refusal("a") ? 5 : 6 }
            )
        }
        #expect(received.elements == ["Refusal(reason: \"a\")"])
        #expect(value.result?.value == 1)
        #expect(failure.result?.value == 5)
    }

    @Test("tapError is called for a cancelled promise, and leaves its error unhandled")
    func tapErrorHandlesNothing() {
        let reports = Record<String>()
        let line: UInt = #line + 6
        let token = PromiseReport.observe { report in
            if report.source.fileID == #fileID, report.source.line == Int(line) { reports.add("\(report)") }
        }
        let (promise, resolver) = Promise<Int>.pending()
        executor.run {
            _ = Promise<Int>.rejected(Refusal()).tapError { received.add("\($0)") }
            promise.tapError { received.add("\($0 is CancellationError)") }
            promise.cancel()
        }
        #expect(received.elements == ["Refusal(reason: \"no\")", "true"])
        #expect(reports.elements.count == 1)
        withExtendedLifetime((token, resolver)) {}
    }

    @Test("a handler that throws replaces the outcome")
    func throwing() {
        let (value, failure) = executor.run {
            (
                Promise.fulfilled(1).tap { _ in throw Refusal("tap") },
                Promise<Int>.rejected(Refusal()).tapError { _ in throw Refusal("tapError") }
            )
        }
        #expect(value.result?.refusal == Refusal("tap"))
        #expect(failure.result?.refusal == Refusal("tapError"))
        executor.run { for promise in [value, failure] { promise.catch { _ in } } }
    }

    @Test("validate passes valid values and errors on, and rejects the others where it was attached")
    func validate() {
        let (valid, invalid, failure) = executor.run {
            (
                Promise.fulfilled(2).validate { $0 > 1 }, Promise.fulfilled(1).validate { $0 > 1 },
                Promise<Int>.rejected(Refusal()).validate { $0 > 1 }
            )
        }
        #expect(valid.result?.value == 2)
        #expect(throws: PromiseError.validationFailed(invalid.source)) { try invalid.result?.get() }
        #expect(failure.result?.refusal == Refusal())
        executor.run { for promise in [invalid, failure] { promise.catch { _ in } } }
        #expect(
            "\(PromiseError.validationFailed(invalid.source))" == """
                the value did not satisfy the condition at \(invalid.source); \
                recover from this error, or throw one of your own in the condition
                """)
    }

    @Test("a condition may throw an error of its own")
    func validateThrows() {
        let checked = executor.run {
            Promise.fulfilled(1).validate { number in
                guard number > 1 else { throw Refusal("too small") }
                return true
            }
        }
        #expect(checked.result?.refusal == Refusal("too small"))
        executor.run { checked.catch { _ in } }
    }

    @Test("cancelling what they return stops the work before")
    func cancelled() {
        let (promise, resolver) = Promise<Int>.pending()
        promise.tap { _ in }.tapError { _ in }.validate { _ in true }.cancel()
        #expect(resolver.isCancelled)
    }
}

@MainActor
@Suite("catch and recover for errors of one type")
struct ErrorTypeTests {
    struct Offline: Error {}

    let executor = TestExecutor()
    let received = Record<String>()

    @Test("catch handles an error of its type, and the next one is not called")
    func caught() {
        let end = executor.run {
            Promise<Int>.rejected(Refusal("a"))
                .catch(Refusal.self) { refusal in received.add(refusal.reason) }
                .catch { _ in received.add("other") }
        }
        #expect(received.elements == ["a"])
        #expect((try? end.result?.get()) != nil)
    }

    @Test("an error of another type passes catch and recover, up to one that handles it")
    func passed() {
        let end = executor.run {
            Promise<Int>.rejected(Offline())
                .recover(Refusal.self) { _ in 1 }
                .recover(CancellationError.self) { _ in Promise.fulfilled(2) }
                .catch(Refusal.self) { _ in received.add("refusal") }
                .catch { error in received.add("\(type(of: error))") }
        }
        #expect(received.elements == ["Offline"])
        #expect((try? end.result?.get()) != nil)
    }

    @Test("a value passes both, and catch ends the chain")
    func values() {
        let (recovered, caught) = executor.run {
            (
                Promise.fulfilled(1).recover(Refusal.self) { _ in 2 },
                Promise.fulfilled(1).catch(Refusal.self) { _ in received.add("called") }
            )
        }
        #expect(recovered.result?.value == 1)
        #expect((try? caught.result?.get()) != nil)
        #expect(received.elements.isEmpty)
    }

    @Test("recover returns a value or a promise for an error of its type, or throws")
    func recovered() {
        let failed = Promise<Int>.rejected(Refusal("a"))
        let (value, promise, thrown) = executor.run {
            (
                failed.recover(Refusal.self) { $0.reason.count },
                failed.recover(Refusal.self) { _ in Promise.fulfilled(3) },
                failed.recover(Refusal.self) { (refusal: Refusal) throws -> Int in throw Offline() }
            )
        }
        #expect(value.result?.value == 1)
        #expect(promise.result?.value == 3)
        #expect(throws: Offline.self) { try thrown.result?.get() }
        executor.run { thrown.catch { _ in } }
    }

    @Test("cancellation is an error of the type CancellationError")
    func cancellation() {
        let (promise, resolver) = Promise<Int>.pending()
        let recovered = executor.run {
            promise.cancel()
            return promise.recover(CancellationError.self) { _ in 4 }
        }
        #expect(recovered.result?.value == 4)
        withExtendedLifetime(resolver) {}
    }
}
