import Synchronization

/// A value that several rules need, computed by the first that asks for it; the rules run on several threads.
///
/// It may depend on declarations only: `CodeTracking` notes the code that it looks at for the first rule alone.
final class Once<Value: Sendable>: Sendable {
    private let known = Mutex<Value?>(nil)

    func value(_ compute: () -> Value) -> Value {
        known.withLock { known in
            if let known { return known }
            let value = compute()
            known = value
            return value
        }
    }
}
