import Scenery
import SceneryFoundations
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
        WrongUse("call-in-a-detached-task-during-an-order") {
            await explore { order in
                let tours = TourFetchingMock()
                tours.onTour.when(1).waits(at: order.gate("tour") { (id: Int) in Tour(title: "\(id)") })
                for id in [1, 2] {
                    await order.happens { Task.detached { try? await tours.tour(id) } }
                }
                await order.finish()
            }
        },
        WrongUse("noise-beside-a-lost-update") {
            await explore { order in
                let sum = Protected(0)
                let reading = order.gate("read") { () in sum.withLock { $0 } }
                let writing = order.gate("write") { (new: Int) in sum.withLock { $0 = new } }
                let logging = order.gate("log") { (_: String) in }
                let logic = HastySum(reading: reading, writing: writing)
                for amount in [1, 10] {
                    await order.happens {
                        Task { try await logging.pass("added \(amount)") }
                        logic.add(amount)
                    }
                }
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
