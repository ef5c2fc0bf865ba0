// The marks of docs/moving/mockolo.md.

// snippet: marks
/// @mockable(history: ride = true)
public protocol RideLoading {
    var home: String? { get set }
    func load(_ number: Int) async throws -> Ride
    func ride(_ number: Int, in city: String) -> Ride
    func forget(_ number: Int)
}

/// @mockable(typealias: Item = Ride)
public protocol ItemKeeping {
    associatedtype Item
    func keep(_ item: Item)
}

/// @mockable(override: name = RideTrackingDouble)
public protocol RideTracking {
    static func track(_ ride: Ride) -> Int
}
// end
