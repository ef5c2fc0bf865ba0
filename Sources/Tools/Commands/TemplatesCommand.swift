import ArgumentParser
import Foundation
import XcodeTemplates

/// `scenery templates …`
struct TemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates", abstract: "Install the templates into Xcode, or remove them.",
        subcommands: [TemplatesInstallCommand.self, TemplatesUninstallCommand.self])
}

/// Where the templates are installed.
struct TemplateFolderOption: ParsableArguments {
    @Option(help: ArgumentHelp("The folder to use instead of Xcode's own.", valueName: "dir"))
    var into: String?

    var folder: XcodeTemplateFolder {
        into.map { XcodeTemplateFolder(URL(filePath: $0, directoryHint: .isDirectory)) }
            ?? XcodeTemplateFolder()
    }
}

/// `scenery templates install`
struct TemplatesInstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: "Install every style's templates into Xcode, in a group named Scenery.")

    @OptionGroup var option: TemplateFolderOption

    func run() throws {
        let templates = try XcodeTemplateMaker(styles: StyleCommand.library()).templates()
        try option.folder.install(templates)
        Console.say("installed \(templates.count) templates in \(option.folder.path)")
    }
}

/// `scenery templates uninstall`
struct TemplatesUninstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uninstall", abstract: "Remove our templates; others stay.")

    @OptionGroup var option: TemplateFolderOption

    func run() throws {
        let count = try option.folder.uninstall()
        Console.say("removed \(count) templates from \(option.folder.path)")
    }
}
