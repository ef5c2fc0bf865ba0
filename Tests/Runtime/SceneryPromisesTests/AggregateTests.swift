import SceneryPromises
import Testing

@Suite("all, any, race, allSettled, reduce")
struct GatheringTests {
    typealias Pair = (promise: Promise<Int>, resolver: Resolver<Int>)

    func pairs(_ count: Int) -> [Pair] { (0..<count).map { _ in Promise<Int>.pending() } }

    @Test("all returns the values in the order of the promises, whichever is fulfilled first")
    func allInOrder() {
        let pairs = pairs(4)
        let all = Promise.all(pairs.map(\.promise))
        for index in [2, 0, 3] { pairs[index].resolver.fulfill(index) }
        #expect(all.result == nil)
        pairs[1].resolver.fulfill(1)
        #expect(all.result?.value == [0, 1, 2, 3])
    }

    @Test("the first rejection wins, and the others are left")
    func allRejected() {
        let pairs = pairs(3)
        let all = Promise.all(pairs.map(\.promise))
        pairs[1].resolver.reject(Refusal("b"))
        pairs[0].resolver.reject(Refusal("a"))
        #expect(all.result?.refusal == Refusal("b"))
        #expect(pairs[0].promise.isCancelled && pairs[2].promise.isCancelled)
        all.catch(on: .inline) { _ in }
    }

    @Test("a promise with another consumer is not cancelled with the others")
    func sharedMember() {
        let pairs = pairs(2)
        let other = pairs[0].promise.then(on: .inline) { $0 }
        let all = Promise.all(pairs.map(\.promise))
        all.cancel()
        #expect(pairs[1].promise.isCancelled)
        pairs[0].resolver.fulfill(1)
        #expect(other.result?.value == 1)
    }

    @Test("without promises, all and allSettled are fulfilled, any and race are rejected")
    func ofNothing() {
        let none: [Promise<Int>] = []
        #expect(Promise.all(none).result?.value == [])
        guard case .success(let outcomes)? = Promise.allSettled(none).result else {
            Issue.record("allSettled of nothing is not fulfilled")
            return
        }
        #expect(outcomes.isEmpty)
        for promise in [Promise.any(none), Promise.race(none)] {
            #expect(throws: PromiseError.allRejected([])) { try promise.result?.get() }
            promise.catch(on: .inline) { _ in }
        }
    }

    @Test("settled promises are accepted like pending ones")
    func settledMembers() {
        #expect(Promise.all([.fulfilled(1), .fulfilled(2)]).result?.value == [1, 2])
        let failed = Promise.all([.fulfilled(1), .rejected(Refusal("a")), .rejected(Refusal("b"))])
        #expect(failed.result?.refusal == Refusal("a"))
        failed.catch(on: .inline) { _ in }
    }

    @Test("all of promises of different types returns a tuple")
    func tuples() async throws {
        let (number, text) = try await Promise.all(Promise.fulfilled(1), Promise.fulfilled("a")).value
        #expect(number == 1 && text == "a")
        let three = try await Promise.all(
            Promise.fulfilled(1), Promise.fulfilled("a"), Promise { () async throws -> Bool in true }
        ).value
        #expect(three == (1, "a", true))
    }

    @Test(
        "all of four, five and more promises of different types returns a tuple, at once if all are settled")
    func longTuples() throws {
        let four = Promise.all(
            Promise.fulfilled(1), Promise.fulfilled("a"), Promise.fulfilled(true), Promise.fulfilled(2.5))
        let values = try #require(four.result).get()
        #expect(values == (1, "a", true, 2.5))
        let five = Promise.all(
            Promise.fulfilled(1), Promise.fulfilled("a"), Promise.fulfilled(true), Promise.fulfilled(2.5),
            Promise.fulfilled([3]))
        #expect((try? five.result?.get())?.4 == [3])
        let (last, resolver) = Promise<Character>.pending()
        let six = Promise.all(
            Promise.fulfilled(1), Promise.fulfilled(2), Promise.fulfilled(3), Promise.fulfilled(4),
            Promise.fulfilled(5), last)
        #expect(six.result == nil)
        resolver.fulfill("z")
        #expect((try? six.result?.get())?.5 == "z")
    }

    @Test(
        "all of different types is rejected with the first rejection and leaves the others; so does a cancellation"
    )
    func rejectedTuples() {
        let (first, kept) = Promise<Int>.pending()
        let (second, resolver) = Promise<String>.pending()
        let all = Promise.all(first, second, Promise.fulfilled(true), Promise.fulfilled(2.5))
        resolver.reject(Refusal("b"))
        #expect(throws: Refusal("b")) { try all.result?.get() }
        #expect(first.isCancelled)
        all.catch(on: .inline) { _ in }
        let pairs = pairs(2)
        Promise.all(pairs[0].promise, pairs[1].promise).cancel()
        #expect(pairs[0].promise.isCancelled && pairs[1].promise.isCancelled)
        withExtendedLifetime(kept) {}
    }

    @Test("any returns the first value and leaves the others, or all errors if there is none")
    func any() {
        let pairs = pairs(3)
        let any = Promise.any(pairs.map(\.promise))
        pairs[0].resolver.reject(Refusal())
        pairs[2].resolver.fulfill(2)
        #expect(any.result?.value == 2)
        #expect(pairs[1].promise.isCancelled)

        let none = Promise<Int>.any([.rejected(Refusal("a")), .rejected(Refusal("b"))])
        #expect(throws: PromiseError.allRejected([Refusal("a"), Refusal("b")])) { try none.result?.get() }
        none.catch(on: .inline) { _ in }
    }

    @Test("race returns the first outcome, including an error, and leaves the others")
    func race() {
        let won = pairs(2)
        let lost = pairs(2)
        let winner = Promise.race(won.map(\.promise))
        let loser = Promise.race(lost.map(\.promise))
        won[1].resolver.fulfill(1)
        lost[0].resolver.reject(Refusal())
        #expect(winner.result?.value == 1)
        #expect(loser.result?.refusal == Refusal())
        #expect(won[0].promise.isCancelled && lost[1].promise.isCancelled)
        loser.catch(on: .inline) { _ in }
    }

    @Test("allSettled returns all outcomes in the order of the promises")
    func allSettled() {
        let pairs = pairs(3)
        let all = Promise.allSettled(pairs.map(\.promise))
        pairs[2].resolver.fulfill(2)
        pairs[0].resolver.reject(Refusal())
        #expect(all.result == nil)
        pairs[1].promise.cancel()
        guard case .success(let outcomes)? = all.result else {
            Issue.record("not fulfilled")
            return
        }
        #expect(outcomes.map(\.value) == [nil, nil, 2])
        #expect(outcomes[0].refusal == Refusal() && outcomes[1].isCancellation)
    }

    @Test("reduce processes the elements one after another")
    @MainActor func reduce() {
        let executor = TestExecutor()
        let received = Record<Int>()
        let sum = executor.run {
            Promise.reduce(1...4, 0) { sum, number in
                received.add(number)
                return Promise.fulfilled(sum + number).delay(.seconds(1))
            }
        }
        #expect(received.elements == [1])
        executor.advance(by: .seconds(2))
        #expect(received.elements == [1, 2, 3])
        executor.advance(by: .seconds(2))
        #expect(sum.result?.value == 10)
    }

    @Test("reduce ends at the first rejection")
    @MainActor func reduceRejected() {
        let executor = TestExecutor()
        let received = Record<Int>()
        let sum = executor.run {
            Promise<Int>.reduce(1...4, 0) { sum, number in
                received.add(number)
                guard number < 2 else { throw Refusal() }
                return .fulfilled(sum + number)
            }
        }
        #expect(sum.result?.refusal == Refusal())
        #expect(received.elements == [1, 2])
        sum.catch(on: .inline) { _ in }
    }
}
