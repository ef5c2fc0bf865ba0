import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The promises that wait on one thread to hand their outcome on, first in, first out.
///
/// A promise that is settled while another hands its outcome on does so after it, not inside it. So
/// a chain of any length takes the stack of one link, and an inline handler never runs inside
/// another handler, nor inside the call that attached it.
///
/// Lives on the stack of the outermost settling call of its thread; a thread-specific key holds
/// its address for as long. Nothing else keeps the address, so it cannot outlive that call.
struct Trampoline {
    private var head: AnyPromise?
    /// The last of the list that `head` owns.
    private var tail: Unmanaged<AnyPromise>?
    /// Cancelled promises: their `next` may be in use, see `AnyPromise`.
    private var cancelled: [AnyPromise] = []
    private var cancelledDone = 0

    /// Hands the outcome of `promise` on: now, or when this thread's turn comes.
    static func drain(_ promise: AnyPromise, isCancelled: Bool) {
        if let current = ThreadSlot.current {
            current.pointee.append(promise, isCancelled: isCancelled)
        } else {
            run { promise.drain() }
        }
    }

    /// Hands the outcome on as soon as the current handler has returned; from outside of any
    /// handler, on Dispatch's global queue.
    static func drainLater(_ promise: AnyPromise, isCancelled: Bool) {
        if let current = ThreadSlot.current {
            current.pointee.append(promise, isCancelled: isCancelled)
        } else if let test = TestExecutor.current {
            test.enqueue { run { promise.drain() } }
        } else {
            DispatchQueue.global().async { run { promise.drain() } }
        }
    }

    /// Runs a job of a delivery, then what was settled by it.
    static func run(_ job: () -> Void) {
        guard ThreadSlot.current == nil else { return job() }
        var trampoline = Trampoline()
        withUnsafeMutablePointer(to: &trampoline) { pointer in
            ThreadSlot.current = pointer
            job()
            while let promise = pointer.pointee.next() { promise.drain() }
            ThreadSlot.current = nil
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

/// The address of the trampoline that runs on this thread.
private enum ThreadSlot {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        precondition(status == 0, "no thread-specific key is left in this process")
        return key
    }()

    static var current: UnsafeMutablePointer<Trampoline>? {
        get { pthread_getspecific(key)?.assumingMemoryBound(to: Trampoline.self) }
        set { pthread_setspecific(key, newValue) }
    }
}
