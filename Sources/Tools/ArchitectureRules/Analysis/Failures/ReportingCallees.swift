import SourceModel

/// Functions that report an error before they throw it on.
struct ReportingCallees {
    let model: ProjectModel

    /// Whether a call runs one, itself or through what it calls.
    func reports(_ call: CallFact, in code: CodeContext, depth: Int = 2) -> Bool {
        guard let member = model.calledMember(of: call, in: code), member.fact.effects.throwing != nil,
            let inner = model.code(of: member)
        else { return false }
        if inner.body.catches.contains(where: { isReported($0, in: inner.body) }) { return true }
        guard depth > 0 else { return false }
        let tried = inner.body.calls.filter { $0.tried == "try" && $0.closure == nil }
        return tried.contains { reports($0, in: inner, depth: depth - 1) }
    }

    private func isReported(_ clause: CatchFact, in body: BodyFact) -> Bool {
        !clause.isEmpty
            && body.calls.contains { call in
                (clause.location.line...clause.location.line + 8).contains(call.location.line)
                    && (call.callee.names.contains(where: Self.reports) || Self.handlesError(call.callee)
                        || call.callee.names.last.map(Self.showsAlert) == true)
            }
    }

    /// Whether a function that answers by a closure shows an alert or the like where it fails.
    static func showsFailures(_ body: BodyFact) -> Bool {
        let shown = body.catches.filter { clause in
            body.calls.contains { call in
                body.isInside(call.location, call.closure, clause)
                    && (call.callee.names.contains { showsAlert($0) || $0.hasSuffix("Alert") }
                        || showsError(call))
            }
        }
        return !shown.isEmpty && body.catches.filter(\.followsFailure).allSatisfy(shown.contains)
    }

    /// `Banner.show(error: error)`
    private static func showsError(_ call: CallFact) -> Bool {
        ["present", "show", "display"].contains(call.callee.names.last)
            && call.arguments.contains { $0.label == "error" }
    }

    /// `handleDatabaseError(error)`
    private static func handlesError(_ callee: ChainFact) -> Bool {
        let words = callee.names.last?.camelCaseWords ?? []
        return words.count > 2 && words.first == "handle" && words.last == "Error"
    }

    /// `presentAlert(for: error)`, `showErrorToast()`
    private static func showsAlert(_ name: String) -> Bool {
        let words = name.camelCaseWords
        return ["present", "show", "display"].contains(words.first)
            && words.dropFirst().contains { ["Alert", "Error", "Toast", "Message"].contains($0) }
    }

    /// Whether a call writes a note for developers itself: `print(…)`, `logger.info(…)`, `NSLog(…)`. After `logger.fatal(…)` the app
    /// does not go on.
    static func isReport(_ callee: ChainFact) -> Bool {
        callee.names.last != "fatal" && callee.names.contains(where: reports)
    }

    /// Functions that write to the console only, which is no log.
    static let printers: Set<String> = ["print", "debugPrint", "NSLog", "dump", "#warning"]

    private static let words: Set<String> = ["log", "logs", "logger", "logging", "os_log", "console"]
    /// Functions that hand an error to somebody who looks at it.
    static let receivers: Set<String> = ["report", "capture", "record"]
    private static let reporters: Set<String> = receivers.union(printers)

    /// Whether a name is one of these, or of a log: `logger`, `logError`, `NSLog`; not `login`.
    private static func reports(_ name: String) -> Bool {
        reporters.contains(name) || name.lowercased().hasPrefix("print")
            || name != "assertionFailure" && name.hasSuffix("ssertionFailure")
            || name.camelCaseWords.contains { words.contains($0.lowercased()) }
    }
}
