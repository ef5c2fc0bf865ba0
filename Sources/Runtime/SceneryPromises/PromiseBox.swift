/// The part of a promise that holds what it comes to; of no use by itself.
///
/// A class of its own, so that the type of the contents is a parameter of the class: releasing a promise
/// would look it up otherwise, for a tenth of the cost of a link.
///
/// `@unchecked Sendable`: see ``Promise``.
public class PromiseBox<Contents: Sendable>: AnyPromise, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline final var storage: Contents

    @inlinable
    init(_ contents: Contents, _ flags: PromiseFlags, line: UInt16) {
        storage = contents
        super.init(flags, line: line)
    }
}

/// What a promise holds: its outcome, or none yet.
///
/// One enumeration rather than an optional result: code that is not specialised has one type less to
/// look up.
public enum PromiseContents<Value: Sendable>: Sendable {
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
