import Measuring
import Synchronization

/// Tasks that were made and have not begun.
final class Callers: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let left: Atomic<Int>

    /// Makes `number` tasks that each wait once.
    init(_ number: Int, _ wait: @escaping @Sendable () async throws -> Int) {
        left = Atomic(number)
        for _ in 0..<number {
            Task(executorPreference: self) {
                keep(try await wait())
                self.left.subtract(1, ordering: .relaxed)
            }
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Runs all until they wait, opens the gate that they wait for, and runs them to their ends.
    func run(_ meter: Meter, opening gate: Opening) {
        meter.start()
        runJobs()
        gate.open()
        while left.load(ordering: .relaxed) > 0 { runJobs() }
        meter.stop()
    }

    private func runJobs() {
        let due = jobs.withLock { jobs in
            defer { jobs = [] }
            return jobs
        }
        for job in due { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
}
