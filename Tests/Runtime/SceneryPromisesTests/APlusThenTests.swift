import SceneryPromises
import Testing

/// Promises/A+ 2.2, by number. 2.2.1.1, 2.2.1.2 and 2.2.5 are about values that are not functions and about
/// `this`, which Swift's types exclude.
@MainActor
@Suite("Promises/A+ 2.2: then")
struct APlusThenTests {
    let executor = TestExecutor()
    let received = Record<String>()

    @Test("2.2.1: both handlers are optional")
    func optionalHandlers() {
        executor.run {
            Promise.fulfilled(1).recover { _ in 0 }.then { received.add("value \($0)") }
            Promise<Int>.rejected(Refusal()).then { $0 + 1 }.catch { received.add("error \($0)") }
        }
        #expect(received.elements == ["value 1", "error Refusal(reason: \"no\")"])
    }

    @Test("2.2.2.1, 2.2.2.2: the value handler is called after fulfilment, with the value")
    func valueAfterFulfilment() {
        let (promise, resolver) = Promise<Int>.pending()
        executor.run { promise.then { received.add("value \($0)") } }
        #expect(received.elements.isEmpty)
        resolver.fulfill(7)
        executor.runUntilIdle()
        #expect(received.elements == ["value 7"])
    }

    @Test("2.2.2.3: the value handler is called once")
    func valueOnce() {
        let (promise, resolver) = Promise<Int>.pending()
        executor.run {
            promise.then { received.add("value \($0)") }
            resolver.fulfill(1)
            resolver.fulfill(1)
        }
        executor.runUntilIdle()
        #expect(received.elements == ["value 1"])
    }

    @Test("2.2.3.1, 2.2.3.2: the error handler is called after rejection, with the reason")
    func errorAfterRejection() {
        let (promise, resolver) = Promise<Int>.pending()
        executor.run { promise.catch { received.add(($0 as? Refusal)?.reason ?? "") } }
        #expect(received.elements.isEmpty)
        resolver.reject(Refusal("late"))
        executor.runUntilIdle()
        #expect(received.elements == ["late"])
    }

    @Test("2.2.3.3: the error handler is called once")
    func errorOnce() {
        let (promise, resolver) = Promise<Int>.pending()
        executor.run {
            promise.catch { _ in received.add("error") }
            resolver.reject(Refusal())
            resolver.reject(Refusal())
        }
        #expect(received.elements == ["error"])
    }

    @Test("2.2.4: a handler does not run inside the call that attaches it")
    func notInsideAttaching() {
        executor.run {
            Promise.fulfilled(1).then { _ in received.add("handler") }
            received.add("attached")
        }
        #expect(received.elements == ["attached", "handler"])
    }

    @Test("2.2.4: a handler does not run inside the call that settles")
    func notInsideSettling() {
        let (promise, resolver) = Promise<Int>.pending()
        executor.run {
            promise.then { _ in received.add("handler") }
            resolver.fulfill(1)
            received.add("settled")
        }
        #expect(received.elements == ["settled", "handler"])
    }

    @Test("2.2.4: a handler does not run inside another handler")
    func notInsideHandler() {
        let settled = Promise.fulfilled(1)
        executor.run {
            settled.then { _ in
                settled.then { _ in received.add("inner") }
                received.add("outer")
            }
        }
        #expect(received.elements == ["outer", "inner"])
    }

    @Test("2.2.6.1: value handlers run in the order in which they were attached")
    func valueOrder() {
        let (promise, resolver) = Promise<Int>.pending()
        executor.run {
            for number in 1...5 {
                promise.then { _ in received.add("\(number)") }
                if number == 3 { resolver.fulfill(0) }
            }
        }
        #expect(received.elements == ["1", "2", "3", "4", "5"])
    }

    @Test("2.2.6.1: a handler that throws does not prevent the others from running")
    func throwingAmongOthers() {
        let (promise, resolver) = Promise<Int>.pending()
        executor.run {
            promise.then { _ in received.add("1") }
            promise.then { _ in throw Refusal() }.catch { _ in received.add("caught") }
            promise.then { _ in received.add("2") }
            resolver.fulfill(0)
        }
        #expect(received.elements == ["1", "2", "caught"])
    }

    @Test("2.2.6.2: error handlers run in the order in which they were attached")
    func errorOrder() {
        let (promise, resolver) = Promise<Int>.pending()
        executor.run {
            for number in 1...4 { promise.catch { _ in received.add("\(number)") } }
            resolver.reject(Refusal())
        }
        #expect(received.elements == ["1", "2", "3", "4"])
    }

    @Test("2.2.7: attaching a handler returns a new promise")
    func returnsAPromise() {
        let promise = Promise.fulfilled(1)
        #expect(promise.recover(on: .inline) { _ in 0 } !== promise)
    }

    @Test("2.2.7.1: what a handler returns becomes the value of the promise returned")
    func resultBecomesValue() {
        let fromValue = executor.run { Promise.fulfilled(1).then { "\($0 + 1)" } }
        let fromError = executor.run { Promise<Int>.rejected(Refusal()).recover { _ in 5 } }
        #expect(fromValue.result?.value == "2")
        #expect(fromError.result?.value == 5)
    }

    @Test("2.2.7.2: what a handler throws becomes the reason of the promise returned")
    func throwBecomesReason() {
        let fromValue = executor.run { Promise.fulfilled(1).then { _ -> Int in throw Refusal("a") } }
        let fromError = executor.run {
            Promise<Int>.rejected(Refusal()).recover { _ -> Int in throw Refusal("b") }
        }
        #expect(fromValue.result?.refusal == Refusal("a"))
        #expect(fromError.result?.refusal == Refusal("b"))
        for promise in [fromValue, fromError] { promise.catch(on: .inline) { _ in } }
    }

    @Test("2.2.7.3: without a value handler the value is passed on")
    func valueGoesOn() {
        let promise = executor.run { Promise.fulfilled(1).recover { _ in 2 } }
        #expect(promise.result?.value == 1)
    }

    @Test("2.2.7.4: without an error handler the reason is passed on")
    func reasonGoesOn() {
        let promise = executor.run { Promise<Int>.rejected(Refusal("x")).then { $0 + 1 }.then { $0 + 1 } }
        #expect(promise.result?.refusal == Refusal("x"))
        promise.catch(on: .inline) { _ in }
    }
}
