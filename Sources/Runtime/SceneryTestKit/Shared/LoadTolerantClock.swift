import SceneryPromises

/// Real time, measured in small steps that count as long as they should be.
///
/// Where other tests take all threads, or the main actor, a step lasts longer and counts no more: a wait does not end
/// in vain because the machine is busy.
struct LoadTolerantClock: PromiseClock {
    private static let step = Duration.milliseconds(100)

    func schedule(after duration: Duration, _ job: @escaping @Sendable () -> Void) -> PromiseTimer {
        let task = Task {
            for _ in 0..<Int(duration / Self.step) {
                try await Task.sleep(for: Self.step)
                await MainActor.run {}
            }
            job()
        }
        return PromiseTimer { task.cancel() }
    }
}
