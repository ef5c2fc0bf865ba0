import Scenery

/// A crossing as a test expects it: its name, and its arguments where they are looked at.
struct ExpectedCrossing {
    let name: String
    /// `nil` lets any arguments pass.
    let arguments: [ExpectedArgument]?

    func matches(_ crossing: Crossing) -> Bool {
        guard crossing.name == name else { return false }
        guard let arguments else { return true }
        return arguments.count == crossing.arguments.count
            && zip(arguments, crossing.arguments).allSatisfy { $0.matches($1) }
    }

    var text: String {
        guard let arguments else { return name }
        return "\(name) with (\(arguments.map(\.text).joined(separator: ", ")))"
    }

    /// Where a crossing of this name is not what is expected, argument by argument.
    func differences(from crossing: Crossing) -> [String] {
        guard let arguments, crossing.name == name else { return [] }
        guard arguments.count == crossing.arguments.count else {
            return ["it has \(crossing.arguments.count) arguments, not \(arguments.count)"]
        }
        return zip(arguments, crossing.arguments).enumerated().compactMap { index, pair in
            pair.0.matches(pair.1)
                ? nil : "argument \(index + 1): expected \(pair.0.text), got \(pair.1.text)"
        }
    }
}

/// What a test says of one argument of a crossing, beside giving the value itself.
public struct ExpectedArgument: Sendable {
    let text: String
    let matches: @Sendable (CrossingValue) -> Bool

    /// Whatever comes.
    public static let any = ExpectedArgument(text: "any") { _ in true }

    /// A value whose text contains `part`.
    public static func containing(_ part: String) -> ExpectedArgument {
        ExpectedArgument(text: "a text with \"\(part)\"") { $0.text.contains(part) }
    }

    /// A value that reads the same. Optionals read as what they hold.
    static func value(_ value: some Any) -> ExpectedArgument {
        if let known = value as? ExpectedArgument { return known }
        let text = CrossingValue(value).text
        return ExpectedArgument(text: text) { $0.text == text }
    }
}
