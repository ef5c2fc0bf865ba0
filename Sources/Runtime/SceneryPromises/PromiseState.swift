/// What a promise holds: its outcome, or nothing yet.
///
/// One enumeration rather than an optional result: unspecialized code has one type fewer to look up.
public enum PromiseState<Value: Sendable>: Sendable {
    case pending
    case value(Value)
    case error(any Error)

    @inlinable
    var outcome: Result<Value, any Error>? {
        switch self {
        case .pending: nil
        case .value(let value): .success(value)
        case .error(let error): .failure(error)
        }
    }
}
