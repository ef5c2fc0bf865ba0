import Dispatch

/// How values that own thousands of small objects are released, which takes long: no caller waits for it.
enum DeferredDeallocation: Sendable {
    /// On another thread.
    case concurrent
    /// When the process ends, which is about to happen.
    case atExit

    func discard(_ value: some Sendable) {
        switch self {
        case .concurrent: DispatchQueue.global().async { withExtendedLifetime(value) {} }
        case .atExit: _ = Unmanaged.passRetained(Owner(value))
        }
    }

    private final class Owner<Value: Sendable>: Sendable {
        private let value: Value

        init(_ value: Value) { self.value = value }
    }
}
