/// A part of a scene: what its type is called, what it is, and where it may run.
public struct Role: Sendable, Equatable {
    /// What kind of type plays the role.
    public enum Kind: String, Sendable, CaseIterable {
        case `class`, `struct`, `enum`, actor
    }

    /// What the role may know of the outside.
    public enum Platform: String, Sendable, CaseIterable {
        /// Nothing: it runs in a test on any machine.
        case none
        /// The host that draws it.
        case host
    }

    /// The role's name in the style: `view`, `logic`, `presentation`, `navigation`, `builder`, or the
    /// style's own.
    public var name: String
    /// What the type's name ends in, after the scene's.
    public var suffix: String
    public var kind: Kind
    /// The pattern of the protocol others see the role through, for example
    /// `{{ scene }}Displaying`; `nil` for a role nobody sees.
    public var contract: String?
    public var platform: Platform
}
