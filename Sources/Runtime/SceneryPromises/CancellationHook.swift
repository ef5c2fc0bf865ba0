/// Tells whoever does the work of a promise that nobody waits for it any more.
///
/// `@unchecked Sendable`: no state of its own that changes.
final class CancellationHook: AnyPromise, @unchecked Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    override func upstreamSettled(cancelled: Bool) {
        if cancelled { body() }
    }
}
