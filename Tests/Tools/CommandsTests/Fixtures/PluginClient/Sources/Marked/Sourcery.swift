// The marks of docs/moving/sourcery.md.

// snippet: marks
public protocol AutoMockable {}

public protocol RideSharing: AutoMockable {
    var home: String { get set }
    func load(_ number: Int) async throws -> Ride
    func ride(_ number: Int, in city: String) -> Ride
    func forget(_ number: Int)
}

// sourcery: AutoMockable
public protocol RideCounting {
    func count() -> Int
}

// sourcery:begin: AutoMockable
public protocol RideDrawing {
    func draw(_ ride: Ride)
}

public protocol RideErasing {
    func erase(_ ride: Ride)
}
// sourcery:end
// end
