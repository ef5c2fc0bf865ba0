import Foundation

/// A value that another thread computes concurrently.
///
/// It has a thread of its own: a run that needs no dispatch queue does not pay for starting those. Sendable: `computed` is set
/// before the group is left, and read after waiting for the group.
final class AsyncValue<Value: Sendable>: @unchecked Sendable {
    private var computed: Value?
    private let group = DispatchGroup()

    init(_ compute: @escaping @Sendable () -> Value) {
        group.enter()
        Thread.detachNewThread {
            self.computed = compute()
            self.group.leave()
        }
    }

    /// The value; waits until it is computed. The thread sets it before it leaves the group.
    var value: Value {
        group.wait()
        return computed!
    }
}
