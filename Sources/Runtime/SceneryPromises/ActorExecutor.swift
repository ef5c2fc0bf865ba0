import SceneryFoundations

/// Runs jobs on an actor, in order.
///
/// Tasks that await an actor reach it in no fixed order. So the jobs for one actor wait in one list,
/// and a single task runs them there for as long as there are any.
@usableFromInline
final class ActorExecutor: Sendable {
    private struct State {
        var jobs: [@Sendable () -> Void] = []
        var isRunning = false
    }

    private let target: any Actor
    private let state = Protected(State())

    private init(_ target: any Actor) {
        self.target = target
    }

    /// The executors in use, by actor. An entry is removed with its executor, and an executor keeps its actor
    /// alive, so an identity cannot belong to another actor.
    private static let all = Protected([ObjectIdentifier: WeakReference]())

    private struct WeakReference { weak var executor: ActorExecutor? }

    /// The executor of an actor, which is the same one as long as it is in use.
    static func of(_ target: any Actor) -> ActorExecutor {
        all.withLock { executors in
            if let executor = executors[ObjectIdentifier(target)]?.executor { return executor }
            let executor = ActorExecutor(target)
            executors[ObjectIdentifier(target)] = WeakReference(executor: executor)
            return executor
        }
    }

    deinit {
        let identity = ObjectIdentifier(target)
        Self.all.withLock { executors in
            // There may be a new executor since the last reference to this one was released.
            if executors[identity]?.executor == nil { executors[identity] = nil }
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
