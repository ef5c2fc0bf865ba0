// What the boundaries hand on.

nonisolated struct Fare: Sendable, Equatable { var cents: Int }
nonisolated struct Stub: ~Copyable { var number: Int }
nonisolated enum Refusal: Error, Equatable {
    case late
    case full(Int)
}
nonisolated final class Page { var number = 0 }
actor Host {}
@globalActor actor Desk { static let shared = Desk() }
