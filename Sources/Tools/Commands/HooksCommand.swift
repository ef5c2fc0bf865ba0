import ArgumentParser
import Foundation
import XcodeTemplates

/// `scenery hooks …`
struct HooksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hooks", abstract: "Keep Xcode's templates current with Git hooks.",
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
        abstract: "Add lines to post-merge and post-commit that refresh the templates; existing lines stay.")

    func run() throws {
        let changed = try HooksCommand.hooks().install()
        Console.say(
            changed.isEmpty
                ? "the hooks are already installed" : "added to \(changed.joined(separator: " and "))"
        )
    }
}

/// `scenery hooks uninstall`
struct HooksUninstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uninstall", abstract: "Remove our lines from the hooks.")

    func run() throws {
        let changed = try HooksCommand.hooks().uninstall()
        Console.say(
            changed.isEmpty
                ? "the hooks are not installed" : "removed from \(changed.joined(separator: " and "))")
    }
}
