import ArchitectureRules
import SourceModel
import Styles

// The check pipeline. Every stage turns the value of the stage before it into the next value:
//
//   ProjectFolder      the configuration and the styles of a project
//   → ProjectSources   the facts of its Swift files
//   → ProjectContext   the scenes, roles and layers that the facts form: what rules look at
//   → [Finding]        what the rules find that no comment suppresses, with the project's severities (RuleSettings)
//   → CheckResult      what of it is new to the baseline and in the scope that a CheckRequest asks for
//
// Reporters write a CheckResult, the commands take the exit code, the next baseline and the fixes from it.

/// Runs the rules over the facts of a project. It reads no file and prints nothing.
public struct Checker: Sendable {
    public let configuration: CheckConfiguration
    /// The styles that the project uses, or may use if it does not say.
    public let styles: [Style]
    /// All known styles: scenes of those that the project does not use are counted, and not checked.
    public let known: [Style]
    /// The rules of the package that the configuration names. Without them, comments, settings and entries of the baseline about
    /// rules that are not known are left alone.
    public var outside: (any OutsideRules)?

    public init(configuration: CheckConfiguration, styles: [Style], known: [Style] = []) {
        self.configuration = configuration
        self.styles = styles
        self.known = known
    }

    public init(_ folder: ProjectFolder) {
        self.init(configuration: folder.configuration, styles: folder.styles, known: folder.known)
    }

    /// All rules but those from outside: ours, those about checking itself, and the project's own.
    public var rules: [RuleInfo] {
        ArchitectureRules.all.map(\.info) + MetaRules.all + configuration.customRules.map(\.info)
    }

    /// Runs the whole pipeline.
    ///
    /// - Parameter memory: What earlier checks of the same project found; the result is the same without it.
    /// - Throws: `CheckError.noRule` for a requested rule that does not exist, `.noSources` if no file is in the
    ///   requested paths, `.badConfiguration` if a selection of the configuration matches nothing.
    public func check(
        _ sources: ProjectSources, _ request: CheckRequest = CheckRequest(), memory: CheckMemory.Run? = nil
    ) throws(CheckError) -> CheckResult {
        let files = sources.model.modules.flatMap(\.files)
        let settings = RuleSettings(configuration, only: request.rules)
        let context = context(of: sources.model, staleFiles: request.staleFiles, memory: memory)
        let outside = try outcome(ofOutsideRulesIn: context, request)
        let known = KnownRules(
            infos: rules + (outside?.rules ?? []),
            isComplete: outside != nil || configuration.swiftRules == nil)
        try validate(request, files, known, settings)
        let found =
            try findings(in: context, sources, settings)
            + (outside?.findings ?? []).filter { settings.runs($0.rule) }
        let left = SuppressionPass(files: files, rules: known, settings: settings).outcome(of: found)
        let findings = settings.decided(left.findings + unusedSuppressions(left.unused, context, settings))
        var result = result(findings, suppressed: left.suppressed, files, known, request, settings)
        if !request.includesUnused { leaveOutUnused(from: &result, in: sources) }
        result.coverage = CheckCoverage(
            context.scenes, partialFiles: sources.problems.count + files.count { !$0.problems.isEmpty },
            excludedFiles: sources.excludedFiles)
        return result
    }

    /// What the rules look at: the facts with the scenes and layers that they form.
    public func context(
        of model: ProjectModel, staleFiles: [StaleFile] = [], memory: CheckMemory.Run? = nil
    ) -> ProjectContext {
        let suffixes = configuration.styles.map { ($0.name, $0.suffixes.mapValues { [$0] }) }
        return ProjectContext(
            model: model, styles: styles, suffixes: Dictionary(suffixes) { first, _ in first }, known: known,
            layers: DefaultLayers.layers(of: model, configuration), staleFiles: staleFiles, memory: memory)
    }

    /// Asks them unless none of theirs is asked for.
    private func outcome(ofOutsideRulesIn context: ProjectContext, _ request: CheckRequest) throws(CheckError)
        -> OutsideOutcome?
    {
        guard let outside, request.rules?.isSubset(of: rules.map(\.id)) != true else { return nil }
        let outcome = try outside.outcome(in: context, only: request.rules)
        var seen = Set(rules.map(\.id))
        for rule in outcome.rules where !seen.insert(rule.id).inserted {
            throw .badRules("two rules are named \"\(rule.id)\"; choose another name for the one in Swift")
        }
        return outcome
    }

    private func validate(
        _ request: CheckRequest, _ files: [FileFacts], _ known: KnownRules, _ settings: RuleSettings
    ) throws(CheckError) {
        for id in request.rules ?? [] where !known.ids.contains(id) {
            throw .noRule(id, known: known.ids)
        }
        if let id = settings.named.first(where: known.isUnknown) {
            throw .badConfiguration([
                FileProblem(
                    file: CheckConfiguration.fileName, key: "rules.\(id)",
                    message:
                        "no rule is named \"\(id)\"\(SpellingSuggestion.hint(for: id, among: known.ids))",
                    fix: "scenery explain lists all rules")
            ])
        }
        let paths = CheckScope(paths: request.scope.paths)
        guard files.contains(where: { paths.contains($0.path) }) else {
            throw .noSources(request.scope.paths.first ?? ".")
        }
    }

    // MARK: Stages

    private func findings(
        in context: ProjectContext, _ sources: ProjectSources, _ settings: RuleSettings
    ) throws(CheckError) -> [Finding] {
        let custom = try customFindings(in: context, settings)
        let rules = ArchitectureRules.all.filter { settings.runs($0.id) && $0.id != SuppressionPass.unused }
        var findings = Array(ParallelReading.map(rules) { $0.allFindings(in: context) }.joined())
        findings += custom
        if settings.runs(MetaRules.unreadable.id) { findings += unreadable(sources) }
        return findings
    }

    private func customFindings(
        in context: ProjectContext, _ settings: RuleSettings
    ) throws(CheckError) -> [Finding] {
        guard !configuration.customRules.isEmpty else { return [] }
        let rules = configuration.customRules.filter { settings.runs($0.name) }
        let index = CodeLocationIndex(context, withReferences: rules.contains(where: \.looksAtReferences))
        let problems = SelectionCheck(
            configuration: configuration, file: CheckConfiguration.fileName, index: index
        ).problems()
        guard problems.isEmpty else { throw .badConfiguration(problems) }
        return rules.flatMap { $0.findings(in: index) }
    }

    /// One finding for each file: a single syntax error often makes the parser report many problems.
    private func unreadable(_ sources: ProjectSources) -> [Finding] {
        let inFiles = sources.model.modules.flatMap { module in
            module.files.indices.compactMap { module.files[$0].problems.first }
        }
        return (sources.problems + inFiles).map { problem in
            Finding(
                of: MetaRules.unreadable, at: problem.location,
                message:
                    "\"\(problem.location.path)\" is not checked completely: \(problem.message); fix it, or exclude "
                    + "it under sources.exclude", subject: problem.location.path)
        }
    }

    /// Only of what is reported: a baseline has the findings of all code, so that it stays valid when code comes into use.
    private func leaveOutUnused(from result: inout CheckResult, in sources: ProjectSources) {
        let asked = result.findings.filter { Self.aboutUse.contains($0.rule) }
        guard !asked.isEmpty else { return }
        let code = UnusedCode(
            in: sources.model, at: asked.map(\.location), classesElsewhere: sources.classesElsewhere)
        let all = result.findings.count
        result.findings.removeAll { Self.aboutUse.contains($0.rule) && code.contains($0.location) }
        result.unused = all - result.findings.count
    }

    private static let aboutUse = Set(ArchitectureRules.all.map(\.info).filter(\.isAboutUse).map(\.id))

    private func unusedSuppressions(
        _ unused: [UnusedSuppression], _ context: ProjectContext, _ settings: RuleSettings
    ) -> [Finding] {
        guard !unused.isEmpty, settings.runs(SuppressionPass.unused),
            let rule = ArchitectureRules.rule(named: SuppressionPass.unused)
        else { return [] }
        var context = context
        context.unusedSuppressions = unused
        return rule.findings(in: context)
    }

    private func result(
        _ findings: [Finding], suppressed: Int, _ files: [FileFacts], _ rules: KnownRules,
        _ request: CheckRequest, _ settings: RuleSettings
    ) -> CheckResult {
        let scope = request.scope
        let match = BaselineMatch(
            findings.sorted(by: Finding.isBefore), with: request.baseline?.content ?? Baseline()
        ) { key in
            (request.rules?.contains(key.rule) ?? true) && (rules.isComplete || rules.ids.contains(key.rule))
                && scope.contains(key.file)
        }
        let stale = request.baseline.map { settings.decided(match.staleFindings(in: $0.file)) } ?? []
        let new = match.new.filter { scope.contains($0.location.path) }
        return CheckResult(
            findings: (new + stale).sorted(by: Finding.isBefore), baseline: match,
            known: match.known.count { scope.contains($0.location.path) }, suppressed: suppressed,
            files: files.count { scope.contains($0.path) }, rules: rules.infos)
    }
}
