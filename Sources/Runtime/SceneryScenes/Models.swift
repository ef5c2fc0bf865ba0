/// What logic hands to presentation: the facts, not yet formatted for a person.
///
/// No conformance is needed to pass a business model; this protocol only states, and has the
/// compiler check, that a type can cross a boundary.
public protocol BusinessModel: Sendable, Equatable {}

/// What presentation hands to a view: a struct of primitive values only — numbers, strings,
/// booleans, and arrays, optionals and structs of those — formatted for a person.
///
/// A view given the same view model looks the same, so a recorded view model can be shown again.
public protocol ViewModel: Sendable, Codable, Equatable {}
