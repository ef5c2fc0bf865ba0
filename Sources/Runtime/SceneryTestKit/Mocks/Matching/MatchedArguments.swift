/// The conditions on all arguments of one call, taken together.
struct MatchedArguments<Arguments> {
    let weight: Int
    let texts: [String]
    /// The arguments whose condition does not hold, each with lines that say why.
    let differences: (Arguments) -> [(number: Int, lines: [String])]
    /// Keeps what is to be captured of a call that matches.
    let capture: (Arguments) -> Void
    let test: (Arguments) -> Bool

    init<each Argument>(_ matches: repeat ArgumentMatcher<each Argument>)
    where Arguments == (repeat each Argument) {
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
        differences = { (arguments: (repeat each Argument)) in
            var result: [(number: Int, lines: [String])] = []
            var number = 0
            for (match, argument) in repeat (each matches, each arguments) {
                number += 1
                if !match.test(argument) { result.append((number, match.difference(from: argument, number))) }
            }
            return result
        }
        capture = { (arguments: (repeat each Argument)) in
            for (match, argument) in repeat (each matches, each arguments) {
                match.captured?.append(argument)
            }
        }
    }
}

extension ArgumentMatcher {
    /// What of an argument is not as it should be.
    func difference(from argument: Argument, _ number: Int) -> [String] {
        guard let wanted else { return ["argument \(number): expected \(text), got \(display(argument))"] }
        return differences(expected: wanted, actual: argument, path: "argument \(number)")
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
