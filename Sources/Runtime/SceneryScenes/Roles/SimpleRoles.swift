/// An immutable struct that formats what it carries for a view (style `simple`).
///
/// A view given the same renderable always looks the same, and takes any number in any order.
public protocol Renderable: Sendable, Equatable {}

/// The view as an interaction sees it (style `simple`): it renders.
@MainActor public protocol Rendering<Content>: Boundary {
    associatedtype Content: Renderable
    func render(_ renderable: Content)
}

/// A struct with one method that creates one object (style `simple`): it calls exactly one
/// initializer and gets every other instance from other assemblers.
@MainActor public protocol Assembling<Product> {
    associatedtype Product
    func assemble() -> Product
}

/// Joins interactions of one screen so that they need not know each other (style `simple`).
///
/// One notifies it of what happened; it notifies the others through their protocols. It holds them weakly
/// and has no view.
@MainActor public protocol Mediating: Boundary {}
