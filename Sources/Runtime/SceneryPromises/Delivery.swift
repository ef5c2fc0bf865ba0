public import Dispatch

/// Where the handlers of a promise run.
///
/// - ``main``: the main queue. The default; handlers without `on:` are on the main actor for the compiler too.
/// - ``queue(_:)``: a queue of yours. On a concurrent one handlers begin in order and may overlap.
/// - ``executor(_:)``: whatever takes jobs. An actor is given as it is: `then(on: someActor) { … }`.
/// - ``inline``: no hop. The handler runs on the thread that settles the promise, before the
///   outermost settling call of that thread returns. Where a promise is settled inside a handler, its inline
///   handlers run right after that handler, on its thread. Attached to a promise that is already settled, an
///   inline handler runs right after the handler that attaches it, on its thread; when no handler
///   attaches it, on Dispatch's global queue. So also an inline handler never runs inside the call that attached it. It must
///   not block: what was settled on its thread waits for it.
public struct Delivery: Sendable {
    @usableFromInline
    enum Lane: Sendable {
        case inline
        case main
        case queue(DispatchQueue)
        case executor(any PromiseExecutor)
    }

    @usableFromInline var lane: Lane

    @inlinable
    init(lane: Lane) {
        self.lane = lane
    }

    /// The main queue.
    @inlinable
    public static var main: Delivery { Delivery(lane: .main) }
    /// The thread that settles; see ``Delivery`` for the whole rule.
    @inlinable
    public static var inline: Delivery { Delivery(lane: .inline) }

    /// A queue of Dispatch.
    @inlinable
    public static func queue(_ queue: DispatchQueue) -> Delivery {
        Delivery(lane: .queue(queue))
    }

    /// Anything that runs jobs in the order it takes them.
    public static func executor(_ executor: any PromiseExecutor) -> Delivery {
        Delivery(lane: .executor(executor))
    }

    /// What stands in for this delivery where a ``TestExecutor`` is at work.
    @inlinable
    var inForce: Delivery {
        TestExecutor.isInUse ? standIn : self
    }

    @usableFromInline
    var standIn: Delivery {
        guard let test = TestExecutor.current else { return self }
        return switch lane {
        case .inline: self
        case .executor(let executor) where executor is ActorLane: self
        case .main, .queue, .executor: .executor(test)
        }
    }

    /// Whether jobs go to a queue of Dispatch, which runs nothing of the user's when it takes them.
    var isQueue: Bool {
        switch lane {
        case .main, .queue: true
        case .inline, .executor: false
        }
    }

    @inlinable
    var isInline: Bool {
        if case .inline = lane { true } else { false }
    }
}

/// Runs jobs one after another, in the order it takes them.
public protocol PromiseExecutor: AnyObject, Sendable {
    /// Takes a job and returns without having run it.
    func enqueue(_ job: @escaping @Sendable () -> Void)
}
