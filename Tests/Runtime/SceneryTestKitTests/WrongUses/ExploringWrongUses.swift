import Scenery
import SceneryLocks
import SceneryTestKit
import Testing

extension WrongUse {
    /// Logic that depends on the order in which its work ends.
    static let exploring: [WrongUse] = [
        WrongUse("late-answer-of-an-older-request") {
            await race()
        },
        WrongUse("replayed-order") {
            await race(replaying: #"search("ab") → search("a")"#)
        },
        WrongUse("event-during-work") {
            await explore { order in
                let refreshing = order.gate("refresh") { (_: String) in "new" }
                let logic = HastySession(refreshing)
                await order.happens { logic.refresh() }
                order.eventually("logout") { logic.logout() }
                await order.finish()
                if let token = logic.token { throw Overwritten(shown: [token]) }
            }
        },
        WrongUse("lost-update") {
            await explore { order in
                let sum = Protected(0)
                let reading = order.gate("read") { () in sum.withLock { $0 } }
                let writing = order.gate("write") { (new: Int) in sum.withLock { $0 = new } }
                let logic = HastySum(reading: reading, writing: writing)
                for amount in [1, 10] { await order.happens { logic.add(amount) } }
                await order.finish()
                if sum.withLock({ $0 }) != 11 { throw Overwritten(shown: ["\(sum.withLock { $0 })"]) }
            }
        },
        WrongUse("work-that-no-gate-holds") {
            await explore { order in
                await order.happens { Task { try await Task.sleep(for: .seconds(60)) } }
                await order.finish()
                throw Overwritten(shown: [])
            }
        },
        WrongUse("replayed-order-that-is-none") {
            await race(replaying: #"search("ac")"#)
        },
    ]

    @MainActor private static func race(replaying: String? = nil) async {
        await explore(replaying: replaying) { order in
            let search = order.gate("search") { (text: String) in ["\(text)…"] }
            let logic = HastyInteractor(SearchingMock(search))
            for text in ["a", "ab", "abc"] { await order.happens { logic.search(text) } }
            await order.finish()
            if replaying == nil, logic.shown != ["abc…"] { throw Overwritten(shown: logic.shown) }
            if replaying != nil, logic.shown != ["ab…"] { throw Overwritten(shown: logic.shown) }
        }
    }
}

private struct Overwritten: Error {
    let shown: [String]
}
