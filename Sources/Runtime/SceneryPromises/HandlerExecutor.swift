// Ring: an executor may be a test's, which is also the clock of promises that wait, and the clock schedules
// on an executor.

public import Dispatch

/// Where the handlers of a promise run.
///
/// - ``main``: The main queue, the default. The compiler knows handlers without `on:` to be on the main actor.
/// - ``queue(_:)``: A Dispatch queue. On a concurrent queue, handlers start in order and may overlap.
/// - ``executor(_:)``: A custom executor; see ``PromiseExecutor``. Pass an actor itself: `then(on: someActor) { … }`.
/// - ``inline``: No asynchronous call. The handler runs on the thread that settles the promise, before the
///   outermost settling call of that thread returns. If a promise is settled inside a handler, its inline
///   handlers run right after that handler, on its thread. It must not block: the other promises settled on its thread
///   wait for it.
///
/// **An inline handler of a promise that is settled already** has no settling thread to run on. It never runs inside the call
/// that attaches it, so that code is in one order whether the promise is settled or not (Promises/A+ 2.2.4). It runs:
///
/// 1. attached inside a handler of any promise: right after that handler, on its thread;
/// 2. otherwise on the main actor: there, as soon as the code that attaches it has returned to the main queue;
/// 3. otherwise: on Dispatch's global queue, since a thread offers no moment after the current code.
public struct HandlerExecutor: Sendable {
    @usableFromInline
    enum Kind: Sendable {
        case inline
        case main
        case queue(DispatchQueue)
        case actor(ActorExecutor)
        case executor(any PromiseExecutor)
    }

    @usableFromInline var kind: Kind

    @inlinable
    init(kind: Kind) {
        self.kind = kind
    }

    /// The main queue.
    @inlinable
    public static var main: HandlerExecutor { HandlerExecutor(kind: .main) }
    /// The thread that settles the promise; see ``HandlerExecutor`` for the complete rule.
    @inlinable
    public static var inline: HandlerExecutor { HandlerExecutor(kind: .inline) }

    /// A Dispatch queue.
    @inlinable
    public static func queue(_ queue: DispatchQueue) -> HandlerExecutor {
        HandlerExecutor(kind: .queue(queue))
    }

    /// A custom executor.
    public static func executor(_ executor: any PromiseExecutor) -> HandlerExecutor {
        HandlerExecutor(kind: .executor(executor))
    }

    /// The executor to use here: this one, or the current ``TestExecutor`` in its place.
    @inlinable
    var effective: HandlerExecutor {
        TestExecutor.isInUse ? testReplacement : self
    }

    @usableFromInline
    var testReplacement: HandlerExecutor {
        guard let test = TestExecutor.current else { return self }
        return switch kind {
        case .inline, .actor: self
        case .main, .queue, .executor: .executor(test)
        }
    }

    /// Whether this is a Dispatch queue, which runs no user code when a job is enqueued.
    var isQueue: Bool {
        switch kind {
        case .main, .queue: true
        case .inline, .actor, .executor: false
        }
    }

    @inlinable
    var isInline: Bool {
        if case .inline = kind { true } else { false }
    }
}

/// Runs jobs one after another, in the order in which they are enqueued.
///
/// Other orders and late jobs only change when handlers run. A handler runs once, however often its job runs. If a job
/// is released and never ran, as by `OperationQueue.cancelAllOperations()`, the promise of its handler is
/// rejected with ``PromiseError/handlerDropped(_:)``, which is reported. That may happen under a lock of the executor:
/// handlers that follow run later, on another thread or after the current handler.
public protocol PromiseExecutor: AnyObject, Sendable {
    /// Enqueues a job and returns without running it.
    func enqueue(_ job: @escaping @Sendable () -> Void)
}
