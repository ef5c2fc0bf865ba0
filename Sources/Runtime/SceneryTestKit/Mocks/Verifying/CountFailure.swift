/// What a failed count tells: what was expected, what came, and the calls that came closest.
struct CountFailure<Arguments> {
    let pattern: CallPattern<Arguments>
    let count: CallCount
    let all: [CallLog<Arguments>.Entry]
    let found: [CallLog<Arguments>.Entry]

    var text: String {
        var lines = ["expected \(count) of \(pattern.text)", "  actual: \(actual)"]
        lines += matching
        if found.count < count.lowest, let conditions = pattern.conditions {
            lines += closest(by: conditions)
        }
        return lines.joined(separator: "\n")
    }

    /// Calls without arguments say no more than their number does.
    private var matching: [String] {
        guard !found.isEmpty, Arguments.self != Void.self else { return [] }
        let more = found.count > 10 ? ["    and \(found.count - 10) more"] : []
        return ["  calls that match:"] + found.prefix(10).map { "    \(heading(of: $0))" } + more
    }

    private var actual: String {
        if all.isEmpty { return "it was not called" }
        if found.count == all.count { return calls(all.count) }
        let some =
            found.isEmpty
            ? "none of which matches" : "\(found.count) of which \(found.count == 1 ? "matches" : "match")"
        return "\(calls(all.count)), \(all.count == 1 ? "which does not match" : some)"
    }

    private func heading(of entry: CallLog<Arguments>.Entry) -> String {
        let number = (all.firstIndex { $0.order == entry.order } ?? 0) + 1
        return "call \(number)\(pattern.log.isWriting ? ":" : "")\(pattern.log.describeTail(entry.arguments))"
    }

    /// The three calls with the fewest differences, each argument by argument.
    private func closest(by conditions: MatchedArguments<Arguments>) -> [String] {
        let others = all.filter { entry in !found.contains { $0.order == entry.order } }
        guard !others.isEmpty else { return [] }
        let ranked = others.map { (entry: $0, lines: conditions.differences($0.arguments).flatMap(\.lines)) }
            .sorted { ($0.lines.count, $0.entry.order) < ($1.lines.count, $1.entry.order) }
        return ["  closest\(found.isEmpty ? "" : " of the others"):"]
            + ranked.prefix(3).flatMap { item in
                ["    \(heading(of: item.entry))"] + item.lines.map { "      \($0)" }
            }
    }
}
