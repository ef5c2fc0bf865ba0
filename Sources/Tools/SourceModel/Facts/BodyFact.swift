/// What a piece of code does, as far as its text tells: flat lists in the order of the text.
///
/// Closures are numbered within a body; an entry written inside one names the innermost by its index in
/// `closures`.
public struct BodyFact: Sendable, Codable, Hashable {
    /// Whether there is no statement in it. Comments do not count.
    public var isEmpty = true
    public var calls: [CallFact] = []
    /// Names that are read without being called, with what follows their dots.
    public var uses: [UseFact] = []
    /// Types named in annotations, casts, patterns and generic arguments.
    public var types: [TypeUseFact] = []
    /// Variables declared in it, by `let`, `var`, optional bindings, patterns, `for`, `catch` and as parameters of
    /// closures and local functions.
    public var locals: [LocalFact] = []
    public var assignments: [AssignmentFact] = []
    public var closures: [ClosureFact] = []
    /// `try!`, `as!` and `!`.
    public var forced: [ForcedFact] = []
    public var branches: [BranchFact] = []
    public var catches: [CatchFact] = []
    /// How many of the first `calls` and `uses` are in default values of parameters, and so the caller's to replace.
    public var defaults = Defaults()

    public struct Defaults: Sendable, Codable, Hashable {
        public var calls = 0
        public var uses = 0
    }

    public init() {}
}

/// A chain of names joined by dots: `self.presenter?.present` is a `.name` root with three names.
public struct ChainFact: Sendable, Codable, Hashable {
    public enum Root: Sendable, Codable, Hashable {
        /// The chain starts with its first name, which may be `self`, `super` or `Self`.
        case name
        /// It starts with a dot: `.init`, `.shared`.
        case implicit
        /// It goes on from the result of the call of this index in the same body: `make().run`.
        case call(Int)
        /// It goes on from something else: a literal, a subscript, a parenthesis.
        case other
    }

    public var root: Root
    public var names: [String]
    /// Generic arguments written after the last name.
    public var generics: [TypeFact]

    public init(root: Root, names: [String], generics: [TypeFact] = []) {
        self.root = root
        self.names = names
        self.generics = generics
    }

    /// The chain as text, for messages.
    public var text: String {
        switch root {
        case .name: names.joined(separator: ".")
        case .implicit: "." + names.joined(separator: ".")
        case .call: "(…)." + names.joined(separator: ".")
        case .other: "…." + names.joined(separator: ".")
        }
    }
}

/// One argument of a call.
public struct ArgumentFact: Sendable, Codable, Hashable {
    public enum Value: Sendable, Codable, Hashable {
        case chain(ChainFact)
        /// The result of the call of this index.
        case call(Int)
        case closure(Int)
        /// A literal's own text when it is short: a number, `true`, a string without interpolation.
        case literal(String)
        case other
    }

    public var label: String?
    public var value: Value
}

/// A call in any spelling: `f()`, `X(…)`, `X.init(…)`, `.init(…)`, `Module.X(…)`, `a?.b(…)`.
public struct CallFact: Sendable, Codable, Hashable {
    public var callee: ChainFact
    /// Trailing closures are arguments too.
    public var arguments: [ArgumentFact]
    /// `try`, `try?` or `try!` that covers it.
    public var tried: String?
    public var isAwaited: Bool
    /// The type that its place asks for where the text says so (`let x: T = .init()`, `return .init()` of a
    /// function with a written result, a default value): what `.init` and `.shared` then mean.
    public var expected: TypeFact?
    /// Whether its result is thrown away: it stands as a statement, or after `_ =`.
    public var isStatement: Bool
    public var closure: Int?
    public var place: SourcePlace
}

public struct UseFact: Sendable, Codable, Hashable {
    public var chain: ChainFact
    public var expected: TypeFact?
    public var closure: Int?
    public var place: SourcePlace
}

public struct TypeUseFact: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable { case annotation, cast, pattern, generic, metatype }

    public var type: TypeFact
    public var kind: Kind
    public var closure: Int?
    public var place: SourcePlace
}

public struct LocalFact: Sendable, Codable, Hashable {
    public var name: String
    public var type: TypeFact?
    /// What it is first set to.
    public var value: ArgumentFact.Value
    public var isLet: Bool
    public var closure: Int?
    public var place: SourcePlace
    /// The last line on which it is seen, where the block around it ends.
    public var lastLine: Int
}

public struct AssignmentFact: Sendable, Codable, Hashable {
    public var target: ChainFact
    public var value: ArgumentFact.Value
    public var closure: Int?
    public var place: SourcePlace
}

/// A closure and what it captures.
public struct ClosureFact: Sendable, Codable, Hashable {
    public struct Capture: Sendable, Codable, Hashable {
        public var name: String
        public var ownership: MemberFact.Ownership
        /// `[weak view = self.view]`: what it is set to.
        public var value: ChainFact?
    }

    public var captures: [Capture]
    /// Whether `self` is written in it or in a closure inside it that does not capture it anew.
    public var namesSelf: Bool
    /// The call it is an argument of, by index, with its label; `nil` for one that is stored or returned.
    public var call: Int?
    public var label: String?
    /// What it is assigned to, where it is.
    public var target: ChainFact?
    public var isEmpty: Bool
    /// The closure it is written in.
    public var closure: Int?
    public var place: SourcePlace
}

public struct ForcedFact: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable { case `try`, cast, unwrap }

    public var kind: Kind
    /// What is forced: the callee of the call or the chain under `!`, for messages and for knowing decoded data.
    public var subject: ArgumentFact.Value
    public var type: TypeFact?
    public var closure: Int?
    public var place: SourcePlace
}

public struct BranchFact: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable { case `if`, `guard`, `switch`, ternary, `while`, `for` }

    public var kind: Kind
    /// The chains its condition or subject reads.
    public var subjects: [ChainFact]
    /// Whether its condition compares or computes, rather than only unwrapping an optional or `self`.
    public var decides: Bool
    /// Whether an operator stands in its condition that compares or computes, other than with `nil`.
    public var compares = false
    public var closure: Int?
    public var place: SourcePlace
}

/// A `catch` clause, or the case of a `switch` that is a `.failure`, or an `.error` beside a `.next` or `.success`,
/// or an empty closure that a subscription tells its failure.
public struct CatchFact: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable { case `catch`, failureCase }

    public var kind: Kind
    public var isEmpty: Bool
    /// Whether a comment stands in it, which may say why nothing is done.
    public var isExplained = false
    /// Whether the error is read in it, by `error` or the name it is bound to, and not only to be printed.
    public var usesError: Bool
    public var closure: Int?
    public var place: SourcePlace
}
