import ArgumentParser
import Foundation
import XcodeTemplates

/// `scenery hooks …`
struct HooksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hooks", abstract: "Keep Xcode's templates current with git hooks.",
        subcommands: [HooksInstallCommand.self, HooksUninstallCommand.self])

    static func hooks() throws -> GitHooks {
        let folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        return GitHooks(hooks: try GitRepository(around: folder).hooks)
    }
}

/// `scenery hooks install`
struct HooksInstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: "Add to post-merge and post-commit what refreshes the templates; what is there stays.")

    func run() throws {
        let changed = try HooksCommand.hooks().install()
        Console.say(changed.isEmpty ? "the hooks are there already" : "added to \(changed.joined(separator: " and "))")
    }
}

/// `scenery hooks uninstall`
struct HooksUninstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uninstall", abstract: "Take our lines out of the hooks again.")

    func run() throws {
        let changed = try HooksCommand.hooks().uninstall()
        Console.say(changed.isEmpty ? "nothing of ours is in the hooks" : "removed from \(changed.joined(separator: " and "))")
    }
}
