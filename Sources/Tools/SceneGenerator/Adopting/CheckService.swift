import FileWriting
import Foundation

/// The service that checks each change of a repository, and the lines with which it runs the checker.
public enum CheckService: String, Sendable, CaseIterable {
    case github, gitlab, none

    public static var names: [String] { allCases.map(\.rawValue) }

    /// Those that the repository uses; GitHub where it shows none.
    static func used(in files: FileTransaction) -> [CheckService] {
        let isGitLab = files.exists(Self.gitlabFile)
        let isGitHub = files.exists(".github/workflows")
        return (isGitHub || !isGitLab ? [.github] : []) + (isGitLab ? [.gitlab] : [])
    }

    static let githubFile = ".github/workflows/scenery.yml"
    static let gitlabFile = ".gitlab-ci.yml"
    /// Where the address of the package comes from if it is a folder on this machine.
    static let variable = "SCENERY_REPOSITORY"
}

/// The lines of a service.
struct CheckLines {
    let package: SceneryPackage
    /// Commands beside the check, in the root's folder.
    let commands: [String]

    /// The commands that install the tool and run it.
    private func steps(format: String) -> [String] {
        let (address, branch) =
            switch package {
            case .folder: ("\"$\(CheckService.variable)\"", "")
            case .repository(let url, .branch(let branch)): ("\"\(url)\"", " --branch \"\(branch)\"")
            case .repository(let url, .from(let version)): ("\"\(url)\"", " --branch \"\(version)\"")
            }
        return [
            "apt-get update && apt-get install -y --no-install-recommends git make libsqlite3-dev",
            "git clone --depth 1\(branch) \(address) /tmp/scenery", "make -C /tmp/scenery install",
            "scenery check\(format)",
        ] + commands
    }

    private var needsVariable: Bool { if case .folder = package { true } else { false } }

    /// The workflow for GitHub Actions.
    var workflow: String {
        let variable =
            needsVariable
            ? "    env:\n      \(CheckService.variable): ${{ vars.\(CheckService.variable) }}\n" : ""
        return """
            # The architecture of the app: `scenery check` and scenery.yml.
            name: Scenery
            on:
              pull_request:
              push:
                branches: [main, master]
            jobs:
              architecture:
                runs-on: ubuntu-latest
                container: swift:6.3
            \(variable)    steps:
                  - uses: actions/checkout@v4

            """ + steps(format: " --format github").map { "      - run: \(Self.scalar($0))\n" }.joined()
    }

    /// The job for GitLab, with the stage that it runs in where there are stages.
    func job(stage: String?) -> [String] {
        ["# The architecture of the app: `scenery check` and scenery.yml.", "scenery:"]
            + (stage.map { ["  stage: \($0)"] } ?? []) + ["  image: swift:6.3", "  script:"]
            + steps(format: "").map { "    - \(Self.scalar($0))" }
    }

    /// A command as YAML reads it, in quotation marks where it would read something else.
    private static func scalar(_ command: String) -> String {
        guard command.contains(": ") || command.contains(" #") else { return command }
        return "'" + command.replacing("'", with: "''") + "'"
    }

    /// What a person has to do beside.
    func note(_ service: CheckService) -> [String] {
        guard needsVariable else { return [] }
        let name = service == .github ? "GitHub" : "GitLab"
        return [
            "ci: set the variable \(CheckService.variable) of the repository on \(name) to the address of the package Scenery, or pass --scenery URL"
        ]
    }
}

/// Adds the lines of a service to a repository.
struct CheckServicePlan {
    private(set) var changes: [FileChange] = []
    private(set) var notes: [String] = []

    init(
        _ services: [CheckService], _ lines: CheckLines, root: URL, _ files: FileTransaction
    ) throws(GenerationError) {
        guard Self.isRepository(root) else {
            notes.append(
                "ci: this folder is not the repository's own; add to its CI, in this folder: scenery check")
            return
        }
        for service in services where service != .none {
            if service == .github { github(lines, root, files) } else { try gitlab(lines, files) }
        }
    }

    /// Services read their files in the repository's own folder.
    private static func isRepository(_ root: URL) -> Bool {
        let files = FileManager.default
        var folder = root.standardizedFileURL
        guard !files.fileExists(atPath: folder.appending(path: ".git").path(percentEncoded: false)) else {
            return true
        }
        while folder.path() != "/" {
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            guard parent.path() != folder.path() else { break }
            if files.fileExists(atPath: parent.appending(path: ".git").path(percentEncoded: false)) {
                return false
            }
            folder = parent
        }
        return true
    }

    private mutating func github(_ lines: CheckLines, _ root: URL, _ files: FileTransaction) {
        let folder = root.appending(path: ".github/workflows").path(percentEncoded: false)
        // A folder that is not there has no files.
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let isChecked = names.contains { files.text(of: ".github/workflows/\($0)").map(Self.checks) ?? false }
        guard !isChecked, !files.exists(CheckService.githubFile) else { return }
        changes.append(FileChange(CheckService.githubFile, lines.workflow))
        notes += lines.note(.github)
    }

    private mutating func gitlab(_ lines: CheckLines, _ files: FileTransaction) throws(GenerationError) {
        let file = CheckService.gitlabFile
        guard files.exists(file) else {
            changes.append(FileChange(file, lines.job(stage: nil).map { $0 + "\n" }.joined()))
            notes += lines.note(.gitlab)
            return
        }
        let text = try AdoptedFile.text(of: file, files)
        guard !Self.checks(text) else { return }
        var yaml = YAMLLines(text)
        let keys = yaml.keys(of: yaml.root)
        guard !keys.contains(where: { $0.name == "scenery" }) else {
            notes.append("ci: \(file) has a job \"scenery\" that runs no check; let it run: scenery check")
            return
        }
        let end = yaml.root.body.isEmpty ? [] : [""]
        yaml.add(end + lines.job(stage: Self.stage(keys, yaml)), to: yaml.root, column: 0)
        changes.append(FileChange(file, yaml.insertions.text, kind: .edit(of: text)))
        notes += lines.note(.gitlab)
    }

    static func checks(_ text: String) -> Bool {
        text.contains("scenery check") || text.contains("scenery-check")
    }

    /// A job without a stage is in `test`, which a list of stages need not have.
    private static func stage(_ keys: [(name: String, block: YAMLLines.Block)], _ yaml: YAMLLines) -> String?
    {
        guard let stages = keys.first(where: { $0.name == "stages" })?.block else { return nil }
        let names =
            stages.inline.isEmpty
            ? yaml.items(of: stages)
            : stages.inline.trimmingCharacters(in: CharacterSet(charactersIn: "[] ")).split(separator: ",")
                .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"'")) }
        return names.contains("test") ? nil : names.first
    }
}
