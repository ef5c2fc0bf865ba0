import FileWriting
import Foundation
import SourceModel
import Testing

@testable import SceneGenerator

/// Compares what is added to the files of an app, file by file. `UPDATE_SNAPSHOTS=1` writes the results again and fails
/// that once.
@Suite("Adopting an existing app") struct AdoptionTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/adopt")
    private static let url = SceneryPackage.repository("https://example.com/Scenery.git", .from("1.2.0"))
    private static let mocks = """
        // Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
        // swift-format-ignore-file

        @testable import App
        import SceneryTestKit

        final class ClockMock: Clock, Sendable {
        }

        """

    private let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    private func fixture(_ name: String) throws -> String {
        try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    }

    private func plan(
        package: SceneryPackage = url, draft: ProjectAdoption.Draft? = .init(text: mocks, problems: []),
        _ change: (inout AdoptionRequest) -> Void = { _ in }
    ) throws -> Plan {
        var request = AdoptionRequest(root: project.root, services: [.none])
        change(&request)
        return try ProjectWriter(project.root).transaction { files in
            try ProjectAdoption(request, files, package: { package }, draft: { _, _ in draft }).plan()
        }
    }

    private func adopt(
        package: SceneryPackage = url, _ change: (inout AdoptionRequest) -> Void = { _ in }
    ) throws -> Plan {
        let plan = try plan(package: package, change)
        try ProjectWriter(project.root).write(plan.changes)
        return plan
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: project.root.appending(path: path), encoding: .utf8)
    }

    private func compare(_ path: String, with name: String) throws {
        let made = try text(path)
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try Data(made.utf8).write(to: Self.folder.appending(path: name))
            Issue.record("wrote \(name); run again without UPDATE_SNAPSHOTS")
            return
        }
        #expect(try made == fixture(name))
    }

    /// The bytes of the old text are in the new one, in their order.
    private func expectOnlyInsertions(_ old: String, _ new: String) {
        var rest = new.utf8[...]
        for byte in old.utf8 {
            guard let found = rest.firstIndex(of: byte) else {
                Issue.record("a byte is gone")
                return
            }
            rest = rest[rest.index(after: found)...]
        }
    }

    /// Removes everything that a test has set up.
    private func clear() throws {
        for name in try FileManager.default.contentsOfDirectory(
            atPath: project.root.path(percentEncoded: false))
        {
            try FileManager.default.removeItem(at: project.root.appending(path: name))
        }
    }

    private struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let path: String
        let files: [String]
        let mocks: String?
        var testDescription: String { name }
    }

    private static let cases = [
        Case(
            name: "classic.pbxproj", path: "Meal.xcodeproj/project.pbxproj",
            files: [
                "App/AppDelegate.swift", "App/MealView.swift", "App/Price & Tax.swift", "Shared/Shared.swift",
                "Share/ShareView.swift", "Unit Tests/MealTests.swift",
            ], mocks: "Unit Tests/SceneryMocks.swift"),
        Case(
            name: "synchronized.pbxproj", path: "Tram.xcodeproj/project.pbxproj",
            files: ["Tram/TramApp.swift", "TramTests/TramTests.swift"], mocks: "TramTests/SceneryMocks.swift"),
        Case(
            name: "project.yml", path: "project.yml",
            files: ["Ferry/App.swift", "FerryTests/FerryTests.swift"],
            mocks: "FerryTests/SceneryMocks.swift"),
        Case(
            name: "Project.swift.txt", path: "Project.swift",
            files: ["Canal/App.swift", "CanalTests/CanalTests.swift"], mocks: "CanalTests/SceneryMocks.swift"),
        Case(
            name: "Package.swift.txt", path: "Package.swift",
            files: [
                "Sources/Kiosk/main.swift", "Sources/KioskCore/Core.swift",
                "Tests/KioskCoreTests/CoreTests.swift",
            ], mocks: nil),
    ]

    private func set(up fixture: Case, _ edit: (String) -> String = { $0 }) throws -> String {
        for file in fixture.files { try project.write("// \(file)\n", to: file) }
        let text = edit(try self.fixture(fixture.name))
        try project.write(text, to: fixture.path)
        return text
    }

    @Test("the project's file gets exactly these lines, and none of it changes", arguments: cases)
    private func golden(_ fixture: Case) throws {
        let old = try set(up: fixture)
        let plan = try adopt()
        #expect(Set(plan.changes.map(\.path)) == Set([fixture.path] + [fixture.mocks].compactMap { $0 }))
        expectOnlyInsertions(old, try text(fixture.path))
        if let mocks = fixture.mocks { #expect(try text(mocks) == Self.mocks) }
        try compare(fixture.path, with: "adopted-" + fixture.name)
        #expect(try self.plan().changes.isEmpty)
    }

    @Test("line ends, the last line and indentation stay as they are", arguments: cases)
    private func lineEnds(_ fixture: Case) throws {
        let old = try set(up: fixture) { text in
            String(text.replacing("\n", with: "\r\n").dropLast())
        }
        _ = try adopt()
        let new = try text(fixture.path)
        #expect(!new.replacing("\r\n", with: "").unicodeScalars.contains("\n"))
        #expect(new.hasSuffix("\n") == old.hasSuffix("\n"))
        #expect(
            try new.replacing("\r\n", with: "\n")
                == String(self.fixture("adopted-" + fixture.name).dropLast()))
        #expect(try self.plan().changes.isEmpty)
    }

    @Test("a project of each version of Xcode gets the same lines", arguments: [46, 50, 54, 56, 77])
    func versions(_ version: Int) throws {
        let fixture = Self.cases[0]
        _ = try set(up: fixture) { $0.replacing("objectVersion = 46;", with: "objectVersion = \(version);") }
        _ = try adopt()
        let made = try text(fixture.path).replacing(
            "objectVersion = \(version);", with: "objectVersion = 46;")
        #expect(try made == self.fixture("adopted-" + fixture.name))
    }

    @Test("both readers find what was there and what was added", arguments: cases.prefix(2))
    private func readBack(_ fixture: Case) throws {
        let old = try set(up: fixture)
        let before = try #require(ProjectListing.xcode(old))
        _ = try adopt()
        let after = try #require(ProjectListing.xcode(try text(fixture.path)))
        #expect(before.map(\.name) == after.map(\.name))
        let changed = zip(before, after).filter { $0 != $1 }
        #expect(changed.count == 1)
        #expect(changed.first?.1.dependencies.last == "SceneryTestKit")
        let module = try ProjectReader(root: project.root.path(percentEncoded: false)).read().modules
            .first { $0.isTest }
        #expect(module?.files.contains { $0.path == fixture.mocks } == true)
    }

    @Test("what is there in part is completed, and what a person changed stays")
    func parts() throws {
        let fixture = Self.cases[0]
        _ = try set(up: fixture)
        _ = try adopt()
        let whole = try text(fixture.path)
        // A script of the person's own, and a phase of another name.
        let edited = whole.replacing("Scenery mocks", with: "Our mocks").replacing(
            "--testable-import", with: "--only Clock --testable-import")
        try project.write(edited, to: fixture.path)
        #expect(try plan().changes.isEmpty)
        // The test kit is linked, the phase is gone.
        let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
        let id = try #require(lines.first { $0.hasSuffix("/* Scenery mocks */,") }).split(separator: " ")[0]
            .drop { $0 == "\t" }
        try project.write(
            lines.filter { !$0.hasSuffix("/* Scenery mocks */,") }.joined(separator: "\n")
                .replacing(id, with: "AB10000000000000000009FF"), to: fixture.path)
        _ = try adopt()
        let again = try text(fixture.path)
        #expect(again.components(separatedBy: "productName = SceneryTestKit;").count == 2)
        #expect(again.components(separatedBy: "path = \"Unit Tests/SceneryMocks.swift\"").count == 2)
        #expect(try plan().changes.isEmpty)
    }

    @Test("identities are those of no other object")
    func identities() throws {
        let fixture = Self.cases[1]
        _ = try set(up: fixture)
        _ = try adopt()
        let made = try #require(XcodeProjectFile(try text(fixture.path)))
        let taken = try #require(made.objects.entries.map(\.key).first { $0.hasPrefix("5CEA") })
        _ = try set(up: fixture) { $0.replacing("AB1000000000000000000011", with: taken) }
        _ = try adopt()
        let other = try #require(XcodeProjectFile(try text(fixture.path)))
        #expect(other.objects.entries.count == made.objects.entries.count)
        #expect(
            other.object(taken)?.value["isa"]?.text
                == made.object("AB1000000000000000000011")?.value["isa"]?.text)
    }

    @Test("one line for objects, spaces, no comments, and no trailing commas are read and kept")
    func unusual() throws {
        let fixture = Self.cases[1]
        let old = try set(up: fixture) { text in
            text.replacing(#/\ ?/\*\ .*?\ \*//#, with: "").replacing("\t", with: "  ")
                .replacing(#/,\n(\ *)\)/#) { "\n\($0.output.1))" }
        }
        #expect(!old.contains("/*"))
        _ = try adopt()
        let new = try text(fixture.path)
        #expect(!new.contains("\t"))
        #expect(
            try #require(XcodeProjectFile(new)).objects.entries.count == XcodeProjectFile(old)!.objects
                .entries.count + 4)
        #expect(try plan().changes.isEmpty)
    }

    @Test("the module is the one that the tests import, where the project's own file does not say it")
    func module() throws {
        for (imports, module) in [
            ("", "Meal_Planner"), ("@testable import Meal\n", "Meal"),
            ("@testable import Meal\n@testable import Meal_Planner\n", "Meal_Planner"),
            ("@testable import One\n@testable import Two\n", "Meal_Planner"),
        ] {
            _ = try set(up: Self.cases[0])
            try project.write(imports, to: "Unit Tests/MealTests.swift")
            let change = try #require(try plan().changes.last?.text)
            #expect(change.contains("--testable-import \(module) --output"))
        }
    }

    // MARK: What is left alone

    private func note(
        _ fixture: Case, draft: ProjectAdoption.Draft? = .init(text: mocks, problems: []),
        _ edit: (String) -> String, _ change: (inout AdoptionRequest) -> Void = { _ in }
    ) throws -> String {
        _ = try set(up: fixture, edit)
        let plan = try plan(draft: draft, change)
        #expect(plan.changes.isEmpty)
        return plan.notes.joined(separator: "\n")
    }

    @Test("tests for an older system get no mocks, and the note says what to do; --mocks adds them")
    func oldSystem() throws {
        for (fixture, old, new) in [
            (Self.cases[0], "DEPLOYMENT_TARGET = 18.0", "DEPLOYMENT_TARGET = 14.1"),
            (Self.cases[2], "\"18.0\"", "\"14.1\""), (Self.cases[3], ".iOS(\"18.0\")", ".iOS(\"14.1\")"),
        ] {
            let note = try note(fixture, { $0.replacing(old, with: new) })
            #expect(note.contains("needs iOS 18"))
            #expect(note.contains("iOS 14.1; build them for a newer system, or pass --mocks"))
            #expect(try !plan { $0.mocks = true }.changes.isEmpty)
            try clear()
        }
        let package = try note(Self.cases[4], { $0.replacing("6.1", with: "5.9") })
        #expect(package.contains("the plugin needs swift-tools-version: 6.1"))
        #expect(
            try note(Self.cases[4], { $0.replacing("platforms: [.macOS(.v15)],", with: "") }).contains(
                "macOS 15"))
    }

    @Test("targets that functions, other files or templates describe are left to a person")
    func elsewhere() throws {
        try project.write("", to: "A/A.swift")
        try project.write(
            "import ProjectDescription\nlet project = Project.app(name: \"A\", tests: true)\n",
            to: "Project.swift")
        #expect(try plan().notes.joined().contains("functions make its targets; add the mocks there by hand"))
        try FileManager.default.removeItem(at: project.root.appending(path: "Project.swift"))
        try project.write(
            "name: A\ninclude: [tests.yml]\ntargets:\n  A: {type: application}\n", to: "project.yml")
        #expect(try plan().notes.joined().contains("other files or templates describe its tests"))
    }

    @Test("an element joins a list that is an expression")
    func expressions() throws {
        _ = try set(up: Self.cases[3]) {
            $0.replacing(
                "dependencies: [\n        .target", with: "dependencies: shared + [\n        .target"
            )
            .replacing("  settings: .settings", with: "  packages: ours,\n  settings: .settings")
        }
        _ = try adopt()
        let made = try text("Project.swift")
        #expect(made.contains("dependencies: [.package(product: \"SceneryTestKit\")] + shared + [\n"))
        #expect(made.contains("  packages: [.remote(url: "))
        #expect(made.contains("))] + ours,\n"))
        #expect(try plan().changes.isEmpty)
    }

    @Test("a package that depends on Scenery already needs the trait of the tools")
    func knownPackage() throws {
        let dependency = "platforms: [.macOS(.v15)],\n\tdependencies: [.package(path: \"../Scenery\")],"
        let note = try note(Self.cases[4], { $0.replacing("platforms: [.macOS(.v15)],", with: dependency) })
        #expect(note.contains("is behind the trait \"Tools\""))
        _ = try set(up: Self.cases[4]) {
            $0.replacing(
                "platforms: [.macOS(.v15)],",
                with: dependency.replacing("Scenery\")", with: "Scenery\", traits: [\"Tools\"])"))
        }
        _ = try adopt()
        #expect(try text("Package.swift").components(separatedBy: ".package(").count == 2)
        #expect(try text("Package.swift").contains("plugins: [.plugin(name: \"SceneryMocks\""))
    }

    @Test("the oldest systems are those of Package.swift")
    func systems() throws {
        let manifest = try String(
            contentsOf: URL(filePath: #filePath).appending(path: "../../../../Package.swift")
                .standardizedFileURL,
            encoding: .utf8)
        let line = try #require(manifest.split(separator: "\n").first { $0.contains("platforms:") })
        for platform in PlatformVersions.all {
            #expect(line.contains(".\(platform.name)(.v\(platform.oldest))"))
        }
    }

    @Test("a target that is not there, several, none, and one that tests nothing are named")
    func targets() throws {
        let classic = Self.cases[0]
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
        let classic = Self.cases[0]
        #expect(
            try note(classic, draft: nil, { $0 }).contains(
                "cannot read the sources of Meal_Planner: App, Shared"))
        let faulty = ProjectAdoption.Draft(text: Self.mocks, problems: ["App/A.swift:1:1: \"A\" is odd"])
        #expect(
            try note(classic, draft: faulty, { $0 }).contains("cannot be mocked, the first: App/A.swift:1:1"))
        try project.write("class ClockMock {}\n", to: "Unit Tests/MealTests.swift")
        _ = try project.write(try fixture(classic.name), to: classic.path)
        #expect(
            try plan().notes.joined().contains("the tests declare 1 of the mocks themselves, as ClockMock"))
        try project.write("", to: "Unit Tests/MealTests.swift")
        try project.write("// mine", to: "Unit Tests/SceneryMocks.swift")
        #expect(try plan().notes.joined().contains("scenery mock did not write it; move it away"))
    }

    @Test("a setting that is in the way is named, and lines are printed where nothing can be added")
    func byHand() throws {
        let sandboxed = try note(
            Self.cases[0],
            {
                $0.replacing(
                    "BUNDLE_LOADER = ", with: "ENABLE_USER_SCRIPT_SANDBOXING = YES;\n\t\t\t\tBUNDLE_LOADER = "
                )
            })
        #expect(sandboxed.contains("MealTests sets ENABLE_USER_SCRIPT_SANDBOXING to YES; set it to NO"))
        try clear()
        let flow = try note(
            Self.cases[2],
            {
                $0.replacing(
                    "    dependencies:\n    - target: Ferry\n", with: "    dependencies: [{target: Ferry}]\n")
            })
        #expect(flow.contains("in which nothing can be added safely"))
        #expect(flow.contains("scenery mock Ferry --testable-import Ferry_App"))
        try clear()
        let made = try note(
            Self.cases[3],
            {
                $0.replacing(
                    "dependencies: [\n        .target",
                    with: "dependencies: isShared ? shared : [\n        .target")
            })
        #expect(made.contains("left alone"))
    }

    // MARK: Projects

    @Test("no project, several, and one that cannot be read are errors that say what to do")
    func projects() throws {
        #expect(throws: GenerationError.self) { try plan() }
        _ = try set(up: Self.cases[0])
        try project.write(try fixture("synchronized.pbxproj"), to: "Tram.xcodeproj/project.pbxproj")
        var message = #expect(throws: GenerationError.self) { try plan() }?.description ?? ""
        #expect(
            message == "there are several projects: Meal.xcodeproj, Tram.xcodeproj; choose one with --project"
        )
        #expect(try !plan { $0.project = "./Meal.xcodeproj" }.changes.isEmpty)
        message =
            #expect(throws: GenerationError.self) { try plan { $0.project = "Mael" } }?.description ?? ""
        #expect(message.contains("there is no project \"Mael\"; use one of Meal.xcodeproj, Tram.xcodeproj"))
        for (text, words) in [
            ("{ objects = (", "not a project in the text format of Xcode"),
            ("<<<<<<< HEAD\n{}\n", "it has a merge conflict in line 1; resolve it"),
        ] {
            try project.write(text, to: "Meal.xcodeproj/project.pbxproj")
            let error = #expect(throws: GenerationError.self) { try plan { $0.project = "Meal.xcodeproj" } }
            #expect(error?.description.contains(words) == true)
        }
    }

    @Test("a manifest stands before the project that is made from it, and a project below before none")
    func choice() throws {
        _ = try set(up: Self.cases[2])
        try project.write(try fixture("synchronized.pbxproj"), to: "Ferry.xcodeproj/project.pbxproj")
        #expect(try plan().changes.contains { $0.path == "project.yml" })
        try FileManager.default.removeItem(at: project.root.appending(path: "project.yml"))
        try FileManager.default.removeItem(at: project.root.appending(path: "Ferry.xcodeproj"))
        let fixture = Self.cases[1]
        for file in fixture.files { try project.write("", to: "ios/" + file) }
        try project.write(try self.fixture(fixture.name), to: "ios/" + fixture.path)
        let changes = try plan().changes.map(\.path)
        #expect(Set(changes) == ["ios/Tram.xcodeproj/project.pbxproj", "ios/TramTests/SceneryMocks.swift"])
    }

    // MARK: CI

    @Test("CI lines go into a new workflow, and behind the jobs of GitLab, once")
    func services() throws {
        _ = try set(up: Self.cases[1])
        try project.write(try fixture("gitlab-ci.yml"), to: ".gitlab-ci.yml")
        let plan = try adopt { $0.services = [.github, .gitlab] }
        #expect(plan.notes.filter { $0.hasPrefix("ci:") }.isEmpty)
        try compare(".github/workflows/scenery.yml", with: "adopted-github.yml")
        try compare(".gitlab-ci.yml", with: "adopted-gitlab-ci.yml")
        expectOnlyInsertions(try fixture("gitlab-ci.yml"), try text(".gitlab-ci.yml"))
        #expect(try self.plan { $0.services = nil }.changes.isEmpty)
        try project.write("jobs: { a: { run: scenery check } }", to: ".github/workflows/own.yml")
        try FileManager.default.removeItem(at: project.root.appending(path: ".github/workflows/scenery.yml"))
        #expect(try self.plan { $0.services = nil }.changes.isEmpty)
    }

    @Test("a package on this machine is named in CI by a variable, and a note says so")
    func localPackage() throws {
        _ = try set(up: Self.cases[1])
        let plan = try adopt(
            package: .folder(project.root.appending(path: "../Scenery").standardizedFileURL.path())
        ) {
            $0.services = [.github]
        }
        #expect(try text(Self.cases[1].path).contains("relativePath = \"../Scenery\";"))
        #expect(try text(".github/workflows/scenery.yml").contains("${{ vars.SCENERY_REPOSITORY }}"))
        #expect(plan.notes.contains { $0.contains("set the variable SCENERY_REPOSITORY") })
        #expect(plan.notes.contains { $0.contains("pass --scenery URL for a team") })
    }
}
