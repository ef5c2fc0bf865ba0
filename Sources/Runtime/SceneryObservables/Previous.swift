/// A value that an observer received before.
///
/// `@unchecked Sendable`: it belongs to one observer, which is called by one thread at a time, each
/// call ordered after the one before by the lock of the observable.
final class Previous<Value: Sendable>: @unchecked Sendable {
    var value: Value?

    func replace(with new: Value) -> Value? {
        defer { value = new }
        return value
    }
}
