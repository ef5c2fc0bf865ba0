/// Suspends callers until it is opened; a caller that is cancelled in the meantime resumes with an error.
actor Gate {
    private var isOpen = false
    private var arrivals = 0
    private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]

    func pass() async throws {
        if isOpen { return }
        arrivals += 1
        let number = arrivals
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (waiter: CheckedContinuation<Void, any Error>) in
                if Task.isCancelled {
                    waiter.resume(throwing: CancellationError())
                } else {
                    waiting[number] = waiter
                }
            }
        } onCancel: {
            Task { await self.dismiss(number) }
        }
    }

    func open() {
        isOpen = true
        for waiter in waiting.values { waiter.resume() }
        waiting = [:]
    }

    private func dismiss(_ number: Int) {
        waiting.removeValue(forKey: number)?.resume(throwing: CancellationError())
    }
}
