import Foundation

/// The program of a package of rules. `scenery check` builds it, hands it the project and reads what it found.
///
/// ```swift
/// @main struct OurRules: RuleProgram {
///     static let rules: [any CodeRule] = [EveryPresenterHasTests()]
/// }
/// ```
///
/// What rules print goes to the standard error of `scenery check`.
public protocol RuleProgram {
    static var rules: [any CodeRule] { get }
}

extension RuleProgram {
    /// Reads the question that `scenery` wrote, and writes the answer: `PROGRAM QUESTION ANSWER`, the paths of two files.
    ///
    /// Ends with 0, also when it found something, and with 64 when it was started otherwise.
    public static func main() {
        let paths = CommandLine.arguments.dropFirst()
        guard paths.count == 2, let question = paths.first, let answer = paths.last else {
            complain(
                "this program is started by scenery check; name its package in scenery.yml under swift-rules")
        }
        do {
            let asked = try JSONDecoder().decode(
                RuleQuestion.self, from: Data(contentsOf: URL(filePath: question)))
            try JSONEncoder().encode(RuleAnswer(to: asked, rules)).write(to: URL(filePath: answer))
        } catch {
            complain("cannot answer scenery check: \(error)")
        }
    }

    private static func complain(_ message: String) -> Never {
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
        exit(64)
    }
}

/// What `scenery` asks a program of rules.
package struct RuleQuestion: Codable, Sendable {
    /// The rules to run; `nil` for all of them.
    package var only: Set<String>?
    /// `nil` to ask for the descriptions of its rules alone.
    package var project: SourceProject?

    package init(only: Set<String>? = nil, project: SourceProject?) {
        self.only = only
        self.project = project
    }
}

/// What a program of rules answers.
package struct RuleAnswer: Codable, Sendable {
    package struct Rule: Codable, Sendable {
        package var id: String
        package var summary: String
        package var severity: Violation.Severity
        package var violations: [Violation]
    }

    package var rules: [Rule]

    init(to question: RuleQuestion, _ rules: [any CodeRule]) {
        self.rules = rules.map { rule in
            let runs = question.only?.contains(rule.id) ?? true
            let project = runs ? question.project : nil
            return Rule(
                id: rule.id, summary: rule.summary, severity: rule.severity,
                violations: project.map(rule.violations(in:)) ?? [])
        }
    }
}
