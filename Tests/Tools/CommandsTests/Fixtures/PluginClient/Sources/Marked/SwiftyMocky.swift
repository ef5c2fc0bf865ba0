// The marks of docs/moving/swiftymocky.md.

// snippet: marks
//sourcery: AutoMockable
public protocol RideStoring {
    var home: String? { get set }
    func load(_ number: Int) async throws -> Ride
    func ride(_ number: Int, in city: String) -> Ride
    func forget(_ number: Int)
}

//sourcery: AutoMockable
//sourcery: associatedtype = "Item: Equatable"
public protocol ItemStoring {
    associatedtype Item: Equatable
    func store(_ item: Item)
}
// end
