import Scenery
import SceneryFoundations
import SceneryTestKit
import Testing

@MainActor @Suite("explore") struct ExploreTests {
    /// Runs an exploration that is to fail, and gives its failure.
    private func failing(_ body: @MainActor () async -> ExplorationFailure?) async throws
        -> ExplorationFailure
    {
        var failure: ExplorationFailure?
        await withKnownIssue { failure = await body() }
        return try #require(failure)
    }

    @Test(
        "finds a late answer that overwrites a newer one, and shrinks it to two steps", arguments: [1, 2, 77])
    func plantedRace(_ seed: UInt64) async throws {
        let failure = try await failing {
            await explore(orders: 100, seed: seed) { order in
                let search = order.gate("search") { (text: String) in ["\(text)…"] }
                let logic = HastyInteractor(SearchingMock(search))
                for text in ["a", "ab", "abc", "abcd"] { await order.happens { logic.search(text) } }
                await order.finish()
                #expect(logic.shown == ["abcd…"])
            }
        }
        #expect(failure.order <= 100)
        #expect(failure.steps.count == 2)
        #expect(failure.steps.first == #"search("abcd") finishes"#)
        #expect(failure.reason == .order)
    }

    @Test("finds it behind a boundary that is not isolated, and with promises")
    func elsewhere() async throws {
        let remote = try await failing {
            await explore { order in
                let search = order.gate("search") { (text: String) in ["\(text)…"] }
                let logic = HastyRemoteInteractor(RemoteSearchingMock(search))
                for text in ["a", "ab", "abc"] { await order.happens { logic.search(text) } }
                await order.finish()
                #expect(logic.shown == ["abc…"])
            }
        }
        #expect(remote.steps.count == 2)
        let promised = try await failing {
            await explore { order in
                let search = order.gate("search") { (text: String) in ["\(text)…"] }
                let logic = HastyPromiseInteractor(search)
                for text in ["a", "ab", "abc"] { await order.happens { logic.search(text) } }
                await order.finish()
                #expect(logic.shown == ["abc…"])
            }
        }
        #expect(promised.steps.count == 2)
    }

    @Test("what is required or not answered is told once, though it is thrown as well")
    func thrown() async throws {
        let required = try await failing {
            await explore { order in
                let search = order.gate("search") { (text: String) in [text] }
                let logic = HastyInteractor(SearchingMock(search))
                for text in ["a", "ab"] { await order.happens { logic.search(text) } }
                await order.finish()
                try #require(logic.shown == ["ab"])
            }
        }
        #expect(required.complaints.count == 1)
        let unanswered = try await failing {
            await explore { _ in _ = try await TourFetchingMock().tour(1) }
        }
        #expect(unanswered.complaints.count == 1)
        #expect(
            unanswered.complaints.first?.hasPrefix("no answer for TourFetching.tour(_:) with (1)") == true)
    }

    @Test("an expectation with a comment of its own is told with both")
    func commented() async throws {
        let failure = try await failing {
            await explore { order in
                let search = order.gate("search") { (text: String) in ["\(text)…"] }
                let logic = HastyInteractor(SearchingMock(search))
                for text in ["a", "ab"] { await order.happens { logic.search(text) } }
                await order.finish()
                #expect(logic.shown == ["ab…"], "the newest search is shown")
            }
        }
        let complaint = try #require(failure.complaints.first)
        #expect(complaint.contains("the newest search is shown"))
        #expect(complaint.contains(#"["ab…"]"#))
    }

    @Test("the printed steps replay the failure, and the order of arrival passes")
    func replays() async throws {
        func race(_ replaying: String?) async -> ExplorationFailure? {
            await explore(seed: 5, replaying: replaying) { order in
                let search = order.gate("search") { (text: String) in ["\(text)…"] }
                let logic = HastyInteractor(SearchingMock(search))
                for text in ["a", "ab"] { await order.happens { logic.search(text) } }
                await order.finish()
                #expect(logic.shown == ["ab…"])
            }
        }
        let found = try await failing { await race(nil) }
        #expect(found.replay == #"search("ab") → search("a")"#)
        let replayed = try await failing { await race(found.replay) }
        #expect(replayed.steps == found.steps)
        #expect(await race(#"search("a") → search("ab")"#) == nil)
    }

    @Test("logic without the race passes every order, also where work is cancelled")
    func careful() async {
        let runs = Protected(0)
        let failure = await explore(orders: 40, cancelling: true) { order in
            runs.withLock { $0 += 1 }
            let search = order.gate("search") { (text: String) in ["\(text)…"] }
            let logic = CarefulInteractor(SearchingMock(search))
            for text in ["a", "ab", "abc"] { await order.happens { logic.search(text) } }
            await order.finish()
            #expect(logic.shown == ["abc…"] || logic.failures == 1)
        }
        #expect(failure == nil)
        #expect(runs.withLock { $0 } == 40)
    }

    @Test("a cancellation that is not minded is found, and is the one step")
    func cancellation() async throws {
        let failure = try await failing {
            await explore(cancelling: true) { order in
                let search = order.gate("search") { (text: String) in ["\(text)…"] }
                let logic = CarefulInteractor(SearchingMock(search))
                for text in ["a", "ab"] { await order.happens { logic.search(text) } }
                await order.finish()
                #expect(logic.failures == 0)
            }
        }
        #expect(failure.steps == [#"search("ab") is cancelled"#])
    }

    @Test("the passing of time is a step where something waits for it")
    func time() async throws {
        let failure = try await failing {
            await explore { order in
                let search = order.gate("search") { (text: String) in text }
                var failed = false
                await order.happens {
                    Promise.once(search, "a").timeout(.seconds(1)).then { _ in }.catch { _ in failed = true }
                }
                await order.finish()
                #expect(!failed)
            }
        }
        #expect(failure.steps.first == "time passes")
    }

    @Test("what fails in every order is said to be no matter of order")
    func always() async throws {
        let failure = try await failing {
            await explore { order in
                let search = order.gate("search") { (text: String) in [text] }
                let logic = HastyInteractor(SearchingMock(search))
                await order.happens { logic.search("a") }
                await order.finish()
                #expect(logic.shown == ["b"])
            }
        }
        #expect(failure.reason == .any)
        #expect(failure.order == 1)
    }

    @Test("the same seed tries the same orders")
    func deterministic() async {
        func orders(_ seed: UInt64) async -> [[String]] {
            let seen = Protected<[[String]]>([])
            await explore(orders: 12, seed: seed) { order in
                let ended = Protected<[String]>([])
                let search = order.gate("search") { (text: String) in
                    ended.withLock { $0.append(text) }
                    return [text]
                }
                let logic = HastyRemoteInteractor(RemoteSearchingMock(search))
                for text in ["a", "b", "c", "d"] { await order.happens { logic.search(text) } }
                await order.finish()
                seen.withLock { $0.append(ended.withLock { $0 }) }
            }
            return seen.withLock { $0 }
        }
        let first = await orders(3)
        #expect(await orders(3) == first)
        #expect(await orders(4) != first)
        #expect(Set(first).count > 6)
    }
}
