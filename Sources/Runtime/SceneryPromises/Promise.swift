/// A value that comes once, or an error in its place, for any number of consumers.
///
/// The work behind a promise starts when the promise is made and runs once, however many consume it.
/// It is settled once; what is settled later is ignored.
///
/// **Consumers** are what ``then(on:fileID:line:_:)``, ``recover(on:fileID:line:_:)``,
/// ``catch(on:fileID:line:_:)``, ``always(on:fileID:line:_:)``, the combining functions and
/// ``value`` attach. Each link of a chain consumes the one before.
///
/// **Executor.** A handler runs on the main queue, on the main actor, unless `on:` says otherwise;
/// see ``Delivery``.
///
/// **Order.** The handlers of one promise on one delivery run in the order they were attached, also
/// those attached from another thread while the first run. A handler never runs inside the call that
/// attached it, nor inside another handler of its thread. No lock is held while it runs.
///
/// **Cancellation.** ``AnyPromise/cancel()`` rejects a promise with `CancellationError` and leaves the promise it
/// consumes. A pending promise that loses its last consumer so is cancelled in turn, and its work is
/// told to stop. A promise that never had a consumer goes on. A handler that has begun is not
/// interrupted; one that has not is not called.
///
/// **Lifetime.** Whoever can settle a promise keeps it alive, with its consumers; nobody else has to.
/// Memory: 56 bytes for a word-sized value. Attaching, settling and leaving cost the same however
/// many consumers there are (leaving: on average over many).
///
/// What is inlined into other modules would check at run time that no two accesses to a property overlap.
/// The lock sees to that, so the properties concerned are `@exclusivity(unchecked)`.
///
/// `@unchecked Sendable`: `storage` is written once, under the lock of `AnyPromise` and before its
/// flags say settled; it is read only by those who saw them say so.
public class Promise<Value: Sendable>: PromiseBox<PromiseContents<Value>>, @unchecked Sendable {
    // The address of `Place`, in the bytes that the contents of a word leave; its line is in the base.
    @usableFromInline final let addressHigh: UInt16
    @usableFromInline final let addressLow: UInt32

    @inlinable
    init(_ storage: PromiseContents<Value>, _ flags: PromiseFlags, at place: Place) {
        addressHigh = UInt16(truncatingIfNeeded: place.word >> 32)
        addressLow = UInt32(truncatingIfNeeded: place.word)
        super.init(storage, flags, line: place.line)
    }

    deinit {
        let flags = state
        if flags.contains(.rejected), !flags.contains(.consumed), !flags.contains(.cancelled) {
            reportRejection()
        }
    }

    private final func reportRejection() {
        guard case .error(let error) = storage, !(error is CancellationError) else { return }
        // That has been reported already.
        if case .neverSettled(source)? = error as? PromiseError { return }
        PromiseReports.report(.unhandledRejection(error, madeAt: source))
    }

    final var place: Place {
        Place(word: UInt64(line) << 48 | UInt64(addressHigh) << 32 | UInt64(addressLow))
    }

    /// Where this promise was made.
    public final var source: PromiseSource { place.source }

    /// The outcome if it stands already, nil while the promise is pending. Consumes nothing.
    @inlinable
    public final var result: Result<Value, any Error>? {
        isSettled ? storage.outcome : nil
    }

    /// Sets the outcome and hands it on. False when one stood already.
    @discardableResult @inlinable
    final func settle(_ outcome: Result<Value, any Error>) -> Bool {
        switch outcome {
        case .success(let value): settleOnce([]) { storage = .value(value) }
        case .failure(let error): settleOnce(.rejected) { storage = .error(error) }
        }
    }

    final override func storeCancellation() {
        storage = .error(CancellationError())
    }
}
