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

    /// What the style requires of the type that plays the role, besides its kind.
    public enum Demand: String, Sendable, CaseIterable {
        case final
        /// It inherits from no class of the project.
        case noBaseClass = "no-base-class"
        /// Nothing in it changes once it is made.
        case immutable
        /// Its methods say what happened, never what to do.
        case toldWhatHappened = "told-what-happened"
        /// It has one method besides its initializers.
        case oneMethod = "one-method"
        /// It calls one initializer and gets its other dependencies from other builders.
        case oneInitializer = "one-initializer"
        /// It opens what the caller names and never chooses.
        case neverDecides = "never-decides"
        /// Other modules do not see it.
        case hidden
    }

    /// What the style leaves to the team.
    public enum Allowance: String, Sendable, CaseIterable {
        /// A scene is whole without the role.
        case absence
        /// Others may hold the type itself where the scene has no protocol for it.
        case concrete
        /// It may import the host's frameworks.
        case hostImports = "host-imports"
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
    /// Other endings under which people write the role; ours are made with `suffix`.
    public var otherSuffixes: [String] = []
    /// Other patterns of protocols others see the role through.
    public var otherContracts: [String] = []
    /// Attributes and protocols by which a framework knows the role: a type plays it if it has one of them, whatever its name ends in.
    public var marks: [String] = []
    public var demands: Set<Demand> = []
    public var allows: Set<Allowance> = []
}

extension Role {
    /// All suffixes that identify the role, the style's own first.
    public var suffixes: [String] { [suffix] + otherSuffixes }
    /// All patterns of protocols that identify the role, the style's own first.
    public var contracts: [String] { (contract.map { [$0] } ?? []) + otherContracts }
}
