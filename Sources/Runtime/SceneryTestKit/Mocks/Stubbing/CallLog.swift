import Foundation
import Synchronization

/// The calls that one member of a mock received, with typed arguments.
///
/// It may be filled and read from any thread. Calls of all mocks of a process are numbered in
/// the order in which they came, which is what order across mocks is verified by.
open class CallLog<Arguments>: AnyCallLog, @unchecked Sendable {
    // Unchecked, because arguments need not be Sendable: `lock` guards everything that changes,
    // and the arguments themselves are only handed to the test.
    struct Entry {
        let order: Int
        let arguments: Arguments
        var isVerified = false
    }

    /// The member as Swift names it, with its protocol: `AboutPresenting.present(_:)`.
    public let name: String
    let lock = NSLock()
    var entries: [Entry] = []
    private var observers: [Int: @Sendable () -> Void] = [:]
    private var observersMade = 0
    private var ownLocation: TestLocation?
    private var ownFailure = TestFailure(keepsTest: false)

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

    /// Forgets all answers; calls stay. A log that answers nothing has none.
    open func forgetAnswers() {}

    /// From now on, a call without an answer fails the test even if its type has a default answer. A log that answers nothing
    /// ignores it.
    open func requireAnswers() {}

    /// Notes a call. Mocks call it; tests read what it noted.
    public func record(_ arguments: Arguments) {
        let notified = lock.withLock {
            entries.append(Entry(order: nextCallOrder(), arguments: arguments))
            return Array(observers.values)
        }
        for observer in notified { observer() }
    }

    // MARK: What verifying needs

    var snapshot: [Entry] { lock.withLock { entries } }

    func markVerified(_ orders: Set<Int>) {
        lock.withLock {
            for number in entries.indices where orders.contains(entries[number].order) {
                entries[number].isVerified = true
            }
        }
    }

    /// Calls `body` after each call, on the call's thread, until `endObserving`.
    func observe(_ body: @escaping @Sendable () -> Void) -> Int {
        lock.withLock {
            observersMade += 1
            observers[observersMade] = body
            return observersMade
        }
    }

    func endObserving(_ number: Int) { lock.withLock { observers[number] = nil } }

    // MARK: AnyCallLog

    public var location: TestLocation? { lock.withLock { ownLocation } }

    var failure: TestFailure { lock.withLock { ownFailure } }

    public func belongs(to location: TestLocation, failure: TestFailure) {
        lock.withLock {
            ownLocation = location
            ownFailure = failure
        }
    }

    public var recordedCalls: [RecordedCall] {
        // Describing runs the test's own code, which may come back to the log.
        snapshot.map {
            RecordedCall(
                order: $0.order, name: name, text: describeCall($0.arguments), isVerified: $0.isVerified)
        }
    }

    public var unusedAnswers: [UnusedAnswer] { [] }

    func describeCall(_ arguments: Arguments) -> String { name + describeTail(arguments) }

    /// The call without the member's name; empty where there are no arguments.
    func describeTail(_ arguments: Arguments) -> String {
        if arguments is Void { return "" }
        return isWriting ? " \(display(arguments))" : " with \(describeArguments(arguments))"
    }

    /// Whether it is the setter of a property, whose calls read like an assignment.
    var isWriting: Bool { name.hasSuffix(" =") && !name.hasSuffix(") =") }
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
