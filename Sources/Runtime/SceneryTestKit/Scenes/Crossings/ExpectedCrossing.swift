import Scenery

/// A crossing as a test expects it: a member, and a condition on each of its arguments.
///
/// It is made by calling the member with values, literals and matchers, as the boundary is called:
/// `AboutPresentingCrossing.present(about)`, `AboutPresentingCrossing.present(.any)`.
public struct ExpectedCrossing {
    let name: String
    let kind: Crossing.Kind
    private let arguments: [ExpectedArgument]

    init<Arguments, each Argument>(
        _ member: CrossingMember<Arguments>, _ matchers: repeat ArgumentMatcher<each Argument>
    ) {
        name = member.name
        kind = member.kind
        var arguments: [ExpectedArgument] = []
        for matcher in repeat each matchers {
            arguments.append(ExpectedArgument(matcher, number: arguments.count + 1))
        }
        self.arguments = arguments
    }

    var boundary: Substring { name.prefix { $0 != "." } }

    var text: String {
        if arguments.isEmpty, kind == .call { return name }
        let values = arguments.map(\.text).joined(separator: ", ")
        return SceneFailures.text(name: name, kind: kind, values: values)
    }

    /// Whether it is a crossing of the same member, whatever its arguments.
    func isOfSameMember(as crossing: Crossing) -> Bool { kind == crossing.kind && name == crossing.name }

    func matches(_ crossing: Crossing) -> Bool {
        isOfSameMember(as: crossing) && arguments.count == crossing.arguments.count
            && zip(arguments, crossing.arguments).allSatisfy { $0.matches($1) }
    }

    /// Where a crossing of the same member is not what is expected, argument by argument.
    func differences(from crossing: Crossing) -> [String] {
        guard isOfSameMember(as: crossing) else { return [] }
        guard arguments.count == crossing.arguments.count else {
            return ["it has \(crossing.arguments.count) arguments, not \(arguments.count)"]
        }
        return zip(arguments, crossing.arguments).flatMap { $0.differences($1) }
    }

    /// Keeps the arguments of the crossing that was expected, for the matchers that capture them.
    func capture(_ crossing: Crossing) {
        for (argument, value) in zip(arguments, crossing.arguments) { argument.capture(value) }
    }
}

/// A condition on one argument of a crossing, whose type is known to the matcher alone.
private struct ExpectedArgument {
    let text: String
    let matches: (CrossingValue) -> Bool
    let differences: (CrossingValue) -> [String]
    let capture: (CrossingValue) -> Void

    init<Argument>(_ matcher: ArgumentMatcher<Argument>, number: Int) {
        text = matcher.text
        let matches = { (value: CrossingValue) in
            matcher.acceptsAnything || value.typed(as: Argument.self).map(matcher.test) ?? false
        }
        self.matches = matches
        differences = { value in
            guard !matches(value) else { return [] }
            guard let argument = value.typed(as: Argument.self) else {
                return ["argument \(number): expected \(matcher.text), got \(value.text), which was not kept"]
            }
            return matcher.difference(from: argument, number)
        }
        capture = { value in
            if let captor = matcher.captured, let argument = value.typed(as: Argument.self) {
                captor.append(argument)
            }
        }
    }
}

extension CrossingValue {
    /// The value itself. One that cannot be looked at is what the report holds instead.
    fileprivate func typed<Argument>(as type: Argument.Type) -> Argument? {
        if let kept { return kept.value.flatMap { $0 as? Argument } }
        return self as? Argument
    }
}
