/// A seam between two roles of a scene: the protocol through which one role sees another.
///
/// A contract refines `Boundary` and nothing more is needed for `scenery mock` to write its mock
/// (for tests) and its proxy (which reports each crossing). Contracts of scenes are `@MainActor`;
/// those of managers are usually actors' protocols. Boundaries are class-bound, so that the role
/// behind one can be held weakly.
///
/// What a boundary's methods carry are values: `Sendable`, and `Codable` and `Equatable` where
/// they meet the outside.
public protocol Boundary: AnyObject {}
