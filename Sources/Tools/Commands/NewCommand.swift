import ArgumentParser
import FileWriting
import Foundation
import SceneGenerator

/// `scenery new APP`
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Create an app as a Swift package, with its first scene and tests.")

    @Argument(help: "The app's name; its folder and modules are called after it.")
    var app: String

    @Option(help: "The style of its scenes: vip, viper, simple, mvvm.")
    var style = "vip"

    @Option(help: "Where people see it: terminal, web, uikit, swiftui, separated by commas.")
    var hosts = "terminal,web"

    @Option(
        help: """
            The project of an app with the host uikit or swiftui: xcode, xcodegen, tuist or none. xcode by default.
            """)
    var project: String?

    @Option(help: "The Scenery package to depend on: a folder, URL, URL@VERSION or URL#BRANCH.")
    var scenery: String?

    @Flag(name: .customLong("dry-run"), help: "Show what would be created, and create nothing.")
    var isDryRun = false

    @Flag(help: "Overwrite files in an existing folder.")
    var force = false

    func run() throws {
        let current = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        let hosts = try ListOption.hosts(hosts)
        let request = AppRequest(
            name: app, style: style, hosts: hosts, scenery: try SceneryPackage.find(scenery),
            project: try kind(of: hosts))
        let (plan, root) = try AppMaker(in: current).plan(request)
        try write(plan, to: root)
        let name = root.lastPathComponent
        let report = PlanReport(plan: plan, root: name, isDryRun: isDryRun)
        report.lines(next: ["cd \(name) && swift test", "swift run \(name)"]).forEach(Console.say)
    }

    private func kind(of hosts: [AppHost]) throws(GenerationError) -> ProjectKind? {
        guard let project else { return hosts.contains(where: \.isOfApple) ? .xcode : nil }
        return project == "none" ? nil : try ListOption.projectKind(project)
    }

    private func write(_ plan: Plan, to root: URL) throws {
        let isThere = FileManager.default.fileExists(atPath: root.path(percentEncoded: false))
        guard force, isThere else {
            let writer = NewProjectWriter(root)
            return isDryRun ? try writer.check() : try writer.write(plan.changes)
        }
        try ProjectWriter(root).transaction(isDryRun: isDryRun) {
            try $0.write(plan.changes, overwriting: true)
        }
    }
}
