import Scenery
import SceneryFoundations

/// What was seen of a scene: each crossing in the order it began, and what a test made of it.
///
/// Crossings come from any thread; the rest of the harness is on main.
final class SceneTimeline: Sendable {
    enum Mark: Sendable {
        /// Nobody has asked for it yet.
        case new
        /// The test made it itself, by sending an event, or the navigation, which tells the lifecycle.
        case sent
        case expected
        /// It was not expected, and the failure was reported.
        case reported
        /// Passed over by a test that is not exhaustive.
        case skipped
    }

    struct Entry: Sendable {
        var crossing: Crossing
        var mark: Mark
        var outcome: CrossingOutcome?
    }

    private struct State {
        var entries: [Entry] = []
        var isSending = false
        var news = 0
    }

    private static let lifecycle: Set = [
        "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
        "viewDidDisappear(_:)",
    ]

    private let state = Protected(State())

    var entries: [Entry] { state.withLock { $0.entries } }

    /// Grows with each thing that is seen.
    var news: Int { state.withLock { $0.news } }

    /// Crossings that are under way.
    var open: [Crossing] {
        entries.filter { $0.outcome == nil && $0.crossing.kind != .change }.map(\.crossing)
    }

    func add(_ event: CrossingEvent) {
        state.withLock { state in
            state.news += 1
            switch event {
            case .began(let crossing):
                // What is caused by nothing while the test sends is what it sends.
                let isSent =
                    state.isSending && crossing.cause == nil || Self.lifecycle.contains(crossing.member)
                state.entries.append(Entry(crossing: crossing, mark: isSent ? .sent : .new))
            case .ended(let number, let outcome):
                guard let index = state.entries.lastIndex(where: { $0.crossing.number == number }) else {
                    return
                }
                state.entries[index].outcome = outcome
            }
        }
    }

    func sending<Result>(_ body: () throws -> Result) rethrows -> Result {
        state.withLock { $0.isSending = true }
        defer { state.withLock { $0.isSending = false } }
        return try body()
    }

    func mark(_ index: Int, _ mark: Mark) {
        state.withLock { state in
            state.entries[index].mark = mark
            if mark == .expected { state.entries[index].crossing.forgetValues() }
        }
    }

    /// Releases the arguments that were kept for expectations, so that they retain nothing of the scene.
    func forgetValues() {
        state.withLock { state in
            for index in state.entries.indices { state.entries[index].crossing.forgetValues() }
        }
    }

    /// Forgets what was seen so far, such as what happened while the scene was built.
    func skipAll() {
        state.withLock { state in
            for index in state.entries.indices { state.entries[index].mark = .skipped }
        }
    }
}
