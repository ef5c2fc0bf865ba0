import Dispatch
import SceneryFoundations

/// The promises on one thread whose consumers have yet to be notified, first in, first out.
///
/// A promise that is settled while another one notifies its consumers notifies its own after that, not inside it. So
/// a chain of any length takes the stack of one link, and an inline handler never runs inside
/// another handler, nor inside the call that attached it.
///
/// It is on the stack of the outermost settling call of its thread, and a thread-local pointer holds
/// its address for the duration of that call. Nothing else stores the address.
struct Trampoline {
    private var head: AnyPromise?
    /// The last of the list that `head` owns.
    private var tail: Unmanaged<AnyPromise>?
    /// Cancelled promises, whose `next` may be in use; see `AnyPromise`.
    private var cancelled: [AnyPromise] = []
    private var cancelledDone = 0

    /// Notifies the consumers of `promise`: now, or after those that already wait on this thread.
    static func drain(_ promise: AnyPromise, isCancelled: Bool) {
        if let current {
            current.pointee.append(promise, isCancelled: isCancelled)
        } else {
            run { promise.drain() }
        }
    }

    /// Notifies the consumers of `promise` as soon as the current handler has returned. Outside of a handler: on the main
    /// queue if that is the current one, otherwise on Dispatch's global queue.
    static func drainLater(_ promise: AnyPromise, isCancelled: Bool) {
        if let current {
            current.pointee.append(promise, isCancelled: isCancelled)
        } else if let test = TestExecutor.current {
            test.enqueue { run { promise.drain() } }
        } else if MainQueue.isCurrent {
            DispatchQueue.main.async { run { promise.drain() } }
        } else {
            DispatchQueue.global().async { run { promise.drain() } }
        }
    }

    /// Runs a job of an executor, then notifies the consumers of the promises it settled.
    static func run(_ job: () -> Void) {
        guard current == nil else { return job() }
        var trampoline = Trampoline()
        withUnsafeMutablePointer(to: &trampoline) { pointer in
            current = pointer
            job()
            while let promise = pointer.pointee.next() { promise.drain() }
            current = nil
        }
    }

    private mutating func append(_ promise: AnyPromise, isCancelled: Bool) {
        if isCancelled {
            cancelled.append(promise)
        } else {
            if let tail { tail._withUnsafeGuaranteedRef { $0.next = promise } } else { head = promise }
            tail = .passUnretained(promise)
        }
    }

    private mutating func next() -> AnyPromise? {
        guard let promise = head.take() else { return nextCancelled() }
        head = promise.next.take()
        if head == nil { tail = nil }
        return promise
    }

    private mutating func nextCancelled() -> AnyPromise? {
        guard cancelledDone < cancelled.count else {
            cancelled.removeAll()
            cancelledDone = 0
            return nil
        }
        cancelledDone += 1
        return cancelled[cancelledDone - 1]
    }
}

extension Trampoline {
    private static let slot = ThreadLocalPointer()

    /// The trampoline that runs on this thread; nil while none does.
    private static var current: UnsafeMutablePointer<Trampoline>? {
        get { slot.value?.assumingMemoryBound(to: Trampoline.self) }
        set { slot.value = UnsafeMutableRawPointer(newValue) }
    }
}
