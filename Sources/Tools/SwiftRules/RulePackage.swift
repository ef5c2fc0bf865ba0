import ArchitectureChecker
import ArchitectureRules
import Foundation
import SceneryRules
import SourceModel

/// The package of a project that has its rules in Swift: built by SwiftPM, then run once for each check.
public struct RulePackage: OutsideRules {
    /// The folder as `scenery.yml` names it.
    public let name: String
    private let folder: URL
    /// Receives what the rules print.
    private let printed: @Sendable (String) -> Void

    /// The package that a project's `scenery.yml` names under `swift-rules`; `nil` if it names none.
    public init?(of project: ProjectFolder, printed: @escaping @Sendable (String) -> Void) {
        guard let name = project.configuration.swiftRules else { return nil }
        self.name = name
        folder = project.root.appending(path: name, directoryHint: .isDirectory)
        self.printed = printed
    }

    public func outcome(in project: ProjectContext?, only: Set<String>?) throws(CheckError) -> OutsideOutcome
    {
        let program = try SwiftProgram(of: folder, name: name)
        let question = RuleQuestion(only: only, project: project.map { SourceProject($0) })
        let (answer, output) = try program.answer(question)
        if !output.isEmpty { printed(output) }
        return try outcome(of: answer, in: project)
    }

    private func outcome(of answer: RuleAnswer, in project: ProjectContext?) throws(CheckError)
        -> OutsideOutcome
    {
        let paths = Set(project?.model.modules.flatMap { $0.files.map(\.path) } ?? [])
        var outcome = OutsideOutcome()
        for rule in answer.rules {
            guard RuleName.isValid(rule.id) else {
                throw .badRules(
                    "\(name): \"\(rule.id)\" cannot be the name of a rule; use lower case letters, digits and hyphens"
                )
            }
            let info = RuleInfo(
                id: rule.id, severity: Severity(rule.severity), summary: rule.summary, why: rule.summary,
                whatToDo: "It is written in Swift, in \(name).", exceptions: "", badExample: "",
                goodExample: "")
            outcome.rules.append(info)
            for violation in rule.violations {
                guard paths.contains(violation.location.path) else {
                    throw .badRules(
                        "\(name): \(rule.id) found something in \"\(violation.location.path)\", which is no file of the "
                            + "project; give the location of a type, member, import, call or reference")
                }
                outcome.findings.append(Finding(violation, info))
            }
        }
        return outcome
    }
}

enum RuleName {
    static func isValid(_ id: String) -> Bool {
        id.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } == true
            && id.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D }
    }
}

extension Severity {
    fileprivate init(_ severity: Violation.Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        }
    }
}

extension Finding {
    fileprivate init(_ violation: Violation, _ rule: RuleInfo) {
        let place = violation.location
        self.init(
            of: rule,
            at: FileLocation(path: place.path, line: max(1, place.line), column: max(1, place.column)),
            message: violation.message, subject: violation.subject)
    }
}
