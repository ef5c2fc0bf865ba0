import SceneryLocks

/// Delivers to an actor, in order.
///
/// Tasks that await an actor reach it in no fixed order. So the jobs for one actor wait in one list,
/// and a single task runs them there for as long as there are any.
final class ActorLane: PromiseExecutor {
    private struct State {
        var jobs: [@Sendable () -> Void] = []
        var isRunning = false
    }

    private let target: any Actor
    private let state = Protected(State())

    private init(_ target: any Actor) {
        self.target = target
    }

    /// The lanes in use, by actor. An entry goes when its lane does, and a lane keeps its actor
    /// alive, so an identity here cannot be that of another actor.
    private static let lanes = Protected([ObjectIdentifier: WeakLane]())

    private struct WeakLane { weak var lane: ActorLane? }

    /// The lane of an actor, the same one for as long as anybody uses it.
    static func of(_ target: any Actor) -> ActorLane {
        lanes.withLock { lanes in
            if let lane = lanes[ObjectIdentifier(target)]?.lane { return lane }
            let lane = ActorLane(target)
            lanes[ObjectIdentifier(target)] = WeakLane(lane: lane)
            return lane
        }
    }

    deinit {
        let identity = ObjectIdentifier(target)
        Self.lanes.withLock { lanes in
            // A new lane may have been made since the last reference to this one went.
            if lanes[identity]?.lane == nil { lanes[identity] = nil }
        }
    }

    func enqueue(_ job: @escaping @Sendable () -> Void) {
        let starts = state.withLock { state in
            state.jobs.append(job)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if starts { Task { await run(on: target) } }
    }

    private func run(on target: isolated any Actor) {
        while let jobs = takeJobs() {
            for job in jobs { job() }
        }
    }

    private func takeJobs() -> [@Sendable () -> Void]? {
        state.withLock { state in
            guard !state.jobs.isEmpty else {
                state.isRunning = false
                return nil
            }
            defer { state.jobs = [] }
            return state.jobs
        }
    }
}
