/// What one role may hand to another.
public struct Payload: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        /// A method call without data of its own, or a value that says what happened.
        case event
        /// Facts that are not formatted for a person yet.
        case businessModel = "business-model"
        /// Primitive values only, formatted for a person.
        case viewModel = "view-model"
        /// A value that says what to show.
        case command
        case request, response
        /// An immutable struct that formats what it carries.
        case renderable
        /// A value that reports its own changes.
        case observable
        /// Where to go next.
        case route
    }

    public var from: String
    public var to: String
    public var kind: Kind
}
