import Dispatch

/// How values are let go of that hold thousands of small ones, which takes long to free: nobody waits for it.
enum Discarding: Sendable {
    /// On another thread.
    case later
    /// With the process, which ends soon.
    case never

    func discard(_ value: some Sendable) {
        switch self {
        case .later: DispatchQueue.global().async { withExtendedLifetime(value) {} }
        case .never: _ = Unmanaged.passRetained(Held(value))
        }
    }

    private final class Held<Value: Sendable>: Sendable {
        private let value: Value

        init(_ value: Value) { self.value = value }
    }
}
