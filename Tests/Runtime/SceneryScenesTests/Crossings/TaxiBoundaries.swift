import Scenery

struct Fare: BusinessModel, Codable {
    var amount: Int
}

enum TaxiError: Error, Equatable {
    case tooFar
}

/// What a view sees; with everything a main-actor boundary can have.
@MainActor protocol TaxiCalling: SceneLifecycle {
    var title: String { get set }
    var waiting: ObservableValue<Int> { get }
    var balance: Int { get async throws }
    subscript(seat: Int) -> String? { get set }

    func callTapped()
    func fare(to place: String, for people: Int) -> Fare
    func check(_ distance: Int) throws(TaxiError) -> Fare
    func book(_ fare: Fare) async throws(TaxiError) -> Int
    func wait() async
    func first<Item: Sendable>(of items: [Item]) -> Item?
    func refine(_ fare: inout Fare)
    func whenDone(_ action: @escaping () -> Void)
}

@MainActor protocol TaxiShowing: Boundary {
    func show(_ fare: Fare)
}

/// What a manager is seen through: any thread may call it.
protocol TaxiFetching: Boundary, Sendable {
    associatedtype Ticket: Sendable
    static var limit: Int { get }
    init(limit: Int)
    func ticket(_ id: Int) async throws -> Ticket
    func copy() -> Self
}

/// What is seen of an actor.
protocol TaxiCounting: Boundary, Actor {
    func count() -> Int
    func add(_ number: Int) async
}
