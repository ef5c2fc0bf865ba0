import Foundation
import Testing

@testable import SceneGenerator

@Suite("reserved names") struct ReservedTypesTests {
    @Test("hold every public type that generated scenes see", arguments: [
        "Runtime/SceneryScenes", "Hosts/SceneryScreens",
    ])
    func parity(_ room: String) throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/\(room)").standardizedFileURL
        let path = sources.path(percentEncoded: false)
        var missing: [String] = []
        for file in try FileManager.default.subpathsOfDirectory(atPath: path) where file.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            let open = text.split(separator: "\n").filter { $0.contains("public ") }.joined(separator: "\n")
            missing += SceneNameCheck.types(declaredIn: open).filter { !ReservedTypes.scenery.contains($0) }
        }
        #expect(missing.isEmpty)
    }
}
