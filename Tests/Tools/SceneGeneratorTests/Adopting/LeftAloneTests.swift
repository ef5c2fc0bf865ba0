import FileWriting
import Foundation
import SourceModel
import Testing

@testable import SceneGenerator

@Suite("What adopting leaves to a person") struct LeftAloneTests {
    private let app: AdoptedProject

    init() throws { app = try AdoptedProject() }

    private func note(
        _ fixture: AdoptedProject.Case,
        draft: ProjectAdoption.Draft? = .init(text: AdoptedProject.mocks, problems: []),
        _ edit: (String) -> String, _ change: (inout AdoptionRequest) -> Void = { _ in }
    ) throws -> String {
        _ = try app.set(up: fixture, edit)
        let plan = try app.plan(draft: draft, change)
        #expect(plan.changes.isEmpty)
        return plan.notes.joined(separator: "\n")
    }

    @Test("tests for an older system get no mocks, and the note says what to do; --mocks adds them")
    func oldSystem() throws {
        for (fixture, old, new) in [
            (AdoptedProject.cases[0], "DEPLOYMENT_TARGET = 18.0", "DEPLOYMENT_TARGET = 14.1"),
            (AdoptedProject.cases[2], "\"18.0\"", "\"14.1\""),
            (AdoptedProject.cases[3], ".iOS(\"18.0\")", ".iOS(\"14.1\")"),
        ] {
            let note = try note(fixture, { $0.replacing(old, with: new) })
            #expect(note.contains("needs iOS 18"))
            #expect(note.contains("iOS 14.1; build them for a newer system, or pass --mocks"))
            #expect(try !app.plan { $0.mocks = true }.changes.isEmpty)
            try app.clear()
        }
        let package = try note(AdoptedProject.cases[4], { $0.replacing("6.1", with: "5.9") })
        #expect(package.contains("the plugin needs swift-tools-version: 6.1"))
        #expect(
            try note(AdoptedProject.cases[4], { $0.replacing("platforms: [.macOS(.v15)],", with: "") })
                .contains(
                    "macOS 15"))
    }

    @Test("targets that functions, other files or templates describe are left to a person")
    func elsewhere() throws {
        try app.write("", to: "A/A.swift")
        try app.write(
            "import ProjectDescription\nlet project = Project.app(name: \"A\", tests: true)\n",
            to: "Project.swift")
        #expect(
            try app.plan().notes.joined().contains("functions make its targets; add the mocks there by hand"))
        try FileManager.default.removeItem(at: app.root.appending(path: "Project.swift"))
        try app.write(
            "name: A\ninclude: [tests.yml]\ntargets:\n  A: {type: application}\n", to: "project.yml")
        #expect(try app.plan().notes.joined().contains("other files or templates describe its tests"))
    }

    @Test("an element joins a list that is an expression")
    func expressions() throws {
        _ = try app.set(up: AdoptedProject.cases[3]) {
            $0.replacing(
                "dependencies: [\n        .target", with: "dependencies: shared + [\n        .target"
            )
            .replacing("  settings: .settings", with: "  packages: ours,\n  settings: .settings")
        }
        _ = try app.adopt()
        let made = try app.text("Project.swift")
        #expect(made.contains("dependencies: [.package(product: \"SceneryTestKit\")] + shared + [\n"))
        #expect(made.contains("  packages: [.remote(url: "))
        #expect(made.contains("))] + ours,\n"))
        #expect(try app.plan().changes.isEmpty)
    }

    @Test("a package that depends on Scenery already needs the trait of the tools")
    func knownPackage() throws {
        let dependency = "platforms: [.macOS(.v15)],\n\tdependencies: [.package(path: \"../Scenery\")],"
        let note = try note(
            AdoptedProject.cases[4], { $0.replacing("platforms: [.macOS(.v15)],", with: dependency) })
        #expect(note.contains("is behind the trait \"Tools\""))
        _ = try app.set(up: AdoptedProject.cases[4]) {
            $0.replacing(
                "platforms: [.macOS(.v15)],",
                with: dependency.replacing("Scenery\")", with: "Scenery\", traits: [\"Tools\"])"))
        }
        _ = try app.adopt()
        #expect(try app.text("Package.swift").components(separatedBy: ".package(").count == 2)
        #expect(try app.text("Package.swift").contains("plugins: [.plugin(name: \"SceneryMocks\""))
    }

    @Test("the oldest systems are those of Package.swift")
    func systems() throws {
        let manifest = try String(
            contentsOf: URL(filePath: #filePath).appending(path: "../../../../../Package.swift")
                .standardizedFileURL,
            encoding: .utf8)
        let line = try #require(manifest.split(separator: "\n").first { $0.contains("platforms:") })
        for platform in PlatformVersions.all {
            #expect(line.contains(".\(platform.name)(.v\(platform.oldest))"))
        }
    }

    @Test("a target that is not there, several, none, and one that tests nothing are named")
    func targets() throws {
        let classic = AdoptedProject.cases[0]
        #expect(try note(classic, { $0 }, { $0.target = "Nope" }).contains("use one of MealTests"))
        #expect(
            try note(classic, { $0.replacing("bundle.unit-test", with: "bundle.ui-testing") })
                .contains("has no target of unit tests; add one"))
        let several = try note(
            classic, { $0.replacing("product-type.app-extension", with: "product-type.bundle.unit-test") })
        #expect(several.contains("several targets of unit tests: Share, MealTests; choose one with --target"))
        #expect(
            try note(classic, { $0.replacing("product-type.application", with: "product-type.tool") })
                .contains("depends on no app or framework"))
    }

    @Test(
        "mocks that fail, that the tests declare themselves, and a file of the person's own stop the mocks alone"
    )
    func drafts() throws {
        let classic = AdoptedProject.cases[0]
        #expect(
            try note(classic, draft: nil, { $0 }).contains(
                "cannot read the sources of Meal_Planner: App, Shared"))
        let faulty = ProjectAdoption.Draft(
            text: AdoptedProject.mocks, problems: ["App/A.swift:1:1: \"A\" is odd"])
        #expect(
            try note(classic, draft: faulty, { $0 }).contains("cannot be mocked, the first: App/A.swift:1:1"))
        try app.write("class ClockMock {}\n", to: "Unit Tests/MealTests.swift")
        _ = try app.write(try app.fixture(classic.name), to: classic.path)
        #expect(
            try app.plan().notes.joined().contains(
                "the tests declare 1 of the mocks themselves, as ClockMock"))
        try app.write("", to: "Unit Tests/MealTests.swift")
        try app.write("// mine", to: "Unit Tests/SceneryMocks.swift")
        #expect(try app.plan().notes.joined().contains("scenery mock did not write it; move it away"))
    }

    @Test("a setting that is in the way is named, and lines are printed where nothing can be added")
    func byHand() throws {
        let sandboxed = try note(
            AdoptedProject.cases[0],
            {
                $0.replacing(
                    "BUNDLE_LOADER = ", with: "ENABLE_USER_SCRIPT_SANDBOXING = YES;\n\t\t\t\tBUNDLE_LOADER = "
                )
            })
        #expect(sandboxed.contains("MealTests sets ENABLE_USER_SCRIPT_SANDBOXING to YES; set it to NO"))
        try app.clear()
        let flow = try note(
            AdoptedProject.cases[2],
            {
                $0.replacing(
                    "    dependencies:\n    - target: Ferry\n", with: "    dependencies: [{target: Ferry}]\n")
            })
        #expect(flow.contains("in which nothing can be added safely"))
        #expect(flow.contains("scenery mock Ferry --testable-import Ferry_App"))
        try app.clear()
        let made = try note(
            AdoptedProject.cases[3],
            {
                $0.replacing(
                    "dependencies: [\n        .target",
                    with: "dependencies: isShared ? shared : [\n        .target")
            })
        #expect(made.contains("left alone"))
    }
}
