import SceneryPromises
import Synchronization
import Testing

/// Promises/A+ 2.3, by number. 2.3.3 is about foreign objects with a `then`, which a typed language
/// does not treat as promises.
@MainActor
@Suite("Promises/A+ 2.3: the resolution procedure")
struct APlusResolutionTests {
    let executor = TestExecutor()

    @Test("2.3.1: a promise that would wait for itself is rejected", arguments: [true, false])
    func waitsForItself(fulfilled: Bool) {
        let box = Record<Promise<Int>>()
        let source = fulfilled ? Promise.fulfilled(1) : Promise<Int>.rejected(Refusal())
        let promise = executor.run { () -> Promise<Int> in
            let made: Promise<Int> =
                fulfilled
                ? source.then { _ in box.elements[0] }
                : source.recover { _ in box.elements[0] }
            box.add(made)
            return made
        }
        guard case .failure(let error)? = promise.result else {
            Issue.record("still pending or fulfilled")
            return
        }
        #expect(error as? PromiseError == .adoptsItself(promise.source))
        promise.catch(on: .inline) { _ in }
    }

    @Test("2.3.2.1: while the promise returned by a handler is pending, so is the promise that adopts it")
    func pendingWhilePending() {
        let (inner, resolver) = Promise<Int>.pending()
        let outer = executor.run { Promise.fulfilled(0).then { _ in inner } }
        #expect(outer.result == nil)
        resolver.fulfill(1)
        executor.runUntilIdle()
        #expect(outer.result?.value == 1)
    }

    @Test("2.3.2.2: it is fulfilled with the same value", arguments: [true, false])
    func fulfilledAlike(already: Bool) {
        let (inner, resolver) = Promise<Int>.pending()
        if already { resolver.fulfill(3) }
        let outer = executor.run { Promise<Int>.rejected(Refusal()).recover { _ in inner } }
        if !already { resolver.fulfill(3) }
        executor.runUntilIdle()
        #expect(outer.result?.value == 3)
    }

    @Test("2.3.2.3: it is rejected with the same reason", arguments: [true, false])
    func rejectedAlike(already: Bool) {
        let (inner, resolver) = Promise<Int>.pending()
        if already { resolver.reject(Refusal("inner")) }
        let outer = executor.run { Promise.fulfilled(0).then { _ in inner } }
        if !already { resolver.reject(Refusal("inner")) }
        executor.runUntilIdle()
        #expect(outer.result?.refusal == Refusal("inner"))
        outer.catch(on: .inline) { _ in }
    }

    @Test("2.3.2: a promise returned with a chain of its own does its work once")
    func chainedInnerRunsOnce() {
        let runs = Record<Int>()
        let inner = Promise<Int> { resolver in
            runs.add(1)
            resolver.fulfill(1)
        }.then(on: .inline) { $0 + 1 }
        let outer = executor.run { Promise.fulfilled(0).then { _ in inner }.then { $0 + 1 } }
        executor.runUntilIdle()
        #expect(runs.elements == [1])
        _ = outer
    }

    @Test("2.3.4: a result that is not a promise becomes the value")
    func plainValue() {
        let none = executor.run { Promise.fulfilled(1).then { _ -> Int? in nil } }
        let function = executor.run { Promise.fulfilled(1).then { value in { @Sendable in value + 1 } } }
        guard case .success(.none)? = none.result, case .success(let made)? = function.result else {
            Issue.record("not fulfilled")
            return
        }
        #expect(made() == 2)
    }
}
