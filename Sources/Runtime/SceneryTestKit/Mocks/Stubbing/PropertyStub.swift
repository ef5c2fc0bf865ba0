/// One property of a mock: gives its value, and notes when it is read and written.
///
/// Reading before a value is known gives the default of the type (optionals and collections
/// have one) or fails the test.
public final class PropertyStub<Value>: Sendable {
    /// The reads; `reads.answers { … }` computes the value.
    public let reads: Stub<Void, Value, Never>
    /// The values that were written, oldest first, in `writes.calls`.
    public let writes: Stub<Value, Void, Never>

    /// - Parameters:
    ///   - name: the property with its protocol.
    ///   - standIn: a value with which the test can go on after a read before any value failed it.
    public init(_ name: String, standIn: (() -> Value)? = nil) {
        reads = Stub(name, standIn: standIn)
        writes = Stub("\(name) =")
    }

    /// Gives `value` from now on, without noting a write; of several values one after the other, the last from
    /// then on.
    public func returns(_ value: Value, _ next: Value...) {
        reads.setAnswers(([value] + next).map { .returning($0) })
    }

    /// Gives what `body` makes at each read, on the thread of the read.
    public func answers(_ body: @escaping () -> Value) { reads.answers { _ in body() } }

    /// How often it was read.
    public var readCount: Int { reads.count }

    /// The property as the mock shows it: reading notes a read, writing notes a write and is what
    /// the next read gives.
    public var value: Value {
        get { reads.call() }
        set {
            writes.call(newValue)
            reads.returns(newValue)
        }
    }

    /// Both logs, for the mock's own list.
    public var logs: [any AnyCallLog] { [reads, writes] }
}
