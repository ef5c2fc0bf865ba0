import Dispatch

/// A promise that follows from another one: a link of a chain, and a consumer of the link before.
///
/// `@unchecked Sendable`: the lock of this promise protects `upstream` and `adopted`; the lock of
/// the promise consumed protects `hasLeft`.
class Link<Input: Sendable, Output: Sendable>: Promise<Output>, @unchecked Sendable {
    private final var upstream: Promise<Input>?
    /// The promise that the handler returned (Promises/A+ 2.3.2).
    private final var adopted: Promise<Output>?
    private final var hasLeft = false
    private final let delivery: Delivery

    init(after upstream: Promise<Input>, on delivery: Delivery, at place: Place) {
        self.upstream = upstream
        self.delivery = delivery.inForce
        super.init(place: place)
    }

    // MARK: - For each kind of link

    /// What becomes of this link without its handler; nil when the handler has to run.
    func passed(_ outcome: Result<Input, any Error>) -> Result<Output, any Error>? { nil }

    /// Runs the handler on `outcome` and ends in `settle` or `adopt`.
    func react(to outcome: Result<Input, any Error>) {}

    /// Lets go of the handler and what it captures, when it will not run.
    func forgetHandler() {}

    // MARK: - As a consumer

    final func start() -> Self {
        locked { upstream }?.attach(self, inline: delivery.isInline)
        return self
    }

    final override var consumes: Bool { !hasLeft }

    final override func markLeft() { hasLeft = true }

    final override func upstreamSettled(cancelled: Bool) {
        let (upstream, adopted) = locked { (self.upstream, self.adopted) }
        if let outcome = adopted?.outcome {
            locked { self.adopted = nil }
            settle(outcome)
        } else if let outcome = upstream?.outcome {
            if let passed = passed(outcome) {
                finish(passed)
            } else {
                deliver()
            }
        }
    }

    private final func finish(_ passed: Result<Output, any Error>) {
        locked { upstream = nil }
        forgetHandler()
        settle(passed)
    }

    private final func deliver() {
        switch delivery.lane {
        case .inline: run()
        case .main: DispatchQueue.main.async { self.runAsJob() }
        case .queue(let queue): queue.async { self.runAsJob() }
        case .executor(let executor): executor.enqueue { self.runAsJob() }
        }
    }

    private final func runAsJob() {
        Trampoline.run { run() }
    }

    private final func run() {
        // Nil when this link was cancelled on the way here.
        guard let outcome = locked({ () -> Result<Input, any Error>? in
            defer { upstream = nil }
            return self.outcome == nil ? upstream?.outcome : nil
        }) else { return }
        react(to: outcome)
    }

    // MARK: - Adoption

    /// Takes the state of a promise that the handler returned.
    final func adopt(_ promise: Promise<Output>) {
        guard promise !== self else {
            settle(.failure(PromiseError.adoptsItself(source)))
            return
        }
        let isWanted = locked { () -> Bool in
            guard outcome == nil else { return false }
            adopted = promise
            return true
        }
        promise.attach(self, inline: false)
        if !isWanted, promise.leave(self) { promise.cancelUpstream() }
    }

    // MARK: - Cancellation

    final override func leaveUpstream() -> [AnyPromise] {
        let (upstream, adopted) = locked { () -> (Promise<Input>?, Promise<Output>?) in
            defer { (self.upstream, self.adopted) = (nil, nil) }
            return (self.upstream, self.adopted)
        }
        forgetHandler()
        if let upstream, upstream.leave(self) { return [upstream] }
        if let adopted, adopted.leave(self) { return [adopted] }
        return []
    }
}
