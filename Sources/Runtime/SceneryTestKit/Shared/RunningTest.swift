#if canImport(Testing)
    import SceneryFoundations
    import Testing

    /// The Swift Testing test in which a mock was made, kept so that what happens far from it still fails it.
    ///
    /// The framework knows the running test by task-local values, which a detached task, a thread and a
    /// dispatch queue have not. A task made in the test has them, and waits for failures; it runs on the thread
    /// that reports one, so that a report is over when it returns.
    final class RunningTest: Sendable {
        /// The test as the framework shows it.
        let name: String
        private let id: Test.ID
        private let start: SourceLocation
        private let mailbox = Mailbox()

        /// `nil` outside of a test.
        init?() {
            guard let test = Test.current else { return nil }
            name = test.displayName ?? test.name
            id = test.id
            start = test.sourceLocation
            Task(executorPreference: CallersThread()) { [mailbox] in
                while let report = await mailbox.next() { report() }
            }
        }

        deinit { mailbox.close() }

        /// Whether the calling task belongs to the test.
        var isCurrent: Bool { Test.current?.id == id }

        /// Whether the test begins below `location` in the same file, which is then outside of it.
        func isBelow(_ location: TestLocation) -> Bool {
            start.fileID == "\(location.fileID)" && Int(location.line) < start.line
        }

        /// Runs `report` as a part of the test; at once, unless another thread is at it, which does it then.
        func perform(_ report: @escaping @Sendable () -> Void) { mailbox.send(report) }
    }

    /// Runs a task on whatever thread wakes it.
    private final class CallersThread: TaskExecutor {
        func enqueue(_ job: consuming ExecutorJob) {
            UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    /// Reports on their way to the one task that makes them.
    private final class Mailbox: Sendable {
        typealias Report = @Sendable () -> Void

        private struct State {
            var reports: [Report] = []
            var waiting: CheckedContinuation<Report?, Never>?
            var isClosed = false
        }

        private let state = Protected(State())

        func send(_ report: @escaping Report) {
            let waiting = state.withLock { state in
                guard let waiting = state.waiting else {
                    state.reports.append(report)
                    return nil as CheckedContinuation<Report?, Never>?
                }
                state.waiting = nil
                return waiting
            }
            waiting?.resume(returning: report)
        }

        func close() {
            let waiting = state.withLock { state in
                defer { state.waiting = nil }
                state.isClosed = true
                return state.waiting
            }
            waiting?.resume(returning: nil)
        }

        /// `nil` once it is closed and all are made.
        func next() async -> Report? {
            await withCheckedContinuation { continuation in
                let known = state.withLock { state -> Report?? in
                    if !state.reports.isEmpty { return state.reports.removeFirst() }
                    if state.isClosed { return .some(nil) }
                    state.waiting = continuation
                    return nil
                }
                if let known { continuation.resume(returning: known) }
            }
        }
    }
#endif
