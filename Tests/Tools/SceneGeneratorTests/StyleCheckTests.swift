import FileWriting
import Foundation
import Testing

@testable import SceneGenerator
@testable import Styles

@Suite("a style by folder alone") struct StyleCheckTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "Fixtures")

    @Test("Clean Swift, which is nothing but a folder, has no problems")
    func cleanSwift() {
        let folder = Self.fixtures.appending(path: "cleanswift")
        #expect(StyleCheck.problems(inFolder: folder, shownAs: "cleanswift") == [])
    }

    @Test("the bundled styles have no problems", arguments: StyleLibrary().names)
    func ours(_ name: String) throws {
        #expect(StyleCheck.problems(of: try StyleLibrary().style(named: name)) == [])
    }

    @Test("a template that cannot be rendered is named with its line")
    func badTemplate() throws {
        let folder = try copy()
        try folder.write("ok\n{% if broken %}\n", to: "cleanswift/Router.stencil")
        let problems = StyleCheck.problems(
            inFolder: folder.root.appending(path: "cleanswift"), shownAs: "cleanswift")
        #expect(problems.first?.file == "cleanswift/Router.stencil")
    }

    @Test("a role that no template declares is named")
    func missingRole() throws {
        let folder = try copy()
        try folder.write("// nothing", to: "cleanswift/Router.stencil")
        let problems = StyleCheck.problems(
            inFolder: folder.root.appending(path: "cleanswift"), shownAs: "cleanswift")
        #expect(problems.map(\.key) == ["roles.navigation"])
    }

    @Test("a project with the folder generates scenes in that style")
    func inProject() throws {
        let folder = try TemporaryProject()
        let project = try folder.app()
        let styles = project.root.appending(path: ".scenery/styles")
        try FileManager.default.createDirectory(at: styles, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Self.fixtures.appending(path: "cleanswift"), to: styles.appending(path: "cleanswift"))
        let plan = try SceneMaker(project: project).plan(
            SceneRequest(
                name: "About", style: "cleanswift", shows: ["title", "price:Decimal"], needs: ["Ride"]))
        #expect(plan.changes.contains { $0.path == "Sources/TripScenes/About/AboutInteractor.swift" })
        #expect(plan.notes == ["RideManager did not exist, so it was created too"])
    }

    private func copy() throws -> TemporaryProject {
        let folder = try TemporaryProject()
        try FileManager.default.copyItem(
            at: Self.fixtures.appending(path: "cleanswift"), to: folder.root.appending(path: "cleanswift"))
        return folder
    }
}
