import ArchitectureRules
import SourceModel
import Testing

@testable import ArchitectureChecker

@Suite("The layers of an app that scenery new created") struct DefaultLayersTests {
    private let sources = Sources(files: [
        "Sources/Trip/App.swift": "import TripScenes", "Sources/TripScenes/Home.swift": "import TripCore",
        "Sources/TripCore/Ride.swift": "import Foundation\nimport TripScenes",
        "Tests/TripCoreTests/RideTests.swift": "import Trip",
    ])
    private let rule: Set = ["layer-imports-outward"]

    @Test("an import from the core outward is found, with the message of a custom layer")
    func outward() throws {
        let findings = try sources.findings("app: Trip\n", only: rule)
        #expect(findings.map(\.location.description) == ["Sources/TripCore/Ride.swift:2:1"])
        #expect(
            findings.first?.message == """
                "Sources/TripCore/Ride.swift" imports "TripScenes": the layer "core" may not depend on the outer layer \
                "scenes"; declare a protocol in the inner layer for what it needs
                """)
    }

    @Test("layers in scenery.yml replace the inferred layers, and an app with other modules has none")
    func others() throws {
        let own = """
            app: Trip
            layers:
              mine:
                reason: x
                order: [{ name: core, modules: TripCore }, { name: scenes, modules: TripScenes }]

            """
        #expect(try sources.findings(own, only: rule).isEmpty)
        #expect(try sources.findings("app: Fare\n", only: rule).isEmpty)
        #expect(try sources.findings("", only: rule).isEmpty)
    }
}
