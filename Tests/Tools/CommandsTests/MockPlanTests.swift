import Foundation
import Testing

/// What the build plugin asks of the tool, without a build.
@Suite("scenery-mocks") struct MockPlanTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        for module in ["Core", "Trips", "Models"] {
            try FileManager.default.createDirectory(
                at: scratch.folder.appending(path: module), withIntermediateDirectories: true)
        }
        try scratch.write("public protocol Showing: Boundary { func show() }\n", to: "Core/Showing.swift")
        try scratch.write(
            "import Core\nprotocol TripShowing: Showing { func trip() }\n", to: "Trips/Trips.swift")
        try scratch.write("struct Trip {}\n", to: "Models/Trip.swift")
    }

    /// The plan of a target that depends on `own`; all three modules are in its reach.
    private func mock(own: [String], configuration: String? = nil) throws -> Tool.Outcome {
        let files = [
            "Core": "Core/Showing.swift", "Trips": "Trips/Trips.swift", "Models": "Models/Trip.swift",
        ]
        let modules = files.sorted { $0.key < $1.key }.map { name, file in
            let path = scratch.folder.appending(path: file).path(percentEncoded: false)
            return
                "{\"target\": \"\(name)\", \"name\": \"\(name)\", \"isOwn\": \(own.contains(name)), \"files\": [\"\(path)\"]}"
        }
        var plan =
            "\"target\": \"TripsTests\", \"targets\": [\"Core\", \"Models\", \"Trips\", \"TripsTests\"], "
        plan += "\"modules\": [\(modules.joined(separator: ", "))]"
        if let configuration {
            try scratch.write(configuration, to: "scenery.yml")
            plan += ", \"configuration\": \"scenery.yml\""
        }
        try scratch.write("{\(plan)}", to: "plan.json")
        return try run("plan.json")
    }

    private func run(_ plan: String) throws -> Tool.Outcome {
        let tool = try Tool.binary.deletingLastPathComponent().appending(path: "scenery-mocks")
        return try Tool.run(tool, [plan, "Mocks.swift", "Proxies.swift", "cache"], in: scratch.folder)
    }

    @Test("The modules a target depends on are mocked, and the protocols they refine in others are known")
    func own() throws {
        let outcome = try mock(own: ["Trips"])
        #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome.errors)")
        let text = try scratch.text("Mocks.swift")
        #expect(text.contains("class TripShowingMock") && text.contains("func show()"))
        #expect(!text.contains("class ShowingMock"))
        #expect(text.contains("@testable import Trips\n") && !text.contains("@testable import Core"))
        #expect(try !scratch.text("Proxies.swift").contains("class"))
    }

    @Test("Proxies of a target's own boundaries also forward requirements from other modules")
    func traced() throws {
        _ = try mock(own: ["Trips"])
        let tool = try Tool.binary.deletingLastPathComponent().appending(path: "scenery-mocks")
        let outcome = try Tool.run(tool, ["plan.json", "Traced.swift", "traced-cache"], in: scratch.folder)
        #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome.errors)")
        let text = try scratch.text("Traced.swift")
        #expect(
            text.contains("class TripShowingProxy<Target: TripShowing>") && text.contains("target.show()"))
        #expect(!text.contains("class ShowingProxy") && !text.contains("@testable"))
    }

    @Test("A second run succeeds with mocks from the cache")
    func again() throws {
        let first = try mock(own: ["Trips"])
        let text = try scratch.text("Mocks.swift")
        let second = try mock(own: ["Trips"])
        #expect(first.code == 0 && second.code == 0 && second.errors.isEmpty, "\(second.errors)")
        #expect(try scratch.text("Mocks.swift") == text)
    }

    @Test("The settings of a target in scenery.yml apply to no other target")
    func configured() throws {
        let outcome = try mock(
            own: ["Trips"],
            configuration: """
                app: Trip
                mocks:
                  TripsTests: { modules: [Core, Trips], only: Show*, imports: [UIKit], proxies: true }
                  Trips: { only: Nothing }
                """)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let text = try scratch.text("Mocks.swift")
        #expect(text.contains("class ShowingMock") && !text.contains("class TripShowingMock"))
        #expect(text.contains("import UIKit\n") && text.contains("@testable import Core\n"))
        #expect(try scratch.text("Proxies.swift").contains("class ShowingProxy"))
    }

    @Test(
        "a scenery.yml that says nothing of mocks changes nothing",
        arguments: ["", "# mocks: none yet\n", "app: Trip\n", "oops: [\n"])
    func silent(configuration: String) throws {
        let outcome = try mock(own: ["Trips"], configuration: configuration)
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(try scratch.text("Mocks.swift").contains("class TripShowingMock"))
    }

    @Test(
        "is refused with the reason, and leaves what was written before",
        arguments: [
            (
                ["Models"], nil,
                "no protocol in \"Models\" refines Boundary or is annotated, so \"TripsTests\" has no mocks of it"
            ),
            (
                ["Trips"], "mocks:\n  TripsTests: { modules: [Trips, Models] }",
                "no protocol in \"Models\" refines Boundary"
            ),
            (
                ["Trips"], "mocks:\n  TripsTests: { modules: Tripps }",
                "\"TripsTests\" does not depend on \"Tripps\", name some of Core"
            ),
            (
                [], nil,
                "\"TripsTests\" depends on no module of its own package whose protocols could be mocked"
            ),
            (
                ["Trips"], "mocks:\n  TripTests: { proxies: true }",
                "scenery.yml:2: mocks.TripTests: there is no target of this name (did you mean \"TripsTests\"?)"
            ),
            (["Trips"], "mocks:\n  TripsTests: { proxis: true }", "unknown key (did you mean \"proxies\"?)"),
            (["Trips"], "mocks:\n  TripsTests: { only: Tripp }", "no protocol is named \"Tripp\""),
            (["Trips"], "mocks: [", "not readable as YAML"),
        ] as [([String], String?, String)])
    func refused(own: [String], configuration: String?, reason: String) throws {
        try scratch.write("old", to: "Mocks.swift")
        let outcome = try mock(own: own, configuration: configuration)
        #expect(outcome.code == 2)
        #expect(outcome.errors.hasPrefix("error: ") && outcome.errors.contains(reason), "\(outcome.errors)")
        #expect(try scratch.text("Mocks.swift") == "old")
    }

    @Test("A protocol that cannot be mocked is a build warning, and the others are written")
    func leftOut() throws {
        try scratch.write(
            "import Core\nprotocol TripShowing: Showing {}\nprotocol Odd: Boundary, Foreign {}\n",
            to: "Trips/Trips.swift")
        let outcome = try mock(own: ["Trips"])
        #expect(outcome.code == 0)
        #expect(
            outcome.errors.contains("Trips/Trips.swift:3:1: warning: \"Odd\" refines \"Foreign\""),
            "\(outcome.errors)")
        #expect(try scratch.text("Mocks.swift").contains("class TripShowingMock"))
    }

    @Test("An invalid plan and a missing plan have different errors")
    func noPlan() throws {
        try scratch.write("{}", to: "plan.json")
        for (path, reason) in [
            ("plan.json", "is not a plan of a target's modules"), ("none.json", "cannot be read"),
        ] {
            let outcome = try run(path)
            #expect(outcome.code == 2 && outcome.errors.contains(reason), "\(outcome.errors)")
        }
    }

    @Test("With --known the protocols of other modules are known and not mocked")
    func known() throws {
        let outcome = try Tool.run(
            "mock", "Trips", "--known", "Core", "--output", "Mocks.swift", in: scratch.folder)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let text = try scratch.text("Mocks.swift")
        #expect(text.contains("func show()") && !text.contains("class ShowingMock"))
        let unknown = try Tool.run(
            "mock", "Trips", "--known", "Core", "--only", "Showing", "--output", "Mocks.swift",
            in: scratch.folder)
        #expect(unknown.code == 2 && unknown.errors.contains("no protocol is named \"Showing\""))
    }
}
