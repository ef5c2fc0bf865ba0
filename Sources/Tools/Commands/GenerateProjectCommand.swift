import ArgumentParser
import Foundation
import SceneGenerator

/// `scenery generate project`
struct GenerateProjectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "project", abstract: "Create the project with which the app opens in Xcode.",
        discussion: """
            The app has the host uikit or swiftui in scenery.yml; the first of them shows it. Scenes that are added later \
            need no change to the project.
            """)

    @Option(help: "What is made: \(ProjectKind.names.joined(separator: ", ")).")
    var kind = "xcode"

    @Option(help: "The Scenery package to depend on: a folder, URL, URL@VERSION or URL#BRANCH.")
    var scenery: String?

    @OptionGroup var writing: WritingOptions

    func run() throws {
        let kind = try ListOption.projectKind(kind)
        try writing.carryOut { root in
            let project = try Project(at: root)
            let package = try SceneryPackage.find(scenery)
            return (try ProjectMaker(project: project).plan(kind, scenery: package), [])
        }
    }
}
