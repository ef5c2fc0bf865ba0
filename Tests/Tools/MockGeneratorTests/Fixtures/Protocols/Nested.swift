import Foundation

enum Home {
    struct Model: Equatable { var title: String }
    enum Route { case detail(Int), close }
    typealias Handler = (Model) -> Void

    /// @mockable
    protocol Presenting: AnyObject {
        func present(_ model: Model)
        func open(_ route: Route, then handler: Handler?)
    }

    /// @mockable
    protocol Routing {
        func go(to route: Route) -> Bool
        var current: Route? { get set }
    }

    enum Deep {
        struct Item { var id: Int }
        /// @mockable
        protocol Listing { func items(of model: Model) -> [Item] }
    }
}

extension Home {
    /// @mockable
    protocol Extended { func use(_ model: Model, _ item: Deep.Item) -> Route }
}

struct Cart {
    struct Line {}
    /// @mockable
    protocol Delegate: AnyObject { func didAdd(_ line: Line, to cart: Cart) }
}

protocol Containing {
    associatedtype Part
}
extension Containing { typealias Parts = [Part] }

/// @mockable
protocol PartUsing: Containing { func parts() -> Parts; func part() -> Part }

/// @mockable
protocol OwnAliases {
    typealias Handler = (Int) -> Void
    typealias Pair = (first: Int, second: String)
    func run(_ handler: @escaping Handler) -> Pair
    func now(_ handler: Handler)
}

/// @mockable
protocol GenericAliases {
    associatedtype Element
    typealias List = [Element]
    typealias Done<T> = (T) -> Void
    func list(_ done: @escaping Done<List>) -> List
}

class Container<Item> {
    struct Box { var item: Item }
}
/// @mockable
protocol BoxTaking { func take(_ box: Container<Int>.Box) -> Container<String>.Box? }

private struct Hidden {}
fileprivate protocol Secret { func tell() }
private protocol Whisper: Secret {}
/// @mockable
protocol Visible { func show() -> Int }

/// @mockable
protocol Shadowing {
    associatedtype Result
    associatedtype Error
    func run() -> Result
    func fail() -> Error
    func throwing() throws -> Result
}

/// @mockable
protocol ShadowingKit {
    associatedtype Stub
    associatedtype MockLog
    func take(_ stub: Stub) -> MockLog?
}

/// @mockable
protocol ModuleQualified {
    func text() -> Swift.String
    func date() -> Foundation.Date
    func own(_ user: Fixtures.User) -> Swift.Optional<Swift.Int>
    var list: Swift.Array<Foundation.URL> { get }
}
