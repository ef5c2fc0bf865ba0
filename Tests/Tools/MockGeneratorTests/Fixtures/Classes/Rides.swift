public import Foundation

struct Fare: Equatable, Sendable { var amount = 1 }

/// @mockable
class RideService {
    let city: String
    var driver: String?
    private(set) var rides = 0
    lazy var fares: [Fare] = []
    var best: Fare { Fare(amount: 7) }
    var observed: Int = 3 { didSet { rides += 1 } }
    final var fixed = 4
    private var hidden = Fare()
    var guessed = Fare()

    init(city: String) { self.city = city }
    convenience init() { self.init(city: "Vigo") }

    func ride(_ number: Int, in city: String = "Lugo") -> Fare { Fare(amount: number) }
    func load(_ number: Int) async throws -> Fare { Fare(amount: number) }
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try JSONDecoder().decode(type, from: data)
    }
    func each(_ body: (Fare) -> Void) { body(best) }
    func add(_ fare: inout Fare) { fare.amount += 1 }
    func same() -> Self { self }
    func twice(_ body: () throws -> Void) rethrows { try body() }
    final func last() -> Int { 1 }
    private func secret() {}
    subscript(number: Int) -> Fare {
        get { Fare(amount: number) }
        set { driver = "\(newValue.amount)" }
    }
    class func make(_ count: Int) -> Int { count }
    static func count() -> Int { 2 }
}

/// @mockable
class NightService: RideService {
    var isDark: Bool = true
    override func ride(_ number: Int, in city: String) -> Fare { Fare(amount: number * 2) }
    override final func each(_ body: (Fare) -> Void) {}
    func lamps() -> Int { 3 }
}

/// @mockable
class Store<Key: Hashable, Value> where Value: Equatable {
    private var values: [Key: Value] = [:]
    required init() {}
    init?(count: Int) { if count < 0 { return nil } }
    func value(of key: Key) -> Value? { values[key] }
    func set(_ value: Value, of key: Key) { values[key] = value }
    func map<Other>(_ transform: @escaping (Value) -> Other) -> [Other] { values.values.map(transform) }
}

/// @mockable
class IntStore: Store<Int, Fare> { func sum() -> Int { 0 } }

/// @mockable
@MainActor class Screen {
    typealias Done = (Bool) -> Void
    var title: String = "none"
    nonisolated init() {}
    func show(_ done: @escaping Done) { done(true) }
    nonisolated func number() -> Int { 5 }
}

enum Depot {
    struct Bus: Equatable { var seats = 2 }
    /// @mockable(override: name = DepotDouble)
    class Yard {
        init(bus: Bus) throws {}
        func park(_ bus: Bus) -> [Bus] { [bus] }
    }
}

/// @mockable
class Saved: Codable {
    var name: String
    init(name: String) { self.name = name }
    func save() -> Bool { false }
}

/// @mockable
class Archived {
    let key: Int
    init(key: Int) { self.key = key }
    @available(*, unavailable) required init?(text: String) { nil }
    @available(*, unavailable) func old() {}
    func read() -> Int { key }
}

/// @mockable
open class Shared: NSObject {
    open var isOpen: Bool { true }
    override nonisolated public var description: String { "shared" }
    open func close(after seconds: Double) {}
}

#if DEBUG || !DEBUG
    /// @mockable
    class Conditional {
        #if os(Linux)
            func here() -> Int { 1 }
        #else
            func here() -> Int { 2 }
        #endif
    }
#endif
