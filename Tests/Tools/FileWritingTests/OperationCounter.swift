import Foundation

/// Counts the operations of a disk.
final class OperationCounter: @unchecked Sendable {
    /// Protects `count`.
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    /// The number of this call, from zero.
    func next() -> Int {
        lock.withLock {
            defer { count += 1 }
            return count
        }
    }
}
