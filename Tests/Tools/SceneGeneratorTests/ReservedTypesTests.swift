import Foundation
import Testing

@testable import SceneGenerator

@Suite("reserved names") struct ReservedTypesTests {
    private static let repository = URL(filePath: #filePath).appending(path: "../../../..")
        .standardizedFileURL
    private static let list = "Sources/Tools/SceneGenerator/Names/SceneryTypes.swift"

    /// With `UPDATE_SNAPSHOTS=1` the list is written from scratch, and the test fails that once.
    @Test("hold every public type of the runtime and the hosts, and no other")
    func parity() throws {
        var types: Set<String> = []
        for folder in ["Sources/Runtime", "Sources/Hosts"] {
            let path = Self.repository.appending(path: folder).path(percentEncoded: false)
            for file in try FileManager.default.subpathsOfDirectory(atPath: path)
            where file.hasSuffix(".swift") {
                types.formUnion(try Self.publicTypes(in: path + "/" + file))
            }
        }
        #expect(types.count > 80)
        let wanted = try Self.source(listing: types)
        let file = Self.repository.appending(path: Self.list)
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1",
            try String(contentsOf: file, encoding: .utf8) != wanted
        {
            try Data(wanted.utf8).write(to: file)
        }
        #expect(
            ReservedTypes.scenery.symmetricDifference(types).sorted() == [],
            "UPDATE_SNAPSHOTS=1 updates \(Self.list)")
    }

    /// The types that a file declares outside of any other, also inside `#if`.
    private static func publicTypes(in path: String) throws -> [String] {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        var depth = 0
        return text.split(separator: "\n").compactMap { line in
            if line.hasPrefix("#if") { depth += 1 }
            if line.hasPrefix("#endif") { depth -= 1 }
            let indentation = line.prefix { $0 == " " }.count
            guard indentation == 0 || depth > 0 && indentation == 4 else { return nil }
            let declaration =
                /^(?:@\S+ )*public (?:final |indirect |nonisolated |distributed )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
            return line.dropFirst(indentation).firstMatch(of: declaration).map { String($0.output.1) }
        }
    }

    private static func source(listing types: Set<String>) throws -> String {
        """
        extension ReservedTypes {
            /// The public types of Scenery's runtime and hosts. A test compares the list with their sources, and updates it.
            static let scenery: Set<String> = [
        \(types.sorted().map { "        \"\($0)\",\n" }.joined())    ]
        }

        """
    }
}
