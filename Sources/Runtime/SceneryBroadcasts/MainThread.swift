import Dispatch

/// Tells whether the caller runs on the main actor, so that it can be served at once.
///
/// The main queue is asked and not the thread, because where there is no run loop the main queue
/// leaves the main thread as soon as the program waits in an asynchronous `main`.
enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}
