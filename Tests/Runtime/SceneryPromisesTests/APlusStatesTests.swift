import SceneryPromises
import Testing

/// Promises/A+ 2.1, by number.
@Suite("Promises/A+ 2.1: states")
struct APlusStatesTests {
    @Test("2.1.1: a pending promise may become fulfilled")
    func pendingToFulfilled() {
        let (promise, resolver) = Promise<Int>.pending()
        #expect(promise.result == nil)
        resolver.fulfill(1)
        #expect(promise.result?.value == 1)
    }

    @Test("2.1.1: a pending promise may become rejected")
    func pendingToRejected() {
        let (promise, resolver) = Promise<Int>.pending()
        resolver.reject(Refusal())
        #expect(promise.result?.refusal == Refusal())
        promise.catch(on: .inline) { _ in }
    }

    @Test("2.1.2: a fulfilled promise keeps its state and its value")
    func fulfilledStays() {
        let (promise, resolver) = Promise<Int>.pending()
        resolver.fulfill(1)
        resolver.fulfill(2)
        resolver.reject(Refusal())
        promise.cancel()
        #expect(promise.result?.value == 1)
    }

    @Test("2.1.2: the handlers of a fulfilled promise are not called again later")
    @MainActor func fulfilledTellsOnce() {
        let executor = TestExecutor()
        let received = Record<String>()
        let (promise, resolver) = Promise<Int>.pending()
        executor.run {
            promise.then { received.add("value \($0)") }.catch { received.add("error \($0)") }
            resolver.fulfill(1)
            resolver.reject(Refusal())
            resolver.fulfill(2)
        }
        #expect(received.elements == ["value 1"])
    }

    @Test("2.1.3: a rejected promise keeps its state and its reason")
    func rejectedStays() {
        let (promise, resolver) = Promise<Int>.pending()
        resolver.reject(Refusal("first"))
        resolver.reject(Refusal("second"))
        resolver.fulfill(2)
        promise.cancel()
        #expect(promise.result?.refusal == Refusal("first"))
        promise.catch(on: .inline) { _ in }
    }

    @Test("2.1.3: the handlers of a rejected promise are not called again later")
    @MainActor func rejectedTellsOnce() {
        let executor = TestExecutor()
        let received = Record<String>()
        let (promise, resolver) = Promise<Int>.pending()
        executor.run {
            promise.always { outcome in received.add(outcome.refusal?.reason ?? "value") }.catch { _ in }
            resolver.reject(Refusal("first"))
            resolver.fulfill(1)
            resolver.reject(Refusal("second"))
        }
        #expect(received.elements == ["first"])
    }
}
