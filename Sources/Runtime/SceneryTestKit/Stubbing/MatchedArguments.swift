/// The conditions on all arguments of one call, taken together.
public struct MatchedArguments<Arguments> {
    let weight: Int
    let texts: [String]
    /// For each argument of a call, whether its condition holds, and the argument as text.
    let compare: (Arguments) -> [(holds: Bool, actual: String)]
    let test: (Arguments) -> Bool

    init<each Argument>(_ matches: repeat Match<each Argument>) where Arguments == (repeat each Argument) {
        var weight = 0
        var texts: [String] = []
        for match in repeat each matches {
            weight += match.weight
            texts.append(match.text)
        }
        self.weight = weight
        self.texts = texts
        test = { (arguments: (repeat each Argument)) in
            for (match, argument) in repeat (each matches, each arguments) {
                if !match.test(argument) { return false }
            }
            return true
        }
        compare = { (arguments: (repeat each Argument)) in
            var result: [(holds: Bool, actual: String)] = []
            for (match, argument) in repeat (each matches, each arguments) {
                result.append((match.test(argument), display(argument)))
            }
            return result
        }
    }
}

/// A value as failures show it: strings in quotes, everything else as it describes itself.
func display(_ value: Any) -> String {
    if let text = value as? String { return "\"\(text)\"" }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
        return mirror.children.first.map { display($0.value) } ?? "nil"
    }
    return String(describing: value)
}
