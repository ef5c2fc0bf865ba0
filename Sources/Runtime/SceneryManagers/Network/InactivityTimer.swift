#if canImport(FoundationNetworking)
    import Dispatch
    import Foundation
    import SceneryFoundations

    /// Calls a closure once nothing has restarted it for a time.
    ///
    /// Foundation's timer on Linux ends the process if it fires while a redirect is handed over, and knows whole seconds
    /// only. This one reports on the queue that redirects and data come by, so after all that arrived before.
    ///
    /// `@unchecked Sendable`: a source of Dispatch may be used on all threads.
    final class InactivityTimer: @unchecked Sendable {
        private let source = DispatchSource.makeTimerSource()
        private let timeout: TimeInterval
        private let deadline: Protected<DispatchTime>

        /// - Parameters:
        ///   - timeout: How long nothing may happen.
        ///   - queue: Where the body is called.
        ///   - body: Called each time that nothing has happened for so long; never after the timer is released.
        init(_ timeout: Duration, on queue: OperationQueue, _ body: @escaping @Sendable () -> Void) {
            self.timeout = timeout / .seconds(1)
            deadline = Protected(.now() + self.timeout)
            source.setEventHandler { [weak self] in
                queue.addOperation { [weak self] in if self?.isExpired == true { body() } }
            }
            source.schedule(deadline: deadline.withLock { $0 })
            source.activate()
        }

        deinit {
            source.cancel()
        }

        func restart() {
            let next = DispatchTime.now() + timeout
            deadline.withLock { $0 = next }
            source.schedule(deadline: next)
        }

        private var isExpired: Bool { deadline.withLock { $0 } <= .now() }
    }
#endif
