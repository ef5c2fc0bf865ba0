import FileWriting
import Foundation
import SourceModel
import Testing

@testable import SceneGenerator

/// Compares what is added to the files of an app, file by file.
@Suite("Adopting an existing app") struct AdoptionTests {
    private let app: AdoptedProject

    init() throws { app = try AdoptedProject() }

    @Test(
        "the project's file gets exactly these lines, and none of it changes", arguments: AdoptedProject.cases
    )
    func golden(_ fixture: AdoptedProject.Case) throws {
        let old = try app.set(up: fixture)
        let plan = try app.adopt()
        #expect(Set(plan.changes.map(\.path)) == Set([fixture.path] + [fixture.mocks].compactMap { $0 }))
        app.expectOnlyInsertions(old, try app.text(fixture.path))
        if let mocks = fixture.mocks { #expect(try app.text(mocks) == AdoptedProject.mocks) }
        try app.compare(fixture.path, with: "adopted-" + fixture.name)
        #expect(try app.plan().changes.isEmpty)
    }

    @Test("line ends, the last line and indentation stay as they are", arguments: AdoptedProject.cases)
    func lineEnds(_ fixture: AdoptedProject.Case) throws {
        let old = try app.set(up: fixture) { text in
            String(text.replacing("\n", with: "\r\n").dropLast())
        }
        _ = try app.adopt()
        let new = try app.text(fixture.path)
        #expect(!new.replacing("\r\n", with: "").unicodeScalars.contains("\n"))
        #expect(new.hasSuffix("\n") == old.hasSuffix("\n"))
        #expect(
            try new.replacing("\r\n", with: "\n")
                == String(app.fixture("adopted-" + fixture.name).dropLast()))
        #expect(try app.plan().changes.isEmpty)
    }

    @Test("a project of each version of Xcode gets the same lines", arguments: [46, 50, 54, 56, 77])
    func versions(_ version: Int) throws {
        let fixture = AdoptedProject.cases[0]
        _ = try app.set(up: fixture) {
            $0.replacing("objectVersion = 46;", with: "objectVersion = \(version);")
        }
        _ = try app.adopt()
        let made = try app.text(fixture.path).replacing(
            "objectVersion = \(version);", with: "objectVersion = 46;")
        #expect(try made == app.fixture("adopted-" + fixture.name))
    }

    @Test("both readers find what was there and what was added", arguments: AdoptedProject.cases.prefix(2))
    func readBack(_ fixture: AdoptedProject.Case) throws {
        let old = try app.set(up: fixture)
        let before = try #require(ProjectListing.xcode(old))
        _ = try app.adopt()
        let after = try #require(ProjectListing.xcode(try app.text(fixture.path)))
        #expect(before.map(\.name) == after.map(\.name))
        let changed = zip(before, after).filter { $0 != $1 }
        #expect(changed.count == 1)
        #expect(changed.first?.1.dependencies.last == "SceneryTestKit")
        let module = try ProjectReader(root: app.root.path(percentEncoded: false)).read().modules
            .first { $0.isTest }
        #expect(module?.files.contains { $0.path == fixture.mocks } == true)
    }

    @Test("what is there in part is completed, and what a person changed stays")
    func parts() throws {
        let fixture = AdoptedProject.cases[0]
        _ = try app.set(up: fixture)
        _ = try app.adopt()
        let whole = try app.text(fixture.path)
        // A script of the person's own, and a phase of another name.
        let edited = whole.replacing("Scenery mocks", with: "Our mocks").replacing(
            "--testable-import", with: "--only Clock --testable-import")
        try app.write(edited, to: fixture.path)
        #expect(try app.plan().changes.isEmpty)
        // The test kit is linked, the phase is gone.
        let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
        let id = try #require(lines.first { $0.hasSuffix("/* Scenery mocks */,") }).split(separator: " ")[0]
            .drop { $0 == "\t" }
        try app.write(
            lines.filter { !$0.hasSuffix("/* Scenery mocks */,") }.joined(separator: "\n")
                .replacing(id, with: "AB10000000000000000009FF"), to: fixture.path)
        _ = try app.adopt()
        let again = try app.text(fixture.path)
        #expect(again.components(separatedBy: "productName = SceneryTestKit;").count == 2)
        #expect(again.components(separatedBy: "path = \"Unit Tests/SceneryMocks.swift\"").count == 2)
        #expect(try app.plan().changes.isEmpty)
    }

    @Test("identities are those of no other object")
    func identities() throws {
        let fixture = AdoptedProject.cases[1]
        _ = try app.set(up: fixture)
        _ = try app.adopt()
        let made = try #require(XcodeProjectFile(try app.text(fixture.path)))
        let taken = try #require(made.objects.entries.map(\.key).first { $0.hasPrefix("5CEA") })
        _ = try app.set(up: fixture) { $0.replacing("AB1000000000000000000011", with: taken) }
        _ = try app.adopt()
        let other = try #require(XcodeProjectFile(try app.text(fixture.path)))
        #expect(other.objects.entries.count == made.objects.entries.count)
        #expect(
            other.object(taken)?.value["isa"]?.text
                == made.object("AB1000000000000000000011")?.value["isa"]?.text)
    }

    @Test("one line for objects, spaces, no comments, and no trailing commas are read and kept")
    func unusual() throws {
        let fixture = AdoptedProject.cases[1]
        let old = try app.set(up: fixture) { text in
            text.replacing(#/\ ?/\*\ .*?\ \*//#, with: "").replacing("\t", with: "  ")
                .replacing(#/,\n(\ *)\)/#) { "\n\($0.output.1))" }
        }
        #expect(!old.contains("/*"))
        _ = try app.adopt()
        let new = try app.text(fixture.path)
        #expect(!new.contains("\t"))
        #expect(
            try #require(XcodeProjectFile(new)).objects.entries.count == XcodeProjectFile(old)!.objects
                .entries.count + 4)
        #expect(try app.plan().changes.isEmpty)
    }

    @Test("the module is the one that the tests import, where the project's own file does not say it")
    func module() throws {
        for (imports, module) in [
            ("", "Meal_Planner"), ("@testable import Meal\n", "Meal"),
            ("@testable import Meal\n@testable import Meal_Planner\n", "Meal_Planner"),
            ("@testable import One\n@testable import Two\n", "Meal_Planner"),
        ] {
            _ = try app.set(up: AdoptedProject.cases[0])
            try app.write(imports, to: "Unit Tests/MealTests.swift")
            let change = try #require(try app.plan().changes.last?.text)
            #expect(change.contains("--testable-import \(module) --output"))
        }
    }
}
