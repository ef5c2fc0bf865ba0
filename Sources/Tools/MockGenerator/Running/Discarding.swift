import Dispatch

/// Lets go of values on another thread: to free what thousands of small values hold takes long, and nobody needs to
/// wait for it.
enum Discarding {
    static func later(_ value: some Sendable) {
        DispatchQueue.global().async { withExtendedLifetime(value) {} }
    }
}
