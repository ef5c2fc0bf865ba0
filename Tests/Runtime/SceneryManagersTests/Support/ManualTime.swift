import SceneryFoundations
import SceneryManagers

/// A manager's clock that a test advances. Sleeping is recorded and returns at once.
final class ManualTime: Sendable {
    private let time = Protected(Duration.seconds(1_000_000))
    let pauses = Recorder<Duration>()

    var clock: ManagerClock {
        ManagerClock(now: { self.time.withLock { $0 } }, sleep: { self.pauses.record($0) })
    }

    func advance(by duration: Duration) {
        time.withLock { $0 += duration }
    }
}

struct Refusal: Error, Equatable {
    var number = 0
}
