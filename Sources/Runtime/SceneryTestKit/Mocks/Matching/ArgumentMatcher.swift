/// A condition on one argument of a stubbed or verified call.
///
/// Literals and `.equal(…)` match by value. Among several cases that match a call, the one with more
/// values, the same instances and `nil` among them, wins; then the one with more predicates, with more types, with more
/// `.notNil`; and at last the newest. `.any` says nothing.
public struct ArgumentMatcher<Argument> {
    /// How much the condition says; more wins.
    let weight: Int
    /// The condition as a failure shows it.
    let text: String
    /// The one value it asks for, if it does: failures compare it field by field.
    let wanted: Any?
    /// What it keeps of the calls that match as a whole.
    let captured: ArgumentCaptor<Argument>?
    let test: (Argument) -> Bool

    init(
        weight: Int, text: String, wanted: Any? = nil, captured: ArgumentCaptor<Argument>? = nil,
        test: @escaping (Argument) -> Bool
    ) {
        self.weight = weight
        self.text = text
        self.wanted = wanted
        self.captured = captured
        self.test = test
    }

    /// Whether it neither asks for anything nor keeps anything.
    var acceptsAnything: Bool { weight == 0 && captured == nil }

    /// Matches whatever comes.
    public static var any: ArgumentMatcher { ArgumentMatcher(weight: 0, text: "any") { _ in true } }

    /// Matches the arguments for which `predicate` holds.
    ///
    /// - Parameter name: the condition in words, for failures.
    public static func `where`(
        _ name: String = "a value for which the predicate holds", _ predicate: @escaping (Argument) -> Bool
    ) -> ArgumentMatcher {
        ArgumentMatcher(weight: MatchWeight.predicate, text: name, test: predicate)
    }

    /// Matches the arguments whose property matches, such as `.where(\.message, .containing("Offline"))`.
    public static func `where`<Property>(
        _ path: KeyPath<Argument, Property>, _ condition: ArgumentMatcher<Property>
    ) -> ArgumentMatcher {
        let name = "\(path)".split(separator: ".").dropFirst().joined(separator: ".")
        return ArgumentMatcher(weight: MatchWeight.predicate, text: "a \(name) of \(condition.text)") {
            condition.test($0[keyPath: path])
        }
    }

    /// Matches the arguments whose property equals `value`, such as `.where(\.city, city)`.
    public static func `where`<Property: Equatable>(
        _ path: KeyPath<Argument, Property>, _ value: Property
    ) -> ArgumentMatcher {
        .where(path, .equal(value))
    }

    /// Matches the arguments that are a `Kind`.
    public static func type<Kind>(_ kind: Kind.Type) -> ArgumentMatcher {
        ArgumentMatcher(weight: MatchWeight.type, text: "a \(kind)") { $0 is Kind }
    }

    /// Matches the very same instance.
    public static func same(_ instance: AnyObject) -> ArgumentMatcher {
        ArgumentMatcher(weight: MatchWeight.value, text: "the same instance of \(Swift.type(of: instance))") {
            ($0 as AnyObject) === instance
        }
    }

    /// Matches the arguments equal to `value` where the argument's own type tells nothing of it: an
    /// error, an `Any`, a protocol.
    public static func value<Value: Equatable>(_ value: Value) -> ArgumentMatcher {
        ArgumentMatcher(weight: MatchWeight.value, text: display(value), wanted: value) {
            ($0 as? Value) == value
        }
    }

    /// Keeps the argument of each call that matches as a whole, when it is answered or verified.
    ///
    /// - Parameter condition: what the argument must meet; nothing unless given.
    public static func capture(_ captured: ArgumentCaptor<Argument>, if condition: ArgumentMatcher = .any)
        -> ArgumentMatcher
    {
        ArgumentMatcher(
            weight: condition.weight, text: condition.text, wanted: condition.wanted, captured: captured,
            test: condition.test)
    }

    /// Matches what is not `nil`.
    public static func notNil<Wrapped>() -> ArgumentMatcher where Argument == Wrapped? {
        ArgumentMatcher(weight: MatchWeight.notNil, text: "not nil") { $0 != nil }
    }

    /// Matches `nil` alone.
    public static func isNil<Wrapped>() -> ArgumentMatcher where Argument == Wrapped? {
        ArgumentMatcher(weight: MatchWeight.value, text: "nil") { $0 == nil }
    }
}

/// How much each kind of condition says. More conditions of one kind never outweigh one of the kind above: no member has
/// so many arguments.
enum MatchWeight {
    static let notNil = 1
    static let type = 1 << 8
    static let predicate = 1 << 16
    static let value = 1 << 24
}

extension ArgumentMatcher where Argument: Equatable {
    /// Matches the arguments equal to `value`.
    public static func equal(_ value: Argument) -> ArgumentMatcher {
        ArgumentMatcher(weight: MatchWeight.value, text: display(value), wanted: value) { $0 == value }
    }
}

extension ArgumentMatcher where Argument: StringProtocol {
    /// Matches texts that contain `part`.
    public static func containing(_ part: String) -> ArgumentMatcher {
        ArgumentMatcher(weight: MatchWeight.predicate, text: "a text with \(display(part))") {
            $0.contains(part)
        }
    }
}
