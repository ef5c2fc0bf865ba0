import ArchitectureRules
import SourceModel
import Styles

// A check in steps, each a value handed to the next:
//
//   configuration + facts → CheckedProject → findings of all rules → what comments take back
//     → what the baseline knows → what was asked for (rules, files) → sorted findings

/// What a check found.
public struct CheckOutcome: Sendable {
    /// Sorted by file, line, column and rule.
    public var findings: [Finding]
    /// How many findings comments took back.
    public var suppressed: Int

    public init(findings: [Finding] = [], suppressed: Int = 0) {
        self.findings = findings
        self.suppressed = suppressed
    }
}

/// Runs the rules over the facts of a project. It reads no file and prints nothing.
public struct Checker: Sendable {
    public let configuration: CheckConfiguration
    /// The styles the project uses, or may use where it does not say.
    public let styles: [Style]
    /// Ids of the rules to run; `nil` for all.
    public let only: Set<String>?

    public init(configuration: CheckConfiguration, styles: [Style], only: Set<String>? = nil) {
        self.configuration = configuration
        self.styles = styles
        self.only = only
    }

    /// The ids of all rules there are: ours, those of checking itself, and the project's.
    public static func ids(_ configuration: CheckConfiguration) -> [String] {
        infos(configuration).map(\.id)
    }

    /// What is known of all rules.
    public static func infos(_ configuration: CheckConfiguration) -> [RuleInfo] {
        ArchitectureRules.all.map(\.info) + EngineRules.all + configuration.contracts.map(\.info)
    }

    /// Checks.
    ///
    /// - Throws: `CheckError.badConfiguration` when a selection of the configuration matches nothing.
    public func check(_ sources: ProjectSources, staleFiles: [StaleFile] = []) throws(CheckError) -> CheckOutcome {
        let model = sources.model
        let project = project(of: model, staleFiles: staleFiles)
        let contracts = configuration.contracts.filter { isOn($0.name) }
        let map = SiteMap(project, withReferences: contracts.contains(where: \.looksAtReferences))
        let problems = SelectionCheck(configuration: configuration, file: CheckConfiguration.fileName, map: map).problems()
        guard problems.isEmpty else { throw .badConfiguration(problems) }
        let rules = ArchitectureRules.all.filter { isOn($0.id) && $0.id != SuppressionPass.unused }
        var findings = ParallelReading.map(rules) { $0.findings(in: project) }.joined().map(graded)
        findings += contracts.flatMap { $0.findings(in: map) }
        if isOn(EngineRules.unreadable.id) {
            // One fault of syntax often makes the parser stumble many times.
            let problems = sources.problems + model.modules.flatMap(\.files).compactMap(\.problems.first)
            findings += problems.map(unreadable)
        }
        return withoutSuppressed(findings, in: project)
    }

    /// What the rules look at: the facts with the scenes and layers they make.
    public func project(of model: ProjectModel, staleFiles: [StaleFile] = []) -> CheckedProject {
        CheckedProject(
            model: model, styles: styles, suffixes: suffixes, layers: LayerInference.layers(of: model, configuration),
            staleFiles: staleFiles)
    }

    private func isOn(_ rule: String) -> Bool {
        configuration.rules[rule] != .off && (only?.contains(rule) ?? true)
    }

    /// The finding with the severity the project gives its rule.
    private func graded(_ finding: Finding) -> Finding {
        guard case .severity(let severity)? = configuration.rules[finding.rule] else { return finding }
        var finding = finding
        finding.severity = severity
        return finding
    }

    private var suffixes: SuffixOverrides {
        Dictionary(configuration.styles.map { ($0.name, $0.suffixes.mapValues { [$0] }) }) { first, _ in first }
    }

    private func unreadable(_ problem: SourceProblem) -> Finding {
        graded(Finding(
            rule: EngineRules.unreadable.id, severity: EngineRules.unreadable.severity, place: problem.place,
            message: "\"\(problem.place.path)\" is not checked whole: \(problem.message); mend it, or leave it out "
                + "under sources.exclude", subject: problem.place.path))
    }

    private func withoutSuppressed(_ findings: [Finding], in project: CheckedProject) -> CheckOutcome {
        let severity = graded(Finding(
            rule: EngineRules.suppression.id, severity: EngineRules.suppression.severity,
            place: SourcePlace(path: "", line: 1, column: 1), message: "", subject: "")).severity
        let ids = Self.ids(configuration)
        let pass = SuppressionPass(
            files: project.model.modules.flatMap(\.files), known: ids, ran: Set(ids.filter(isOn)),
            severity: isOn(EngineRules.suppression.id) ? severity : nil)
        let outcome = pass.outcome(of: findings)
        var left = outcome.left + outcome.faults
        guard isOn(SuppressionPass.unused) else {
            return CheckOutcome(findings: left.sorted(by: Finding.isBefore), suppressed: outcome.suppressed)
        }
        left += outcome.unknown.map(graded)
        if !outcome.unused.isEmpty, let rule = ArchitectureRules.rule(named: SuppressionPass.unused) {
            var project = project
            project.unusedSuppressions = outcome.unused
            left += rule.findings(in: project).map(graded)
        }
        return CheckOutcome(findings: left.sorted(by: Finding.isBefore), suppressed: outcome.suppressed)
    }
}

extension Finding {
    /// The order in which findings are told.
    public static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
        (left.place.path, left.place.line, left.place.column, left.rule, left.subject, left.message)
            < (right.place.path, right.place.line, right.place.column, right.rule, right.subject, right.message)
    }
}

extension Contract {
    func findings(in map: SiteMap) -> [Finding] {
        switch content {
        case .layers(let layers): LayerCheck(contract: self, layers: layers, map: map).findings()
        case .forbidden(let forbidden): ForbiddenCheck(contract: self, forbidden: forbidden, map: map).findings()
        }
    }

    /// Whether it asks which type names which.
    var looksAtReferences: Bool {
        switch content {
        case .layers(let layers): layers.edges.contains(.references) || layers.isTransitive
        case .forbidden(let forbidden): forbidden.to != nil && forbidden.edges.contains(.references)
        }
    }

    /// What a person reads about it; it has no examples.
    public var info: RuleInfo {
        let kind = switch content {
        case .layers(let layers): "the layers \(layers.order.map(\.name).joined(separator: ", ")), outermost first"
        case .forbidden: "something this project forbids itself"
        }
        return RuleInfo(id: name, severity: severity, summary: "\(kind): \(reason)", why: reason,
                        whatToDo: "It is written in scenery.yml of this project.", silence: "", badExample: "", goodExample: "")
    }
}
