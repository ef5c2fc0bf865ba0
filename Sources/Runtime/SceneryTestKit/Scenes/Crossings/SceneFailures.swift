import Scenery

/// The failure messages of a scene under test.
@MainActor struct SceneFailures {
    let timeline: SceneTimeline
    let gates: [any AnyGate]

    func unexpected(_ expected: ExpectedCrossing, got crossing: Crossing) -> String {
        let differing = expected.differences(from: crossing).map { "  \($0)\n" }.joined()
        return """
            expected \(expected.text)
              next came \(Self.text(crossing))
            \(differing)\(story)
            """
    }

    func missing(_ expected: ExpectedCrossing) -> String {
        let boundary = expected.boundary
        let isKnown = timeline.entries.contains { $0.crossing.boundary == boundary }
        let hint =
            isKnown
            ? ""
            : """
            \n  nothing crossed \(boundary) so far: does the builder hand it on by traced()?
            """
        return
            "expected \(expected.text)\n  nothing more came\(others(than: expected))\(held)\(hint)\n\(story)"
    }

    /// What came of the same name with other arguments, where nobody expected it.
    private func others(than expected: ExpectedCrossing) -> String {
        let others = timeline.entries.filter {
            $0.mark != .expected && expected.isOfSameMember(as: $0.crossing)
        }
        return others.suffix(3).map { entry in
            let lines = expected.differences(from: entry.crossing).map { "\n    \($0)" }.joined()
            return lines.isEmpty
                ? "" : "\n  \(entry.crossing.number) came with (\(Self.values(entry.crossing)))\(lines)"
        }.joined()
    }

    private static func values(_ crossing: Crossing) -> String {
        crossing.arguments.map(\.text).joined(separator: ", ")
    }

    func leftover(_ crossings: [Crossing]) -> String {
        let lines = crossings.map { "  \(Self.text($0))" }.joined(separator: "\n")
        return """
            \(crossings.count == 1 ? "a crossing" : "\(crossings.count) crossings") nobody expected
            \(lines)
              expect each, or make the harness with isExhaustive: false
            \(story)
            """
    }

    func unfinished() -> String {
        let lines = waitingGates.map { "  \($0)" }.joined(separator: "\n")
        return "the scene was closed while work waited at a gate, and the work did not end\n\(lines)"
    }

    /// Work that waits for the test, as an explanation for what does not come.
    private var held: String {
        waitingGates.map { "\n  waiting: \($0)" }.joined()
    }

    private var waitingGates: [String] {
        gates.filter { !$0.waitingTexts.isEmpty }.map {
            "\($0.waitingTexts.joined(separator: ", ")) at the gate \"\($0.name)\""
        }
    }

    /// What happened, each with its cause and what the test made of it.
    var story: String {
        let lines = timeline.entries.map { entry in
            let cause = entry.crossing.cause.map { " ← \($0)" } ?? (entry.mark == .sent ? " ← the test" : "")
            return "    \(entry.crossing.number) \(Self.text(entry.crossing))\(cause)\(entry.note)"
        }
        return "  so far:\n" + (lines.isEmpty ? "    nothing" : lines.joined(separator: "\n"))
    }

    static func text(_ crossing: Crossing) -> String {
        text(name: crossing.name, kind: crossing.kind, values: values(crossing))
    }

    nonisolated static func text(name: String, kind: Crossing.Kind, values: String) -> String {
        switch kind {
        case .call: "\(name) with (\(values))"
        case .get: "\(name) read\(values.isEmpty ? "" : " at (\(values))")"
        case .set: "\(name) set to (\(values))"
        case .change: "\(name) changed to (\(values))"
        }
    }
}

extension SceneTimeline.Entry {
    fileprivate var note: String {
        switch mark {
        case .expected: " ✓"
        case .sent: ""
        case .skipped: " (passed over)"
        case .new, .reported: ""
        }
    }
}
