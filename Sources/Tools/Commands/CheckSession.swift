import ArchitectureChecker
import ArchitectureRules
import ArgumentParser
import FileWriting
import Foundation
import Reporters
import SourceModel
import SwiftRules

/// A check from the command line: what was asked, what was found, and what can be done about it.
struct CheckSession {
    private let request: Request
    private let root: URL
    private let baseline: BaselineFile
    let result: CheckResult

    /// What was asked.
    struct Request {
        /// Files or folders of one project, at least one.
        var paths: [String]
        var only: [String]
        var changedSince: String?
        var includesUnused: Bool
        var baseline: String?
        var needsBaseline: Bool
        var usesCache: Bool
        /// Whether the project's rules in Swift run too.
        var runsSwiftRules: Bool

        /// Running what a repository contains is for a person to decide, so it is asked for; that it was not is said.
        fileprivate func swiftRules(of folder: ProjectFolder) -> RulePackage? {
            let package = RulePackage(of: folder) { Console.warn($0) }
            if runsSwiftRules, package == nil {
                Console.warn("there are no rules in Swift: scenery.yml names no package under swift-rules")
            }
            if !runsSwiftRules, let package {
                Console.warn("the rules in Swift of \(package.name) did not run; --swift-rules runs them")
            }
            return runsSwiftRules ? package : nil
        }

        fileprivate var locations: [URL] {
            paths.map { URL(filePath: $0, relativeTo: CheckSession.currentFolder) }
        }
    }

    private static var currentFolder: URL {
        URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    }

    /// Checks a project while no other command changes it, then does what changes files.
    ///
    /// What a killed command left is undone first: otherwise code that it fixed would be checked, and then be put back as
    /// it was.
    ///
    /// - Throws: `CheckError` when it cannot be checked, `FileWritingError` when files cannot be changed.
    static func changing(
        _ request: Request, dryRun: Bool,
        _ change: (CheckSession, FileTransaction) throws -> CheckSession
    ) throws -> CheckSession {
        let root = try ProjectFolder.root(around: request.locations[0])
        return try ProjectWriter(root).transaction(isDryRun: dryRun) { files in
            try change(try CheckSession(request), files)
        }
    }

    /// Checks a project. Where its configuration or a style of its own is not valid, another command may be in the middle
    /// of writing it, so it is read once more when no command changes the project.
    ///
    /// - Throws: `CheckError` when it cannot be checked.
    static func reading(_ request: Request) throws -> CheckSession {
        do { return try CheckSession(request) } catch CheckError.badConfiguration {
            return try changing(request, dryRun: true) { session, _ in session }
        }
    }

    /// - Throws: `CheckError` when it cannot be checked.
    init(_ request: Request) throws(CheckError) {
        self.request = request
        let locations = request.locations
        let folder = try ProjectFolder(around: locations[0])
        var changed: ChangedFiles?
        if let reference = request.changedSince {
            changed = try ChangedFiles(since: reference, in: folder.root)
        }
        let scope = try CheckScope(of: locations, in: folder.root, changed: changed)
        baseline = try BaselineFile(
            given: request.baseline, of: folder, currentFolder: Self.currentFolder,
            isNeeded: request.needsBaseline)
        let progress = ProgressLine()
        let sources = try ProjectSources.read(folder, usesCache: request.usesCache) {
            progress.show($0, of: $1)
        }
        progress.end()
        root = folder.root
        let file = baseline
        var checker = Checker(folder)
        checker.outside = request.swiftRules(of: folder)
        result = try checker.check(
            sources,
            CheckRequest(
                rules: request.only.isEmpty ? nil : Set(request.only), scope: scope,
                includesUnused: request.includesUnused,
                staleFiles: StaleMocks.files(of: sources.model, in: folder.root),
                baseline: file.content.map { (file.name, $0) }))
    }

    /// The result with the code that it points at.
    var report: Report {
        let locations = result.findings.flatMap { [$0.location] + $0.trail.map(\.location) }
        return Report(
            version: ToolVersion.current, root: root.pathWithoutSlash, result: result,
            excerpts: Excerpts.read(locations, in: root))
    }

    // MARK: Baseline

    /// Writes all current findings as the baseline.
    func writeBaseline(in files: FileTransaction, dryRun: Bool) throws {
        let all = result.all
        let new = Baseline(of: all)
        let count = all.count == 1 ? "1 finding" : "\(all.count) findings"
        try replace(
            new, in: files, dryRun: dryRun,
            "\(baseline.name): \(count) will be ignored; new ones fail the check")
    }

    /// Removes from the baseline what is no longer found.
    ///
    /// - Returns: The check with the new baseline; with `dryRun` this one.
    func prune(in files: FileTransaction, dryRun: Bool) throws -> CheckSession {
        guard let old = baseline.content else {
            throw CheckError.cannotRead(
                path: baseline.name, reason: "there is no baseline to prune; --write-baseline creates one")
        }
        let new = result.baseline.pruned(old) {
            FileManager.default.fileExists(atPath: root.appending(path: $0).pathWithoutSlash)
        }
        let gone = old.entries.map(\.count).reduce(0, +) - new.entries.map(\.count).reduce(0, +)
        try replace(
            new, in: files, dryRun: dryRun,
            "\(baseline.name): \(gone) removed, \(new.entries.count) entries left")
        guard !dryRun else { return self }
        return try CheckSession(request)
    }

    private func replace(
        _ new: Baseline, in files: FileTransaction, dryRun: Bool, _ words: String
    ) throws {
        guard !dryRun else {
            let old = baseline.content?.text ?? ""
            return Console.write(UnifiedDiff(from: old, to: new.text, path: baseline.name).text)
        }
        try baseline.write(new, in: files)
        Console.warn(words)
    }

    // MARK: Fixing

    /// Fixes the findings that can be fixed.
    ///
    /// - Returns: The check of the fixed code; with `dryRun` this one.
    func fix(in files: FileTransaction, dryRun: Bool) throws -> CheckSession {
        // A file that is not text, or that lies outside of the project, is left alone; the plan says so.
        let plan = FixPlan(result.findings) { files.text(of: $0) }
        try files.write(plan.files.map { FileChange($0.path, $0.new, kind: .edit(of: $0.old)) })
        for (finding, reason) in plan.left { Console.warn("\(finding.location): not fixed: \(reason)") }
        if dryRun {
            Console.write(plan.diff)
            Console.warn("would fix \(plan.fixed.count) of \(result.findings.count) findings")
            return self
        }
        guard !plan.files.isEmpty else { return self }
        Console.warn("fixed \(plan.fixed.count) in \(plan.files.count) files")
        return try CheckSession(request)
    }
}
