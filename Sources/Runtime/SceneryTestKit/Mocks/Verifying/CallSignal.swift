import SceneryFoundations

/// Wakes one waiting task, and remembers news that came while none waited.
final class CallSignal: Sendable {
    enum News { case called, late, stuck, cancelled }

    private struct State {
        var news: News?
        var waiting: CheckedContinuation<News, Never>?
    }

    private let state = Protected(State())

    func send(_ news: News) {
        let waiting = state.withLock { state -> CheckedContinuation<News, Never>? in
            guard let waiting = state.waiting else {
                // A call that comes with the end of the time is looked for first.
                if state.news == nil || news == .called { state.news = news }
                return nil
            }
            state.waiting = nil
            return waiting
        }
        waiting?.resume(returning: news)
    }

    nonisolated(nonsending) func next() async -> News {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let known = state.withLock { state -> News? in
                    guard let news = state.news else {
                        state.waiting = continuation
                        return nil
                    }
                    state.news = nil
                    return news
                }
                if let known { continuation.resume(returning: known) }
            }
        } onCancel: {
            send(.cancelled)
        }
    }
}
