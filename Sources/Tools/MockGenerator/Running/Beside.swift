import Dispatch

/// A value that is made on another thread while this one goes on.
///
/// Sendable: `made` is set before the group is left, and read after waiting for that.
final class Beside<Value: Sendable>: @unchecked Sendable {
    private var made: Value?
    private let group = DispatchGroup()

    init(_ make: @escaping @Sendable () -> Value) {
        DispatchQueue.global().async(group: group) { self.made = make() }
    }

    /// Waits for it; the one who made it has always set it by then.
    var value: Value {
        group.wait()
        return made!
    }
}
