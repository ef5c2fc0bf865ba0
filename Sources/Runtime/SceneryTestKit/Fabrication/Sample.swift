/// Makes values for tests: any value of a type, the same for the same seed.
///
/// ```swift
/// let ride = Sample.of(Ride.self, .set(\.city, "Lugo"))
/// let other = try Sample(seed: 7).make(Ride.self)
/// ```
///
/// A `Decodable` type is decoded from values fabricated on the way; any other is put together from
/// values of its stored properties, without its initializers. Texts carry the name of their property
/// ("city 42"), numbers are from 1 to 99, dates are full hours in 2026, optionals have a value,
/// collections two elements, enumerations one of their cases. Each part depends on the seed and on
/// its own name alone.
public struct Sample: Sendable {
    private let seed: UInt64

    /// - Parameter seed: which values; those of seed 0 unless given.
    public init(seed: UInt64 = 0) {
        self.seed = seed
    }

    /// A value of `type` with the given changes.
    ///
    /// - Throws: `SampleError` when none can be made, or when a change names a property that is not
    ///   asked for.
    public func make<Value>(
        _ type: Value.Type = Value.self, _ changes: SampleChange<Value>...
    ) throws(SampleError) -> Value {
        try make(type, changes)
    }

    func make<Value>(_ type: Value.Type, _ changes: [SampleChange<Value>]) throws(SampleError) -> Value {
        let fixed = FixedValues(
            changes.reduce(into: [:]) { values, change in
                if case .name(let name, let value) = change.kind { values[name] = value }
            })
        let maker = ValueFabricator(source: ValueSource(seed: seed), fixed: fixed)
        guard var value = maker.make(type) else {
            throw SampleError(
                "no sample of \(type) can be made, make it Decodable or conform it to DefaultAnswer")
        }
        if let name = fixed.untaken.first {
            throw SampleError(
                "\"\(name)\" is not asked for when a \(type) is made, check the name and the type of the value"
            )
        }
        for change in changes {
            if case .after(let body) = change.kind { body(&value) }
        }
        return value
    }

    /// A value of `type` with the given changes. One that cannot be made is the test's own mistake, and ends
    /// the process with a message; `make` throws instead.
    ///
    /// - Parameter seed: which values; those of seed 0 unless given.
    public static func of<Value>(
        _ type: Value.Type = Value.self, seed: UInt64 = 0, _ changes: SampleChange<Value>...
    ) -> Value {
        made(type, seed: seed, changes)
    }

    static func made<Value>(_ type: Value.Type, seed: UInt64, _ changes: [SampleChange<Value>]) -> Value {
        do {
            return try Sample(seed: seed).make(type, changes)
        } catch {
            preconditionFailure(error.description)
        }
    }
}

extension Decodable {
    /// A value for tests: `Ride.sample(.set(\.city, "Lugo"))`. See `Sample`.
    ///
    /// - Parameter seed: which values; those of seed 0 unless given.
    public static func sample(seed: UInt64 = 0, _ changes: SampleChange<Self>...) -> Self {
        Sample.made(Self.self, seed: seed, changes)
    }

    /// A value for tests, changed by a closure: `Ride.sample { $0.city = "Lugo" }`. See `Sample`.
    ///
    /// - Parameter seed: which values; those of seed 0 unless given.
    public static func sample(seed: UInt64 = 0, _ change: (inout Self) -> Void) -> Self {
        var value = Sample.made(Self.self, seed: seed, [])
        change(&value)
        return value
    }
}

/// Why no sample could be made.
public struct SampleError: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
