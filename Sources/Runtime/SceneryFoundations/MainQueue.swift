import Dispatch

/// The executor of the main actor.
@usableFromInline
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main actor.
    ///
    /// This asks for the queue rather than for the thread: in a program without a run loop, the main queue leaves the
    /// main thread as soon as an asynchronous `main` suspends.
    @usableFromInline
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}
