import Scenery
import SceneryFoundations
import SceneryTestKit
import Testing

@MainActor @Suite("Races that explore finds") struct RaceTests {
    /// Runs an exploration that is to fail, and gives its failure.
    private func failing(
        replaying: String? = nil, _ body: @escaping @MainActor (Exploration) async throws -> Void
    ) async throws -> ExplorationFailure {
        var failure: ExplorationFailure?
        await withKnownIssue { failure = await explore(replaying: replaying, body) }
        return try #require(failure)
    }

    @Test("a late answer where time must pass before work comes: it passes in the order of arrival")
    func debounce() async throws {
        func body(_ order: Exploration) async {
            let search = order.gate("search") { (text: String) in text }
            let logic = HastyDebounce(search, clock: order.clock)
            await order.happens { logic.typed("a", pause: .seconds(1)) }
            await order.happens { logic.typed("ab", pause: .seconds(2)) }
            await order.finish()
            #expect(logic.shown == "ab")
        }
        let failure = try await failing(body)
        #expect(failure.reason == .order)
        #expect(
            failure.steps == [
                "time passes", "time passes", #"search("ab") finishes"#, #"search("a") finishes"#,
            ])
        #expect(try await failing(replaying: failure.replay, body).steps == failure.steps)
    }

    @Test("an event among the steps: somebody logs out during a refresh")
    func event() async throws {
        func body(_ order: Exploration) async {
            let refreshing = order.gate("refresh") { (_: String) in "new" }
            let logic = HastySession(refreshing)
            await order.happens { logic.refresh() }
            order.eventually("logout") { logic.logout() }
            await order.finish()
            #expect(logic.token == nil)
        }
        let failure = try await failing(body)
        #expect(failure.steps == ["logout happens", #"refresh("old") finishes"#])
        #expect(failure.replay == #"event logout → refresh("old")"#)
        for _ in 1...50 {
            #expect(try await failing(replaying: failure.replay, body).complaints == failure.complaints)
        }
    }

    @Test("events of one name are told apart, and are never cancelled")
    func events() async {
        let failure = await explore(orders: 30, cancelling: true) { order in
            var taps = 0
            for _ in 1...3 { order.eventually("tap") { taps += 1 } }
            await order.finish()
            #expect(taps == 3)
        }
        #expect(failure == nil)
    }

    @Test("what fails with three steps alone has no more of them turned round than it needs")
    func nearest() async throws {
        let failure = try await failing { order in
            let pages = order.gate("page") { (page: Int) in page }
            let logic = HastyPages(pages)
            for page in 1...3 { await order.happens { logic.load(page) } }
            await order.finish()
            #expect(logic.numbers == [1, 2, 3])
        }
        #expect(failure.steps.count == 3)
        #expect(failure.steps.firstIndex(of: "page(1) finishes") == 1)
    }

    @Test("a lost update fails in the order of arrival, and the order that passes is told")
    func lostUpdate() async throws {
        let failure = try await failing { order in
            let sum = Protected(0)
            let reading = order.gate("read") { () in sum.withLock { $0 } }
            let writing = order.gate("write") { (new: Int) in sum.withLock { $0 = new } }
            let logic = HastySum(reading: reading, writing: writing)
            await order.happens { logic.add(1) }
            await order.happens { logic.add(10) }
            await order.finish()
            #expect(sum.withLock { $0 } == 11)
        }
        guard case .arrival(let passing) = failure.reason else {
            Issue.record("\(failure.reason)")
            return
        }
        #expect(passing.contains("write(11)"))
        #expect(failure.description.contains("an order that passes:\n    \(passing)"))
    }

    @Test("work that cannot throw is never cancelled")
    func neverThrowing() async {
        let failure = await explore(orders: 30, cancelling: true) { order in
            let stub = AsyncStub<Int, String, Never>("Counting.text(of:)")
            stub.waits(at: order.gate("text") { (number: Int) in "\(number)" })
            var texts: Set<String> = []
            for number in 1...3 { await order.happens { Task { texts.insert(await stub.call(number)) } } }
            await order.finish()
            #expect(texts == ["1", "2", "3"])
        }
        #expect(failure == nil)
    }

    @Test("what fails in the order of arrival is made short with an order of the same work that passes")
    func reload() async throws {
        func body(_ order: Exploration) async {
            let pages = order.gate("page") { (page: Int) in page }
            let counting = order.gate("count") { (_: String) in }
            let logic = HastyPages(pages)
            await order.happens {
                logic.load(1)
                Task { try await counting.pass("opened") }
            }
            order.eventually("reload") { logic.reload() }
            order.eventually("more") { logic.load(2) }
            await order.finish()
            #expect(Set(logic.numbers).count == logic.numbers.count)
        }
        let failure = try await failing(body)
        #expect(failure.steps == ["reload happens", "page(1) finishes", "page(1)#2 finishes"])
        let replayed = try await failing(replaying: failure.replay, body)
        #expect(replayed.steps == failure.steps)
        #expect(replayed.complaints == failure.complaints)
    }

    @Test("what no gate and no clock of the order holds is said not to be waited for")
    func ungated() async throws {
        let failure = try await failing { order in
            var isDone = false
            await order.happens {
                Task {
                    try await Task.sleep(for: .seconds(60))
                    isDone = true
                }
            }
            await order.finish()
            #expect(isDone)
        }
        #expect(failure.description.contains("work that neither holds is not waited for"))
        #expect(!failure.description.contains("replaying"))
    }

    @Test("something that starts itself again for ever does not keep an order from ending")
    func endless() async {
        let beating = await explore(orders: 3) { order in
            let heart = Heart(clock: order.clock)
            await order.happens { heart.beat() }
            await order.finish()
        }
        #expect(beating == nil)
    }

    @Test("work that brings more work for ever fails, and says so")
    func breeding() async throws {
        let failure = try await failing { order in
            let gate = order.gate("poll") { (_: Int) in }
            func poll(_ number: Int) {
                Task {
                    try await gate.pass(number)
                    poll(number + 1)
                }
            }
            await order.happens { poll(1) }
            await order.finish()
        }
        #expect(failure.reason == .endless)
        #expect(failure.description.contains("1000 steps were made"))
        #expect(failure.description.hasSuffix("poll(1000) finishes"))
    }
}
