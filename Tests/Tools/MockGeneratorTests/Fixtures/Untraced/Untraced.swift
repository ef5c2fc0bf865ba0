// Boundaries without a proxy, and one with.
struct Stub: ~Copyable {}
class Frame { final var width = 0 }

protocol Framed: Frame, Boundary { func draw() }

protocol NamedTraced: Boundary {
    func traced() -> Int
}

protocol Counted: Boundary {
    subscript(numbers: Int...) -> Int { get }
    func both(_ numbers: Int..., _ texts: String...)
    init(_ numbers: Int...)
}

protocol Bound: Boundary {
    func count<Other: Keeping>(_ other: Other) -> Int where Other.Item == Self
}

protocol Typed: Boundary {
    func kind() -> Self.Type
}

protocol Sent: Boundary {
    func run(_ body: sending () -> Void)
}

protocol ActorLending: Boundary, Actor {
    var stub: Stub { get }
}

protocol Keeping { associatedtype Item }

protocol Written: Boundary { func write() }

class Guessed { var width = Stub(number: 1).number }
class Fixed {
    let width: Int
    init() { width = 0 }
}
class Asking { init(_ stub: consuming Stub) {} }
class Other { func same() -> Self { self } }
class Silent: Unknown {}
@MainActor class OnMain {}
class Sure { init() {} }

protocol GuessedBased: Guessed, Boundary {}
protocol FixedBased: Fixed, Boundary {}
protocol AskingBased: Asking, Boundary {}
protocol OtherBased: Other, Boundary {}
protocol SilentBased: Silent, Boundary {}
protocol OnMainBased: OnMain, Boundary {}
protocol SureBased: Sure, Boundary { init?() async }

protocol Saving: Boundary, Actor { func save<Item: Codable>(_ item: Item) async throws }
protocol Swapping: Boundary, Actor { func swap<Item>(_ item: inout Item) async }
