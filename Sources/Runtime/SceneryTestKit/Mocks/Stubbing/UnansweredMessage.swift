extension Stub {
    /// The message of a call without an answer: the call, and each case that has an answer,
    /// with the arguments that keep the case from answering it.
    ///
    /// - Parameter wanted: the type that a generic member is asked for.
    func unansweredMessage(_ arguments: Arguments, as wanted: Any.Type? = nil) -> String {
        var lines = ["no answer for \(describeCall(arguments))\(wanted.map { ", asked for \($0)" } ?? "")"]
        let stubbed = snapshotOfCases
        if stubbed.isEmpty { lines.append("  stubbed: nothing") } else { lines.append("  stubbed:") }
        for known in stubbed {
            lines.append("    \(known.text)\(known.isTold ? "" : ", which has no answer")")
            guard known.isTold else { continue }
            let differences = known.conditions?.differences(arguments) ?? []
            lines += differences.flatMap(\.lines).map { "      \($0)" }
        }
        lines.append("  tell the mock what to answer: \(waysToAnswer)")
        return lines.joined(separator: "\n")
    }

    /// How this stub is given an answer.
    private var waysToAnswer: String {
        var ways = Failure.self == Never.self ? ["returns(…)"] : ["returns(…)", "throws(…)"]
        if takesHandler, Output.self == Void.self { ways.removeFirst() }
        let end = "answers { … }"
        return stubName.map { "\($0)." }.map { prefix in
            ways.isEmpty ? prefix + end : (prefix + ways.joined(separator: ", .") + " or ." + end)
        } ?? (ways.isEmpty ? end : ways.joined(separator: ", ") + " or " + end)
    }
}

extension CallLog {
    /// The stub's name in a mock, as `scenery mock` makes it of the member's: `onShowAt` for `show(_:at:)`.
    ///
    /// `nil` where more than the name and the labels tells: for operators, subscripts and overloads.
    var stubName: String? {
        guard let dot = name.firstIndex(of: ".") else { return nil }
        let words = name[name.index(after: dot)...].split { "(:)".contains($0) }.filter { $0 != "_" }
        let isPlain = words.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        guard isPlain, let member = words.first, member != "subscript" else { return nil }
        return "on" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
