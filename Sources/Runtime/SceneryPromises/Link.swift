import Dispatch
public import Synchronization

/// A promise that depends on another one: a link of a chain, and a consumer of the previous link.
///
/// `@unchecked Sendable`: the lock of this promise protects `adopted`; the lock of the promise
/// consumed protects `hasLeft`. `upstream` and the handlers of subclasses belong to the thread that set
/// `isClaimed`, to run the handler or to discard it. Before that they do not change.
/// `executor` belongs to the thread that creates the link and then to the one that notifies it.
@usableFromInline
class Link<Output: Sendable>: Promise<Output>, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline final var upstream: AnyPromise?
    /// The promise that the handler returned (Promises/A+ 2.3.2).
    @exclusivity(unchecked) @usableFromInline final var adopted: Promise<Output>?
    @exclusivity(unchecked) @usableFromInline final var hasLeft = false
    @usableFromInline final let isClaimed = Atomic(false)
    /// Moved out when the job is enqueued, which saves retaining it.
    @exclusivity(unchecked) @usableFromInline final var executor: HandlerExecutor

    @inlinable
    init(after upstream: AnyPromise, on executor: HandlerExecutor, at location: PackedSourceLocation) {
        self.upstream = upstream
        self.executor = executor.effective
        super.init(.pending, [], at: location)
    }

    // MARK: - Overridden by each kind of link

    /// Whether the handler has to run for such an outcome.
    func handles(rejection: Bool) -> Bool { true }

    /// Adopts an outcome for which there is no handler.
    func pass(from upstream: AnyPromise) {}

    /// Calls the handler with the outcome, then `settle` or `adopt`.
    func react(to upstream: AnyPromise) {}

    /// Releases the handler if it will not run.
    func forgetHandler() {}

    // MARK: - As a consumer

    @inlinable
    final func start(after upstream: AnyPromise) {
        upstream.attach(self, inline: executor.isInline)
    }

    final override var consumes: Bool { !hasLeft }

    final override func markLeft() { hasLeft = true }

    final override func settled(_ upstream: AnyPromise, cancelled: Bool) {
        if isClaimed.load(ordering: .acquiring) {
            adoptedSettled()
        } else if executor.isInline || !handles(rejection: upstream.state.contains(.rejected)) {
            run()
        } else {
            enqueue()
        }
    }

    final override func goesToQueue(rejection: Bool) -> Bool {
        guard executor.isQueue, !isClaimed.load(ordering: .acquiring), handles(rejection: rejection) else {
            return false
        }
        enqueue()
        return true
    }

    private final func enqueue() {
        var taken = HandlerExecutor.inline
        swap(&taken, &executor)
        switch taken.kind {
        case .inline: break  // Runs without being enqueued.
        case .main: DispatchQueue.main.async { self.runAsJob() }
        case .queue(let queue): queue.async { self.runAsJob() }
        case .actor(let executor): executor.enqueue { self.runAsJob() }
        case .executor(let executor):
            let job = CustomExecutorJob(of: self)
            executor.enqueue { job.run() }
        }
    }

    private final func runAsJob() {
        Trampoline.run { run() }
    }

    final override func runJob() { runAsJob() }

    final override func jobReleased() {
        guard !isSettled, claim() else { return }
        upstream = nil
        forgetHandler()
        let error = PromiseError.handlerDropped(source)
        guard settleBeforeNotifying(.rejected, { storage = .error(error) }) else { return }
        PromiseReport.handlerDropped(attachedAt: source).send()
    }

    private final func run() {
        // Nothing to do if this link was cancelled in the meantime.
        guard !isSettled, claim(), let upstream = upstream.take() else { return }
        if handles(rejection: upstream.state.contains(.rejected)) {
            react(to: upstream)
        } else {
            forgetHandler()
            pass(from: upstream)
        }
    }

    /// Returns true for the first call only.
    private final func claim() -> Bool {
        !isClaimed.exchange(true, ordering: .acquiringAndReleasing)
    }

    // MARK: - Adoption

    /// Adopts a promise that the handler returned.
    @usableFromInline
    final func adopt(_ promise: Promise<Output>) {
        guard promise !== self else {
            settle(.failure(PromiseError.adoptsItself(source)))
            return
        }
        let isWanted = locked { flags in
            guard !flags.contains(.settled) else { return false }
            adopted = promise
            return true
        }
        promise.attach(self, inline: false)
        if !isWanted, promise.leave(self) { promise.cancelUpstream() }
    }

    /// Takes the outcome of the adopted promise.
    func adoptedSettled() {
        if let outcome = takeAdopted()?.result { settle(outcome) }
    }

    @usableFromInline
    final func takeAdopted() -> Promise<Output>? {
        locked { _ in
            defer { adopted = nil }
            return adopted
        }
    }

    // MARK: - Cancellation

    final override func leaveUpstream() -> [AnyPromise] {
        if claim() {
            let upstream = upstream.take()
            forgetHandler()
            return upstream.map { $0.leave(self) ? [$0] : [] } ?? []
        }
        let adopted = locked { _ in
            defer { self.adopted = nil }
            return self.adopted
        }
        return adopted.map { $0.leave(self) ? [$0] : [] } ?? []
    }
}
