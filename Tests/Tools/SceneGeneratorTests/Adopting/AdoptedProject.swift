import FileWriting
import Foundation
import SourceModel
import Testing

@testable import SceneGenerator

/// A folder with an existing app, which tests let adopt Scenery.
struct AdoptedProject {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Fixtures/adopt").standardizedFileURL
    static let url = SceneryPackage.repository("https://example.com/Scenery.git", .from("1.2.0"))
    static let mocks = """
        // Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
        // swift-format-ignore-file

        @testable import App
        import SceneryTestKit

        final class ClockMock: Clock, Sendable {
        }

        """

    let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    var root: URL { project.root }

    func write(_ text: String, to path: String) throws { try project.write(text, to: path) }

    func fixture(_ name: String) throws -> String {
        try String(contentsOf: Self.fixtures.appending(path: name), encoding: .utf8)
    }

    func plan(
        package: SceneryPackage = url, draft: ProjectAdoption.Draft? = .init(text: mocks, problems: []),
        _ change: (inout AdoptionRequest) -> Void = { _ in }
    ) throws -> Plan {
        var request = AdoptionRequest(root: project.root, services: [.none])
        change(&request)
        return try ProjectWriter(project.root).transaction { files in
            try ProjectAdoption(request, files, package: { package }, draft: { _, _ in draft }).plan()
        }
    }

    func adopt(
        package: SceneryPackage = url, _ change: (inout AdoptionRequest) -> Void = { _ in }
    ) throws -> Plan {
        let plan = try plan(package: package, change)
        try ProjectWriter(project.root).write(plan.changes)
        return plan
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: project.root.appending(path: path), encoding: .utf8)
    }

    /// `UPDATE_SNAPSHOTS=1` writes the results again and fails that once.
    func compare(_ path: String, with name: String) throws {
        let made = try text(path)
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try Data(made.utf8).write(to: Self.fixtures.appending(path: name))
            Issue.record("wrote \(name); run again without UPDATE_SNAPSHOTS")
            return
        }
        #expect(try made == fixture(name))
    }

    /// The bytes of the old text are in the new one, in their order.
    func expectOnlyInsertions(_ old: String, _ new: String) {
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
    func clear() throws {
        for name in try FileManager.default.contentsOfDirectory(
            atPath: project.root.path(percentEncoded: false))
        {
            try FileManager.default.removeItem(at: project.root.appending(path: name))
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let path: String
        let files: [String]
        let mocks: String?
        var testDescription: String { name }
    }

    static let cases = [
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

    func set(up fixture: Case, _ edit: (String) -> String = { $0 }) throws -> String {
        for file in fixture.files { try project.write("// \(file)\n", to: file) }
        let text = edit(try self.fixture(fixture.name))
        try project.write(text, to: fixture.path)
        return text
    }
}
