// Ring: `then`, `catch`, `recover` and the aggregates create promises of links, and a link settles the
// promise that it belongs to. They are one linked structure, a file for each kind of link.

/// A future value, or an error, for any number of consumers.
///
/// The work behind a promise starts when the promise is created and runs once, however many consumers there are.
/// A promise is settled once; later attempts to settle it are ignored.
///
/// **Consumers** are attached by ``then(on:fileID:line:_:)``, ``recover(on:fileID:line:_:)``,
/// ``catch(on:fileID:line:_:)``, ``always(on:fileID:line:_:)``, the combining functions and
/// ``value``. Each link of a chain consumes the previous one.
///
/// **Executor.** A handler runs on the main actor, unless `on:` says otherwise;
/// see ``HandlerExecutor``.
///
/// **Order.** The handlers of one promise on one executor run in the order in which they were attached, including
/// those attached from another thread while the first ones run. A handler never runs inside the call that
/// attached it, nor inside another handler of its thread. No lock is held while it runs.
///
/// **Cancellation.** ``AnyPromise/cancel()`` rejects a promise with `CancellationError` and removes it from the
/// consumers of the promise before it. A pending promise that loses its last consumer this way is cancelled in turn, and
/// its work is asked to stop. A promise that never had a consumer continues. A handler that has started is not
/// interrupted; one that has not is not called.
///
/// **Lifetime.** The code that can settle a promise keeps it alive, with its consumers; nothing else has to.
/// Memory: 56 bytes for a word-sized value. Attaching, settling and leaving take constant time, whatever the number
/// of consumers (leaving: amortized).
///
/// Code inlined into other modules would check at run time that accesses to a property do not overlap.
/// The lock guarantees that, so the properties concerned are `@exclusivity(unchecked)`.
///
/// `@unchecked Sendable`: `storage` is written once, under the lock of `AnyPromise` and before its
/// flags say settled; it is read only after they do.
public class Promise<Value: Sendable>: PromiseStorage<PromiseState<Value>>, @unchecked Sendable {
    // The address in `PackedSourceLocation`, in the bytes left by the contents of one word; its line is in the base class.
    @usableFromInline final let addressHigh: UInt16
    @usableFromInline final let addressLow: UInt32

    @inlinable
    init(_ storage: PromiseState<Value>, _ flags: PromiseFlags, at location: PackedSourceLocation) {
        addressHigh = UInt16(truncatingIfNeeded: location.word >> 32)
        addressLow = UInt32(truncatingIfNeeded: location.word)
        super.init(storage, flags, line: location.line)
    }

    deinit {
        let flags = state
        if flags.contains(.rejected), !flags.contains(.consumed), !flags.contains(.cancelled) {
            reportRejection()
        }
    }

    private final func reportRejection() {
        guard case .error(let error) = storage, !(error is CancellationError) else { return }
        // These have been reported already.
        switch error as? PromiseError {
        case .neverSettled(source)?, .handlerDropped(source)?: return
        default: PromiseReport.unhandledRejection(error, madeAt: source).send()
        }
    }

    final var location: PackedSourceLocation {
        PackedSourceLocation(word: UInt64(line) << 48 | UInt64(addressHigh) << 32 | UInt64(addressLow))
    }

    /// Where this promise was created.
    public final var source: PromiseSource { location.source }

    /// The outcome; nil while the promise is pending. Reading it does not make the caller a consumer.
    @inlinable
    public final var result: Result<Value, any Error>? {
        isSettled ? storage.outcome : nil
    }

    /// Settles a pending promise and notifies its consumers. Returns false if it was settled already.
    @discardableResult @inlinable
    final func settle(_ outcome: Result<Value, any Error>) -> Bool {
        switch outcome {
        case .success(let value): settleOnce([]) { storage = .value(value) }
        case .failure(let error): settleOnce(.rejected) { storage = .error(error) }
        }
    }

    final override var rejection: (any Error)? {
        if isSettled, case .error(let error) = storage { error } else { nil }
    }

    final override func storeCancellation() {
        storage = .error(CancellationError())
    }
}
