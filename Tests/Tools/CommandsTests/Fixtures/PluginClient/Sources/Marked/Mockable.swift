// The marks of docs/moving/mockable.md.

// snippet: marks
/// @mockable
public protocol RideKeeping {
    var home: String? { get set }
    func load(_ number: Int) async throws -> Ride
    func ride(_ number: Int, in city: String) -> Ride
    func forget(_ number: Int)
}

/// @mockable
public protocol ItemSorting {
    associatedtype Item: Equatable
    func sort(_ item: Item)
}
// end
