extension Stub {
    /// What a call that nothing answers tells: the call, and each case it was told an answer for,
    /// with the arguments that keep the case from answering it.
    func unansweredMessage(_ arguments: Arguments) -> String {
        var lines = ["no answer for \(describeCall(arguments))"]
        let stubbed = snapshotOfCases
        if stubbed.isEmpty { lines.append("  stubbed: nothing") } else { lines.append("  stubbed:") }
        for known in stubbed {
            lines.append("    \(known.text)\(known.isTold ? "" : ", which was told no answer")")
            guard known.isTold else { continue }
            let differences = known.conditions?.differences(arguments) ?? []
            lines += differences.flatMap(\.lines).map { "      \($0)" }
        }
        lines.append("  tell the mock what to answer: returns(…), throws(…) or answers { … }")
        return lines.joined(separator: "\n")
    }
}
