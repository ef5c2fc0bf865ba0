import ArchitectureChecker
import ArchitectureRules
import ArgumentParser
import Foundation
import Reporters
import SceneGenerator
import SourceModel

/// A check from the command line: what was asked, what was found, and what can be done about it.
struct CheckSession {
    private let request: Request
    private let checked: CheckRun
    private let outcome: CheckOutcome
    private let baseline: BaselineFile
    private let result: CheckRun.Result

    private struct Request {
        var paths: [String]
        var only: [String]
        var changedSince: String?
        var baseline: String?
        var needsBaseline: Bool
        var usesCache: Bool
    }

    private static var currentFolder: URL {
        URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    }

    /// - Throws: `CheckError` when it cannot be checked.
    init(
        paths: [String], only: [String], changedSince: String?, baseline: String?, needsBaseline: Bool, usesCache: Bool
    ) throws(CheckError) {
        try self.init(Request(
            paths: paths.isEmpty ? ["."] : paths, only: only, changedSince: changedSince, baseline: baseline,
            needsBaseline: needsBaseline, usesCache: usesCache))
    }

    private init(_ request: Request) throws(CheckError) {
        self.request = request
        let places = request.paths.map { URL(filePath: $0, relativeTo: Self.currentFolder) }
        let folder = try ProjectFolder(around: places[0])
        var changed: ChangedFiles?
        if let reference = request.changedSince { changed = try ChangedFiles(since: reference, in: folder.root) }
        let scope = try CheckScope(of: places, in: folder.root, changed: changed)
        baseline = try BaselineFile(
            given: request.baseline, of: folder, currentFolder: Self.currentFolder, isNeeded: request.needsBaseline)
        let progress = ProgressLine()
        let sources = try ProjectSources.read(folder, usesCache: request.usesCache) { progress.tell($0, of: $1) }
        progress.end()
        checked = try CheckRun(folder, sources: sources, only: request.only, scope: scope)
        outcome = try checked.check(staleFiles: StaleMocks.files(of: sources.model, in: folder.root))
        let file = baseline
        result = checked.result(of: outcome, baseline: file.content.map { (file.name, $0) })
    }

    private var root: URL { checked.folder.root }

    /// Those to tell.
    var findings: [Finding] { result.findings }

    /// What is told.
    var report: Report {
        let places = result.findings.flatMap { [$0.place] + $0.trail.map(\.place) }
        return Report(
            version: SceneryCommand.configuration.version, root: root.pathWithoutSlash, findings: result.findings,
            excerpts: Excerpts.read(places, in: root), rules: checked.infos,
            counts: Report.Counts(files: result.files, known: result.known, suppressed: result.suppressed))
    }

    // MARK: Baseline

    /// Writes all findings there are as the baseline.
    func writeBaseline(dryRun: Bool) throws(CheckError) {
        let new = Baseline(of: outcome.findings)
        let count = outcome.findings.count == 1 ? "1 finding" : "\(outcome.findings.count) findings"
        try replace(new, dryRun: dryRun, "\(baseline.name): \(count) will be let pass; new ones fail")
    }

    /// Takes out of the baseline what is no longer found.
    ///
    /// - Returns: The check with the new baseline; with `dryRun` this one.
    func prune(dryRun: Bool) throws(CheckError) -> CheckSession {
        guard let old = baseline.content else {
            throw .cannotRead(path: baseline.name, reason: "there is no baseline to prune; --write-baseline makes one")
        }
        let new = result.match.pruned(old) { FileManager.default.fileExists(atPath: root.appending(path: $0).pathWithoutSlash) }
        let gone = old.entries.map(\.count).reduce(0, +) - new.entries.map(\.count).reduce(0, +)
        try replace(new, dryRun: dryRun, "\(baseline.name): \(gone) taken out, \(new.entries.count) entries left")
        guard !dryRun else { return self }
        return try CheckSession(request)
    }

    private func replace(_ new: Baseline, dryRun: Bool, _ words: String) throws(CheckError) {
        guard !dryRun else {
            let old = baseline.content?.text ?? ""
            return Console.write(UnifiedDiff(from: old, to: new.text, path: baseline.name).text)
        }
        try baseline.write(new)
        Console.warn(words)
    }

    // MARK: Fixing

    /// Mends what can be mended.
    ///
    /// - Returns: The check of the mended code; with `dryRun` this one.
    func fix(dryRun: Bool) throws -> CheckSession {
        let plan = FixPlan(result.findings) { path in
            // A file that is no text is left alone; the plan says so.
            try? String(contentsOf: root.appending(path: path), encoding: .utf8)
        }
        for (finding, reason) in plan.left { Console.warn("\(finding.place): not mended: \(reason)") }
        if dryRun {
            Console.write(plan.diff)
            Console.warn("would mend \(plan.mended.count) of \(result.findings.count) findings")
            return self
        }
        guard !plan.files.isEmpty else { return self }
        for file in plan.files {
            let now = try? String(contentsOf: root.appending(path: file.path), encoding: .utf8)
            guard now == file.old else {
                throw CheckError.cannotWrite(path: file.path, reason: "it has changed meanwhile; run the check again")
            }
        }
        let changes = plan.files.map { FileChange($0.path, $0.new, kind: .edit) }
        try ProjectWriter(root: root).write(Plan(changes: changes), force: false)
        Console.warn("mended \(plan.mended.count) in \(plan.files.count) files")
        return try CheckSession(request)
    }
}
