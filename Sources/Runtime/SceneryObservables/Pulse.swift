import Synchronization

/// A property of a state whose assignments are events: two assignments of equal values are two.
///
///     struct RideState: Equatable, Codable {
///         var minutes = 0
///         @Pulse var message: String?
///     }
///
///     state.pulse(\.$message).bind(owner: view) { view, message in view.show(message) }
///     state.update { $0.message = "No driver found" }
///
/// Creating or decoding a pulse, assigning its value and changing it in place are assignments. Setting another property of
/// the state is none. Several assignments within one `update` are delivered as one, with the last value.
///
/// Pulses are equal, and have the same hash, if their values are: so that tests can compare states. Therefore
/// `setIfChanged` and `distinct()` of a whole state do not see an assignment of an equal value; use `update` or `set`, and
/// observe with ``ObservableReading/pulse(_:)``. Only the value is encoded; a missing optional value decodes as nil.
@propertyWrapper
public struct Pulse<Value> {
    /// The number of the last assignment, from a count that all pulses share, so that a pulse of a new state differs.
    fileprivate var assignment = PulseCounter.next()

    /// The value that was assigned last.
    public var wrappedValue: Value {
        didSet { assignment = PulseCounter.next() }
    }

    /// The pulse itself, for key paths such as `\.$message`.
    public var projectedValue: Pulse<Value> { self }

    /// Creates a pulse with an initial value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Pulse: Sendable where Value: Sendable {}

extension Pulse: Equatable where Value: Equatable {
    public static func == (left: Pulse, right: Pulse) -> Bool { left.wrappedValue == right.wrappedValue }
}

extension Pulse: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { wrappedValue.hash(into: &hasher) }
}

extension Pulse: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension Pulse: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
    }
}

extension KeyedDecodingContainer {
    /// Decodes a pulse of an optional value, which is nil if the key is missing.
    public func decode<Value: Decodable>(
        _ type: Pulse<Value?>.Type, forKey key: Key
    ) throws -> Pulse<Value?> {
        Pulse(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
    }
}

extension ObservableReading {
    /// The value of a pulse in the state, once for each set that assigned it, also to an equal value.
    ///
    /// As with any observable, an observer receives the current value at once: make it optional, or ignore the first one,
    /// if there is an event only later.
    ///
    /// - Parameter keyPath: The pulse, as `\.$message`.
    public func pulse<Content: Sendable>(
        _ keyPath: any KeyPath<Value, Pulse<Content>> & Sendable
    ) -> DerivedObservable<Content> {
        map { $0[keyPath: keyPath] }.distinct { $0.assignment == $1.assignment }.map { $0.wrappedValue }
    }
}

/// Numbers assignments.
private enum PulseCounter {
    private static let count = Atomic<UInt64>(0)

    static func next() -> UInt64 { count.add(1, ordering: .relaxed).newValue }
}
