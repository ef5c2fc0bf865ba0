import Foundation
import Testing

/// One client in one folder, built again after each change, as a person would.
@Suite("the plugins of the package", .serialized) struct PluginTests {
    private func tell(_ outcome: Tool.Outcome) -> Comment {
        "\(said(outcome).suffix(8000))"
    }

    /// SwiftPM tells of its steps on one stream or the other.
    private func said(_ outcome: Tool.Outcome) -> String { outcome.output + outcome.errors }

    @Test("mocks follow their protocols from build to build, and nothing is written when nothing changed")
    func mocks() throws {
        let client = try PluginClient()
        let first = try client.swift("test", "-Xswiftc", "-warnings-as-errors")
        #expect(first.code == 0 && said(first).contains("Writing mocks for MovingTests"), tell(first))
        let mocks = client.generated("SceneryMocks.swift", for: "RidesTests")
        let text = try String(contentsOf: mocks, encoding: .utf8)
        #expect(text.contains("@testable import Rides") && !text.contains("class PresentingMock"))

        let second = try client.swift("build", "--build-tests", "-Xswiftc", "-warnings-as-errors")
        #expect(second.code == 0 && !said(second).contains("Writing mocks"), tell(second))

        try client.write(
            try client.text("Sources/Core/Presenting.swift").replacingOccurrences(
                of: "present(error: any Error)", with: "present(error: any Error, hint: String)"),
            to: "Sources/Core/Presenting.swift")
        try client.write(
            try client.text("Sources/Rides/RidePresenting.swift").replacingOccurrences(
                of: "present(error: error)", with: "present(error: error, hint: \"\")"),
            to: "Sources/Rides/RidePresenting.swift")
        try client.write(
            try client.text("Tests/RidesTests/RideInteractorTests.swift").replacingOccurrences(
                of: "onPresentError", with: "onPresentErrorHint"),
            to: "Tests/RidesTests/RideInteractorTests.swift")
        let third = try client.swift("test", "-Xswiftc", "-warnings-as-errors", "--filter", "RidesTests")
        #expect(third.code == 0 && said(third).contains("Writing mocks for RidesTests"), tell(third))
        #expect(try String(contentsOf: mocks, encoding: .utf8).contains("onPresentErrorHint"))
    }

    @Test("swift package scenery-check checks the package with the command's own options")
    func check() throws {
        let client = try PluginClient()
        let clean = try client.swift("package", "scenery-check")
        #expect(clean.code == 0, tell(clean))

        try client.write("func tell() { print(1) }\n", to: "Sources/Core/Telling.swift")
        let found = try client.swift("package", "scenery-check", "--format", "json", "--only", "silent-core")
        #expect(found.code == 1, tell(found))
        #expect(found.output.contains("\"rule\": \"silent-core\""), tell(found))
        #expect(found.errors.contains("scenery check found something"))

        try client.write("forbd:\n", to: "scenery.yml")
        let wrong = try client.swift("package", "scenery-check")
        #expect(wrong.code == 1 && said(wrong).contains("forbd"), tell(wrong))
        #expect(wrong.errors.contains("scenery check could not be done"))
    }
}
