import Scenery
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
