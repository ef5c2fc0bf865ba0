import Foundation
import Synchronization

/// The calls that one member of a mock received, with typed arguments.
///
/// It may be filled and read from any thread. Calls of all mocks of a process are numbered in
/// the order in which they came, which is what order across mocks is verified by.
open class CallLog<Arguments>: AnyCallLog, @unchecked Sendable {
    // Unchecked, because arguments need not be Sendable: `lock` guards `entries` and
    // `waiting`, and the arguments themselves are only handed to the test.
    struct Entry {
        let order: Int
        let arguments: Arguments
        var isVerified = false
    }

    /// The member as Swift names it, with its protocol: `AboutPresenting.present(_:)`.
    public let name: String
    let lock = NSLock()
    var entries: [Entry] = []
    private var waiting: [(count: Int, resume: @Sendable () -> Void)] = []
    private var ownPlace: TestPlace?
    private var ownFailure = TestFailure()

    public init(_ name: String) {
        self.name = name
    }

    /// The arguments of each call, oldest first: the value itself for one argument, a tuple for
    /// several, `Void` for none.
    public var calls: [Arguments] { lock.withLock { entries.map(\.arguments) } }

    /// How many calls came.
    public var count: Int { lock.withLock { entries.count } }

    /// Whether any call came.
    public var wasCalled: Bool { count > 0 }

    /// The newest call's arguments.
    public var lastCall: Arguments? { lock.withLock { entries.last?.arguments } }

    /// Forgets all calls; answers stay.
    public func forgetCalls() { lock.withLock { entries = [] } }

    /// Notes a call. Mocks call it; tests read what it noted.
    public func record(_ arguments: Arguments) {
        let ready = lock.withLock {
            entries.append(Entry(order: nextCallOrder(), arguments: arguments))
            let ready = waiting.filter { $0.count <= entries.count }
            waiting.removeAll { $0.count <= entries.count }
            return ready
        }
        for waiter in ready { waiter.resume() }
    }

    func whenCalled(times: Int, resume: @escaping @Sendable () -> Void) {
        let isReady = lock.withLock {
            guard entries.count < times else { return true }
            waiting.append((times, resume))
            return false
        }
        if isReady { resume() }
    }

    // MARK: AnyCallLog

    public var place: TestPlace? { lock.withLock { ownPlace } }

    var failure: TestFailure { lock.withLock { ownFailure } }

    public func belongs(to place: TestPlace, failure: TestFailure) {
        lock.withLock {
            ownPlace = place
            ownFailure = failure
        }
    }

    public var recordedCalls: [RecordedCall] {
        lock.withLock {
            entries.map {
                RecordedCall(order: $0.order, name: name, text: describeCall($0.arguments), isVerified: $0.isVerified)
            }
        }
    }

    func describeCall(_ arguments: Arguments) -> String {
        "\(name) with \(describeArguments(arguments))"
    }
}

/// The arguments of a call as failures show them.
func describeArguments(_ arguments: Any) -> String {
    if arguments is Void { return "()" }
    let mirror = Mirror(reflecting: arguments)
    guard mirror.displayStyle == .tuple else { return "(\(display(arguments)))" }
    return "(" + mirror.children.map { display($0.value) }.joined(separator: ", ") + ")"
}

private let lastCallOrder = Atomic<Int>(0)

/// The number of the next call of any mock in this process.
func nextCallOrder() -> Int {
    lastCallOrder.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue
}
