import ArchitectureChecker
import ArchitectureRules
import ArgumentParser
import Foundation
import Reporters

/// `scenery check [PATH…]`
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Report where the code breaks the architecture that it chose.",
        discussion: """
            The whole project is read, so that names can be resolved; findings are reported for the given files and \
            folders. Exit codes: 0 nothing found, 1 something found, 2 the check could not run, 64 wrong \
            arguments.
            """)

    @Argument(help: "Files or folders of one project. The current folder by default.")
    var paths: [String] = []

    @Option(help: "A rule to check alone. Separate several with commas, or repeat the option.")
    var only: [String] = []

    @Option(
        help: ArgumentHelp("Report only files that differ from a branch, tag or commit.", valueName: "ref"))
    var changedSince: String?

    @Flag(help: "Fix what can be fixed, then report what is left.")
    var fix = false

    @Flag(
        help: "With --fix, --write-baseline or --prune: show what would change as a diff, and change nothing."
    )
    var dryRun = false

    @Option(help: "The format of the report: \(ReportFormats.names.joined(separator: ", ")).")
    var format = "text"

    @Option(help: "The file of findings to ignore. scenery-baseline.yml by default, if it exists.")
    var baseline: String?

    @Flag(help: "Write all current findings to the baseline.")
    var writeBaseline = false

    @Flag(help: "Remove from the baseline what is no longer found.")
    var prune = false

    @Flag(help: "Report warnings, but do not fail the check because of them.")
    var allowWarnings = false

    @Flag(help: "Also report findings in code that nothing in the project uses.")
    var unused = false

    @Flag(help: "Read every file again instead of using the cache.")
    var noCache = false

    @Flag(help: "Also build and run the project's rules in Swift, which is code of the project.")
    var swiftRules = false

    func validate() throws {
        if ReportFormats.reporter(named: format) == nil {
            throw ValidationError(
                "no format is named \"\(format)\"; use one of \(ReportFormats.names.joined(separator: ", "))")
        }
        if dryRun && !fix && !writeBaseline && !prune {
            throw ValidationError("--dry-run goes with --fix, --write-baseline or --prune")
        }
        if writeBaseline && (prune || fix) {
            throw ValidationError("--write-baseline goes with neither --prune nor --fix")
        }
        if writeBaseline && (!only.isEmpty || changedSince != nil || !paths.isEmpty && paths != ["."]) {
            throw ValidationError(
                "a baseline covers the whole project; omit --only, --changed-since and paths")
        }
    }

    func run() throws {
        let request = CheckSession.Request(
            paths: paths.isEmpty ? ["."] : paths, only: only.flatMap { ListOption.values($0) },
            changedSince: changedSince, includesUnused: unused, baseline: baseline,
            needsBaseline: !writeBaseline,
            usesCache: !noCache,
            runsSwiftRules: swiftRules)
        let last = changesFiles ? try change(request) : try CheckSession.reading(request)
        if writeBaseline { return }
        if dryRun { end(last) }
        let isTerminal =
            isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
        let reporter = ReportFormats.reporter(named: format, isColored: isTerminal)
        Console.write(reporter?.text(of: last.report) ?? "")
        end(last)
    }

    private var changesFiles: Bool { fix || writeBaseline || prune }

    private func change(_ request: CheckSession.Request) throws -> CheckSession {
        // A baseline that a person names may lie elsewhere, and the project in a folder that cannot be written.
        let changesProject = !dryRun && (fix || baseline == nil)
        return try CheckSession.changing(request, dryRun: !changesProject) { session, files in
            var session = session
            if writeBaseline { try session.writeBaseline(in: files, dryRun: dryRun) }
            if prune { session = try session.prune(in: files, dryRun: dryRun) }
            return fix ? try session.fix(in: files, dryRun: dryRun) : session
        }
    }

    /// Ends the process while the session is still there: the system reclaims its memory faster than all facts can
    /// be released.
    private func end(_ session: CheckSession) -> Never {
        withExtendedLifetime(session) {
            let code = session.result.exitCode(allowsWarnings: allowWarnings)
            Self.exit(withError: code == 0 ? nil : ExitCode(code))
        }
    }
}
