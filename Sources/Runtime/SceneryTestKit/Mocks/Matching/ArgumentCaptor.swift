import Foundation

/// The arguments that passed an `ArgumentMatcher.capture`, in order.
///
/// It may be read and filled from any thread.
public final class ArgumentCaptor<Argument>: @unchecked Sendable {
    // Unchecked, because what is kept need not be Sendable: `lock` guards `kept`, and the values
    // themselves are only handed to the test.
    private let lock = NSLock()
    private var kept: [Argument] = []

    public init() {}

    /// All captured arguments, oldest first.
    public var all: [Argument] { lock.withLock { kept } }

    /// The newest one.
    public var last: Argument? { lock.withLock { kept.last } }

    func append(_ argument: Argument) { lock.withLock { kept.append(argument) } }
}
