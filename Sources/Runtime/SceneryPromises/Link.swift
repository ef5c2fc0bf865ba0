import Dispatch
public import Synchronization

/// A promise that follows from another one: a link of a chain, and a consumer of the link before.
///
/// `@unchecked Sendable`: the lock of this promise protects `adopted`; the lock of the promise
/// consumed protects `hasLeft`. `upstream` and the handlers of subclasses belong to whoever turned
/// `isTaken`: to run the handler, or because it will not run. Before that they do not change.
/// `delivery` belongs to whoever makes the link and then to whoever hands it the outcome.
@usableFromInline
class Link<Output: Sendable>: Promise<Output>, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline final var upstream: AnyPromise?
    /// The promise that the handler returned (Promises/A+ 2.3.2).
    @exclusivity(unchecked) @usableFromInline final var adopted: Promise<Output>?
    @exclusivity(unchecked) @usableFromInline final var hasLeft = false
    @usableFromInline final let isTaken = Atomic(false)
    /// Handed over with the job, so that it costs no reference of its own.
    @exclusivity(unchecked) @usableFromInline final var delivery: Delivery

    @inlinable
    init(after upstream: AnyPromise, on delivery: Delivery, at place: Place) {
        self.upstream = upstream
        self.delivery = delivery.inForce
        super.init(.pending, [], at: place)
    }

    // MARK: - For each kind of link

    /// Whether the handler has to run for such an outcome.
    func handles(rejection: Bool) -> Bool { true }

    /// Takes over the outcome for which there is no handler.
    func pass(from upstream: AnyPromise) {}

    /// Runs the handler on the outcome and ends in `settle` or `adopt`.
    func react(to upstream: AnyPromise) {}

    /// Lets go of the handler and what it captures, when it will not run.
    func forgetHandler() {}

    // MARK: - As a consumer

    @inlinable
    final func start(after upstream: AnyPromise) {
        upstream.attach(self, inline: delivery.isInline)
    }

    final override var consumes: Bool { !hasLeft }

    final override func markLeft() { hasLeft = true }

    final override func settled(_ upstream: AnyPromise, cancelled: Bool) {
        if isTaken.load(ordering: .acquiring) {
            adoptedSettled()
        } else if delivery.isInline || !handles(rejection: upstream.state.contains(.rejected)) {
            run()
        } else {
            deliver()
        }
    }

    final override func goesToQueue(rejection: Bool) -> Bool {
        guard delivery.isQueue, !isTaken.load(ordering: .acquiring), handles(rejection: rejection) else {
            return false
        }
        deliver()
        return true
    }

    private final func deliver() {
        var taken = Delivery.inline
        swap(&taken, &delivery)
        switch taken.lane {
        case .inline: break  // Runs without being delivered.
        case .main: DispatchQueue.main.async { self.runAsJob() }
        case .queue(let queue): queue.async { self.runAsJob() }
        case .executor(let executor): executor.enqueue { self.runAsJob() }
        }
    }

    private final func runAsJob() {
        Trampoline.run { run() }
    }

    private final func run() {
        // Not when this link was cancelled on the way here.
        guard !isSettled, take(), let upstream = upstream.take() else { return }
        if handles(rejection: upstream.state.contains(.rejected)) {
            react(to: upstream)
        } else {
            forgetHandler()
            pass(from: upstream)
        }
    }

    /// True for the first to ask.
    private final func take() -> Bool {
        !isTaken.exchange(true, ordering: .acquiringAndReleasing)
    }

    // MARK: - Adoption

    /// Takes the state of a promise that the handler returned.
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

    /// Takes over the outcome of the promise adopted.
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
        if take() {
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
