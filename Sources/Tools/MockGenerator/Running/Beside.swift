import Foundation

/// A value that is made on another thread while this one goes on.
///
/// A thread of its own: a run that needs no queue is spared those that queues come with. Sendable: `made` is set before the
/// group is left, and read after waiting for that.
final class Beside<Value: Sendable>: @unchecked Sendable {
    private var made: Value?
    private let group = DispatchGroup()

    init(_ make: @escaping @Sendable () -> Value) {
        group.enter()
        Thread.detachNewThread {
            self.made = make()
            self.group.leave()
        }
    }

    /// Waits for it; the thread has always set it by then.
    var value: Value {
        group.wait()
        return made!
    }
}
