import Scenery

/// A gate as an exploration sees it.
protocol ExploredGate: AnyGate {
    /// What waits, each under a name that is the same in every run.
    var works: [(number: Int, name: String, isCancellable: Bool)] { get }
    /// Grows and shrinks with what comes and goes.
    var news: Int { get }
    func end(_ number: Int, isCancelled: Bool)
}

extension Gate: ExploredGate {
    var works: [(number: Int, name: String, isCancellable: Bool)] {
        held.map { ($0.number, $0.name, $0.isCancellable) }
    }

    var news: Int { arrivals &* 1_000 &+ held.count }

    func end(_ number: Int, isCancelled: Bool) {
        guard let held = held.first(where: { $0.number == number }) else { return }
        guard let answer, !isCancelled else {
            release(number, .failure(CancellationError()))
            return
        }
        release(number, Result { try answer(held.request) })
    }
}
