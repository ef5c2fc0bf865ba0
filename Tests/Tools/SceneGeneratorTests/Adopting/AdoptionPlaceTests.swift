import FileWriting
import Foundation
import SourceModel
import Testing

@testable import SceneGenerator

@Suite("Which project adopts, and its CI") struct AdoptionPlaceTests {
    private let app: AdoptedProject

    init() throws { app = try AdoptedProject() }

    @Test("no project, several, and one that cannot be read are errors that say what to do")
    func projects() throws {
        #expect(throws: GenerationError.self) { try app.plan() }
        _ = try app.set(up: AdoptedProject.cases[0])
        try app.write(try app.fixture("synchronized.pbxproj"), to: "Tram.xcodeproj/project.pbxproj")
        var message = #expect(throws: GenerationError.self) { try app.plan() }?.description ?? ""
        #expect(
            message == "there are several projects: Meal.xcodeproj, Tram.xcodeproj; choose one with --project"
        )
        #expect(try !app.plan { $0.project = "./Meal.xcodeproj" }.changes.isEmpty)
        message =
            #expect(throws: GenerationError.self) { try app.plan { $0.project = "Mael" } }?.description ?? ""
        #expect(message.contains("there is no project \"Mael\"; use one of Meal.xcodeproj, Tram.xcodeproj"))
        for (text, words) in [
            ("{ objects = (", "not a project in the text format of Xcode"),
            ("<<<<<<< HEAD\n{}\n", "it has a merge conflict in line 1; resolve it"),
        ] {
            try app.write(text, to: "Meal.xcodeproj/project.pbxproj")
            let error = #expect(throws: GenerationError.self) {
                try app.plan { $0.project = "Meal.xcodeproj" }
            }
            #expect(error?.description.contains(words) == true)
        }
    }

    @Test("a manifest stands before the project that is made from it, and a project below before none")
    func choice() throws {
        _ = try app.set(up: AdoptedProject.cases[2])
        try app.write(try app.fixture("synchronized.pbxproj"), to: "Ferry.xcodeproj/project.pbxproj")
        #expect(try app.plan().changes.contains { $0.path == "project.yml" })
        try FileManager.default.removeItem(at: app.root.appending(path: "project.yml"))
        try FileManager.default.removeItem(at: app.root.appending(path: "Ferry.xcodeproj"))
        let fixture = AdoptedProject.cases[1]
        for file in fixture.files { try app.write("", to: "ios/" + file) }
        try app.write(try app.fixture(fixture.name), to: "ios/" + fixture.path)
        let changes = try app.plan().changes.map(\.path)
        #expect(Set(changes) == ["ios/Tram.xcodeproj/project.pbxproj", "ios/TramTests/SceneryMocks.swift"])
    }

    // MARK: CI

    @Test("CI lines go into a new workflow, and behind the jobs of GitLab, once")
    func services() throws {
        _ = try app.set(up: AdoptedProject.cases[1])
        try app.write(try app.fixture("gitlab-ci.yml"), to: ".gitlab-ci.yml")
        let plan = try app.adopt { $0.services = [.github, .gitlab] }
        #expect(plan.notes.filter { $0.hasPrefix("ci:") }.isEmpty)
        try app.compare(".github/workflows/scenery.yml", with: "adopted-github.yml")
        try app.compare(".gitlab-ci.yml", with: "adopted-gitlab-ci.yml")
        app.expectOnlyInsertions(try app.fixture("gitlab-ci.yml"), try app.text(".gitlab-ci.yml"))
        #expect(try app.plan { $0.services = nil }.changes.isEmpty)
        try app.write("jobs: { a: { run: scenery check } }", to: ".github/workflows/own.yml")
        try FileManager.default.removeItem(at: app.root.appending(path: ".github/workflows/scenery.yml"))
        #expect(try app.plan { $0.services = nil }.changes.isEmpty)
    }

    @Test("a package on this machine is named in CI by a variable, and a note says so")
    func localPackage() throws {
        _ = try app.set(up: AdoptedProject.cases[1])
        let plan = try app.adopt(
            package: .folder(app.root.appending(path: "../Scenery").standardizedFileURL.path())
        ) {
            $0.services = [.github]
        }
        #expect(try app.text(AdoptedProject.cases[1].path).contains("relativePath = \"../Scenery\";"))
        #expect(try app.text(".github/workflows/scenery.yml").contains("${{ vars.SCENERY_REPOSITORY }}"))
        #expect(plan.notes.contains { $0.contains("set the variable SCENERY_REPOSITORY") })
        #expect(plan.notes.contains { $0.contains("pass --scenery URL for a team") })
    }
}
