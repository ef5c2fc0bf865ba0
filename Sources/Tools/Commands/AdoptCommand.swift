import ArchitectureChecker
import ArgumentParser
import FileWriting
import Foundation
import MockGenerator
import MockRuns
import SceneGenerator

/// `scenery adopt [FOLDER]`
struct AdoptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Add Scenery to an existing app: its configuration, mocks and CI lines.",
        discussion: """
            Shows what would be added as a diff, and changes nothing without --write. For Xcode projects, project.yml of \
            XcodeGen, Project.swift of Tuist and Swift packages. Exit codes: 0 done, 2 the command could not run, 64 wrong \
            arguments.
            """)

    @Argument(help: "The app's folder. The current one by default.")
    var folder = "."

    @Flag(help: "Make the changes.")
    var write = false

    @Option(help: "The project of several: its path, or its folder.")
    var project: String?

    @Option(help: "The target of unit tests of several that gets the mocks.")
    var target: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Add mocks also where they may not fit, or never. Where they fit by default.")
    var mocks: Bool?

    @Option(
        help:
            "What checks each change: \(CheckService.names.joined(separator: ", ")); several with commas. What the repository uses by default."
    )
    var ci: String?

    @Option(help: "The Scenery package to depend on: a folder, URL, URL@VERSION or URL#BRANCH.")
    var scenery: String?

    func run() throws {
        let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        let root = URL(filePath: folder, directoryHint: .isDirectory, relativeTo: here).standardizedFileURL
        guard FileManager.default.fileExists(atPath: root.path(percentEncoded: false)) else {
            Console.fail("there is no folder \"\(folder)\"; check the path")
        }
        let request = AdoptionRequest(
            root: root, project: project, target: target, mocks: mocks,
            services: try ci.map(ListOption.checkServices))
        let made = try ProjectWriter(root).transaction(isDryRun: !write) { files in
            var plan = try ProjectAdoption(
                request, files, package: { try SceneryPackage.find(scenery) }, draft: MockDraft.make
            ).plan()
            let check = try CheckStart(root, files)
            plan.changes = check.changes + plan.changes
            plan.notes = check.notes + plan.notes
            try files.write(plan.changes)
            return (plan, check.summary)
        }
        report(made.0, made.1, root)
    }

    private func report(_ plan: Plan, _ summary: [String], _ root: URL) {
        summary.forEach(Console.say)
        guard !plan.changes.isEmpty else {
            Console.say("nothing to do")
            for note in plan.notes { Console.say("note: \(note)") }
            return
        }
        if !write {
            for change in plan.changes where change.path != CheckConfiguration.defaultBaseline {
                Console.write(Self.diff(change))
            }
        }
        PlanReport(plan: plan, root: root.lastPathComponent, isDryRun: !write)
            .lines(next: ["scenery check" + (folder == "." ? "" : " \(folder)")]).forEach(Console.say)
        if !write { ["", "nothing was changed; to make the changes, add --write"].forEach(Console.say) }
    }

    private static func diff(_ change: FileChange) -> String {
        // A path with blanks ends at a tab.
        let path = change.path.contains(" ") ? change.path + "\t" : change.path
        if case .edit(let old) = change.kind {
            return UnifiedDiff(from: old, to: change.text, path: path).text
        }
        let text = UnifiedDiff(from: "", to: change.text, path: path).text
        return "--- /dev/null\n" + text.drop { $0 != "\n" }.dropFirst()
    }
}

/// The configuration of the checker and today's findings, where there is no configuration yet.
private struct CheckStart {
    var changes: [FileChange] = []
    var notes: [String] = []
    var summary: [String] = []

    init(_ root: URL, _ files: FileTransaction) throws {
        guard !files.exists(CheckConfiguration.fileName) else { return }
        let adoption = try Adoption(of: root)
        changes = try adoption.changes()
        summary = adoption.summary.split(separator: "\n").map(String.init)
        guard files.exists(CheckConfiguration.defaultBaseline) else { return }
        changes.removeLast()
        notes.append(
            "\(CheckConfiguration.defaultBaseline) is there and stays as it is; to replace it: scenery check --write-baseline"
        )
    }
}

/// What `scenery mock` would write.
private enum MockDraft {
    static func make(of paths: [String], for module: String) -> ProjectAdoption.Draft? {
        // A folder of temporary files that cannot be made is a run that fails.
        try? TemporaryFolder.with { folder in
            let output = folder.appending(path: "Mocks.swift")
            var run = MockRun(
                sources: paths, output: output.path(percentEncoded: false),
                options: MockOptions(testableImports: [module]))
            run.readsConfiguration = true
            let outcome = run.run()
            guard outcome.exitCode != 2 else { return nil }
            let text = try String(contentsOf: output, encoding: .utf8)
            return ProjectAdoption.Draft(text: text, problems: outcome.leftOut.map { "\($0)" })
        }
    }
}
