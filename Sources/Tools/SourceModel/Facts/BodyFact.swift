// Ring: a body is kept serialized until a rule asks for it, so the facts and their serialized form know
// each other. Decoding all bodies of a large project would need several times the memory.

/// What a piece of code does according to its text: flat lists in source order.
///
/// An entry inside a closure refers to the innermost one by its index in `closures`.
public struct BodyFact: Sendable, Codable, Hashable {
    /// Whether it has no statements. Comments do not count.
    public var isEmpty = true
    public var calls: [CallFact] = []
    /// Names that are read without being called, with the names after their dots.
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
    public var calculations: [CalculationFact] = []
    public var catches: [CatchFact] = []
    /// Conditions that see an error and say nothing of it.
    public var errorChecks: [ErrorCheckFact] = []
    /// The lines of its statements that are compiled under a condition only, as those between `#if DEBUG` and `#endif`.
    public var conditional: [ConditionalFact] = []
    /// Whether it throws an error by itself, rather than by a call: `throw StoreError.full`, `try await task.value`, `for try await`.
    public var throwsItself = false
    /// How many of the first `calls` and `uses` are in default values of parameters, which a caller may replace.
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
        /// It continues from the result of the call with this index in the same body: `make().run`.
        case call(Int)
        /// It continues from something else: a literal, a subscript, a parenthesis.
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
        /// The result of the call with this index.
        case call(Int)
        case closure(Int)
        /// The text of a literal: a number, `true`, a string without interpolation; `longText` for a long one.
        case literal(String)
        case other

        /// What stands for the text of a long string.
        public static let longText = "\"…\""
    }

    public var label: String?
    public var value: Value
}

/// A call in any spelling: `f()`, `X(…)`, `X.init(…)`, `.init(…)`, `Module.X(…)`, `a?.b(…)`.
public struct CallFact: Sendable, Codable, Hashable {
    public var callee: ChainFact
    /// Trailing closures are arguments too.
    public var arguments: [ArgumentFact]
    /// `try`, `try?` or `try!` that covers it; none if a comment says why the failure of the statement does not matter.
    public var tried: String?
    public var isAwaited: Bool
    /// The type expected by the context, if it is written (`let x: T = .init()`, `return .init()` in a function with
    /// a written result, a default value); it resolves `.init` and `.shared`.
    public var expected: TypeFact?
    /// Whether its result is discarded: it is a statement, or follows `_ =`.
    public var isStatement: Bool
    public var closure: Int?
    public var location: FileLocation
    /// Whether it stands in for a value that is missing: `published ?? Date()`.
    public var isFallback = false
}

public struct UseFact: Sendable, Codable, Hashable {
    public var chain: ChainFact
    public var expected: TypeFact?
    public var closure: Int?
    public var location: FileLocation
    /// Whether it stands in for a value that is missing: `published ?? Date.now`.
    public var isFallback = false
}

public struct TypeUseFact: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable { case annotation, cast, pattern, generic, metatype }

    public var type: TypeFact
    public var kind: Kind
    public var closure: Int?
    public var location: FileLocation
}

public struct LocalFact: Sendable, Codable, Hashable {
    public var name: String
    public var type: TypeFact?
    /// Its initial value.
    public var value: ArgumentFact.Value
    public var isLet: Bool
    public var closure: Int?
    public var location: FileLocation
    /// The last line on which it is visible, the end of the block around it.
    public var lastLine: Int
    /// The variable or the call that its value is an element of, through subscripts, casts and accessors such as `first`:
    /// `json` for `json["name"] as? String`, `jsonObject()` for a cast of that call's result.
    public var origin: String?
    /// Whether its value is cast.
    public var isCast = false
    /// Whether it is what an optional contains: `if let`, `guard let`.
    public var isUnwrapped = false
    /// Whether it does not keep its object: `weak var`, `unowned let`, and captures in such words.
    public var isWeak = false
    /// Its place among the parameters of its closure; `nil` if it is none of them.
    public var place: Int?

    /// Whether it is another name for the object whose code it is in: `guard let strongSelf = self`.
    public var isSelf: Bool {
        guard case .chain(let chain) = value, chain.root == .name else { return false }
        return chain.names == ["self"] && !isWeak
    }
}

public struct AssignmentFact: Sendable, Codable, Hashable {
    public var target: ChainFact
    public var value: ArgumentFact.Value
    public var closure: Int?
    public var location: FileLocation
}

/// A closure and what it captures.
public struct ClosureFact: Sendable, Codable, Hashable {
    public struct Capture: Sendable, Codable, Hashable {
        public var name: String
        public var ownership: MemberFact.Ownership
        /// The value in `[weak view = self.view]`.
        public var value: ChainFact?
    }

    public var captures: [Capture]
    /// Whether it captures `self` strongly by name, or `self` is used in it or in a nested closure that does not capture it
    /// itself, also by the name of a variable outside of it: `guard let strongSelf = self`.
    public var namesSelf: Bool
    /// The call it is an argument of, by index, with its label; `nil` for one that is stored or returned.
    public var call: Int?
    public var label: String?
    /// What it is assigned to, if it is.
    public var target: ChainFact?
    public var isEmpty: Bool
    /// The closure around it.
    public var closure: Int?
    public var location: FileLocation
}

public struct ForcedFact: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable { case `try`, cast, unwrap }

    public var kind: Kind
    /// What is forced: the callee of the call or the chain before `!`, for messages and to recognize decoded data.
    public var subject: ArgumentFact.Value
    public var type: TypeFact?
    /// The variable or the call that the forced value is an element of, as for a local variable.
    public var origin: String?
    /// Whether the code before it or around it makes sure that it succeeds: `if x != nil { x! }`.
    public var isProven = false
    public var closure: Int?
    public var location: FileLocation
}

public struct BranchFact: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable {
        case `if`, `guard`, `switch`, ternary, `while`, `for`
        /// `for await`, `for try await`
        case forAwait
        /// No branch, but a comparison whose result is assigned, kept, passed or returned: `label.isHidden = price > limit`.
        case value
    }

    public var kind: Kind
    /// The chains its condition or subject reads.
    public var subjects: [ChainFact]
    /// Whether its condition compares or computes, rather than only unwrapping an optional or `self`.
    public var decides: Bool
    /// Whether its condition has an operator that compares or computes, other than with `nil`, `true` or `false`.
    public var compares = false
    /// Whether all that it compares is compared with zero or an empty text, which asks whether there is something.
    public var comparesWithZero = false
    /// Whether code runs too if its condition is not met: an `else` that does more than leave.
    public var hasElse = false
    public var closure: Int?
    public var location: FileLocation
}

/// What operators add, subtract, multiply or divide, also in place: `total += order.amount`.
public struct CalculationFact: Sendable, Codable, Hashable {
    /// The chains among the operands, also inside of conversions such as `Double(order.amount)`.
    public var operands: [ChainFact]
    public var closure: Int?
    public var location: FileLocation
}

/// A `catch` clause, a `switch` case for `.failure` or for `.error` next to `.next` or `.success`, or an empty
/// closure that receives the failure of a subscription.
public struct CatchFact: Sendable, Codable, Hashable {
    public enum Kind: String, Sendable, Codable {
        case `catch`, failureCase
        /// A closure that is passed as the handler of a failure and does something: `onFailure: { … }`.
        case handler
        /// The block for a received error, with another way beside or after it: `if let error { print(error); return }`. Also that of a
        /// `guard` which tries something.
        case errorBranch
        /// The code of a function that is notified of an error, if it is empty.
        case emptyMethod
        /// The `else` of another `guard` in a closure, which leaves it.
        case guardBranch
        /// The way through a closure on which it does not call a closure that it calls on others: the `else` of a `guard`, a `case`,
        /// or an `if` that has no `else`.
        case silentWay
    }

    public var kind: Kind
    /// Whether it does nothing, or only leaves: `catch { return }`.
    public var isEmpty: Bool
    /// Whether all that it does is to return an empty list: `catch { return [] }`.
    public var returnsEmptyList = false
    /// Whether all that it does is to return nil, after printing at most.
    public var returnsNil = false
    /// Whether a `catch` is for some errors only, so that others go on, `catch let error as StoreError`, or a case for other
    /// outcomes too: `case .done, .failure:`.
    public var isPartial = false
    /// Whether it contains a comment, which may explain why nothing is done.
    public var isExplained = false
    /// Whether it is a closure for failures alone that names the error `_`.
    public var isUnnamed = false
    /// Whether its code uses the error, by `error` or the name it is bound to, for more than printing.
    public var usesError: Bool
    /// The last names of the calls with `try` whose errors it catches.
    public var tried: [String] = []
    /// Whether the code before it leaves if it succeeds, and another way to the answer follows.
    public var hasFallback = false
    /// Whether the code around goes no further after it.
    public var leaves = false
    public var lastLine = 0
    /// The lines of the whole `do`, `switch` or `if`.
    public var around = 0...0
    public var closure: Int?
    public var location: FileLocation
    /// The name of the closure that is not called on a silent way.
    public var uncalled: String?

    /// Whether it is where code goes after a failure, rather than for want of something.
    public var followsFailure: Bool { kind != .guardBranch && kind != .silentWay }

    /// Its own lines.
    public var lines: ClosedRange<Int> { location.line...max(location.line, lastLine) }
}

/// Statements between `#if` and `#endif`.
public struct ConditionalFact: Sendable, Codable, Hashable {
    public var lines: ClosedRange<Int>
    /// The conditions of all `#if` around, as those of members are written.
    public var conditions: [String]
}

/// A condition that only asks whether there is an error, and without a comment that says why leaves the code around it, or does
/// nothing, if there is one: `guard error == nil else { return }`, `if case .success(let page) = result { … }`.
public struct ErrorCheckFact: Sendable, Codable, Hashable {
    /// The name of the error, or of the result that may be one.
    public var variable: String
    /// The last line of an `if` after which the code goes on; `nil` if it leaves.
    public var lastLine: Int?
    public var closure: Int?
    public var location: FileLocation
}

extension BodyFact {
    /// The innermost local variable of a name that is declared before a location and visible there.
    package func local(_ name: String, visibleAt location: FileLocation) -> LocalFact? {
        locals.last { local in
            local.name == name && local.lastLine >= location.line
                && (local.location.line, local.location.column) < (location.line, location.column)
        }
    }

    /// Whether it assigns the object that it runs in, or passes it to a call.
    package var passesSelf: Bool {
        let isSelf = { (value: ArgumentFact.Value) -> Bool in
            if case .chain(let chain) = value { return chain.names == ["self"] }
            return false
        }
        return assignments.contains { isSelf($0.value) }
            || calls.contains { $0.arguments.contains { isSelf($0.value) } }
    }
}
