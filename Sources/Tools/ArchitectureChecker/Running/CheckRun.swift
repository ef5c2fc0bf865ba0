import ArchitectureRules
import Foundation
import SourceModel
import Styles

/// One run of `scenery check`, in steps: a folder → its facts → findings → what is new among them.
public struct CheckRun: Sendable {
    public let folder: ProjectFolder
    public let sources: ProjectSources
    /// Ids of the rules to run; `nil` for all.
    public let only: Set<String>?
    public let scope: CheckScope

    /// - Throws: `CheckError.noRule` for a rule there is none of, `.noSources` when the scope has no Swift file.
    public init(
        _ folder: ProjectFolder, sources: ProjectSources, only: [String] = [], scope: CheckScope = CheckScope()
    ) throws(CheckError) {
        let known = Checker.ids(folder.configuration)
        for id in only where !known.contains(id) { throw .noRule(id, known: known) }
        let files = sources.model.modules.flatMap(\.files).map(\.path)
        let paths = CheckScope(paths: scope.paths)
        guard files.contains(where: paths.contains) else {
            throw .noSources(scope.paths.first ?? folder.root.plainPath)
        }
        self.folder = folder
        self.sources = sources
        self.only = only.isEmpty ? nil : Set(only)
        self.scope = scope
    }

    /// What all rules find, before the baseline and the scope.
    public func check(staleFiles: [StaleFile] = []) throws(CheckError) -> CheckOutcome {
        try Checker(configuration: folder.configuration, styles: folder.styles, only: only)
            .check(sources, staleFiles: staleFiles)
    }

    /// What a check found, against a baseline and within the scope.
    public struct Result: Sendable {
        /// Those to tell, sorted.
        public var findings: [Finding]
        /// How many the baseline lets pass, within the scope.
        public var known: Int
        public var suppressed: Int
        /// How many files were looked at.
        public var files: Int
        public var match: BaselineMatch
    }

    /// - Parameter baseline: With the name of its file; `nil` for none.
    public func result(of outcome: CheckOutcome, baseline: (file: String, content: Baseline)?) -> Result {
        let match = BaselineMatch(outcome.findings, with: baseline?.content ?? Baseline()) { key in
            (only?.contains(key.rule) ?? true) && scope.contains(key.file)
        }
        var findings = match.new.filter { scope.contains($0.place.path) }
        if let baseline { findings += stale(match, in: baseline.file) }
        return Result(
            findings: findings.sorted(by: Finding.isBefore), known: match.known.count { scope.contains($0.place.path) },
            suppressed: outcome.suppressed,
            files: sources.model.modules.flatMap(\.files).count { scope.contains($0.path) }, match: match)
    }

    private func stale(_ match: BaselineMatch, in file: String) -> [Finding] {
        let info = EngineRules.stale
        let setting = folder.configuration.rules[info.id]
        guard setting != .off else { return [] }
        var severity = info.severity
        if case .severity(let own)? = setting { severity = own }
        return match.stale.map { entry, gone, moved in
            let key = entry.key
            let hint = moved.map { "; the same is found in \"\($0)\" now, and --prune follows it there if the file was renamed" } ?? ""
            let count = gone == 1 ? "a finding" : "\(gone) findings"
            return Finding(
                rule: info.id, severity: severity, place: SourcePlace(path: file, line: entry.line ?? 1, column: 1),
                message: "the baseline lets \(count) of \"\(key.rule)\" about \"\(key.subject)\" in \"\(key.file)\" pass, "
                    + "which \(gone == 1 ? "is" : "are") gone\(hint); run scenery check --prune",
                subject: "\(key.rule) \(key.file) \(key.subject)")
        }
    }

    /// The rules that can be told about in this project.
    public var infos: [RuleInfo] { Checker.infos(folder.configuration) }
}
