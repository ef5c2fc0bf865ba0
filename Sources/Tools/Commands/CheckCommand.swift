import ArchitectureChecker
import ArchitectureRules
import ArgumentParser
import Foundation
import Reporters

/// `scenery check [PATH…]`
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Say where the code breaks the architecture that it chose.",
        discussion: """
            The whole project is read, so that names can be resolved; findings are told of the given files and \
            folders. Exit codes: 0 nothing found, 1 something found, 2 it could not be checked, 64 the arguments \
            are wrong.
            """)

    @Argument(help: "Files or folders of one project. The current folder by default.")
    var paths: [String] = []

    @Option(help: "A rule to check alone; several with commas between, or the option again.")
    var only: [String] = []

    @Option(help: ArgumentHelp("Tell only of files that differ from a branch, tag or commit.", valueName: "ref"))
    var changedSince: String?

    @Flag(help: "Mend what can be mended, then tell what is left.")
    var fix = false

    @Flag(help: "With --fix, --write-baseline or --prune: show what would change as a diff, and change nothing.")
    var dryRun = false

    @Option(help: "How findings are told: \(Reporters.names.joined(separator: ", ")).")
    var format = "text"

    @Option(help: "The file of findings to let pass. scenery-baseline.yml by default, where there is one.")
    var baseline: String?

    @Flag(help: "Write all findings there are to the baseline.")
    var writeBaseline = false

    @Flag(help: "Take out of the baseline what is no longer found.")
    var prune = false

    @Flag(help: "Warnings are told and do not fail the check.")
    var allowWarnings = false

    @Flag(help: "Read every file anew.")
    var noCache = false

    func validate() throws {
        if Reporters.reporter(named: format) == nil {
            throw ValidationError("no format is named \"\(format)\"; use one of \(Reporters.names.joined(separator: ", "))")
        }
        if dryRun && !fix && !writeBaseline && !prune {
            throw ValidationError("--dry-run goes with --fix, --write-baseline or --prune")
        }
        if writeBaseline && (prune || fix) { throw ValidationError("--write-baseline goes with neither --prune nor --fix") }
        if writeBaseline && (!only.isEmpty || changedSince != nil || !paths.isEmpty && paths != ["."]) {
            throw ValidationError("a baseline is written of the whole project; leave --only, --changed-since and paths out")
        }
    }

    func run() throws {
        var session = try CheckSession(
            paths: paths, only: only.flatMap { ListOption.values($0) }, changedSince: changedSince, baseline: baseline,
            needsBaseline: !writeBaseline, usesCache: !noCache)
        if writeBaseline { return try session.writeBaseline(dryRun: dryRun) }
        if prune { session = try session.prune(dryRun: dryRun) }
        let last = fix ? try session.fix(dryRun: dryRun) : session
        if dryRun { end(last) }
        let isTerminal = isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
        let reporter = Reporters.reporter(named: format, isColored: isTerminal)
        Console.write(reporter?.text(of: last.report) ?? "")
        end(last)
    }

    /// Ends the process while the session is still there: the system takes its memory back quicker than all facts can
    /// be released.
    private func end(_ session: CheckSession) -> Never {
        withExtendedLifetime(session) {
            let isFailing = session.findings.contains { !allowWarnings || $0.severity == .error }
            Self.exit(withError: isFailing ? ExitCode(1) : nil)
        }
    }
}
