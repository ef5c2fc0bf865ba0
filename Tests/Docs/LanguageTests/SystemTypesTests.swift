import Foundation
import Testing

@Suite("names of the system's frameworks") struct SystemTypesTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "SystemTypes")
    /// Of UIKit, MapKit and what they stand on.
    private static let prefixes = ["UI", "MK", "NS", "CL", "CG", "CA", "AV", "XCT"]

    /// Public types of the runtime and the hosts that are not nested, with their files.
    private static func publicTypes() throws -> [String: String] {
        let declared = /^public (?:[a-z]+ |@\w+ )*(?:class|struct|enum|actor|protocol|typealias) (\w+)/
        var found: [String: String] = [:]
        for file in try ProjectText.all()
        where file.path.hasPrefix("Sources/Runtime") || file.path.hasPrefix("Sources/Hosts") {
            for line in file.lines where line.contains("public ") {
                let bare = line.replacing(/^(?:@\w+(?:\([^)]*\))? )+/, with: "")
                if let match = bare.firstMatch(of: declared) { found[String(match.1)] = file.path }
            }
        }
        return found
    }

    @Test(
        "no public type of ours has one",
        arguments: ["Combine", "Foundation", "MapKit", "Observation", "SwiftUI", "Testing", "XCTest"])
    func collisions(framework: String) throws {
        let list = Self.folder.appending(path: "\(framework).txt")
        let taken = Set(try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init))
        let ours = try Self.publicTypes()
        #expect(ours.count > 100 && !taken.isEmpty)
        let equal = ours.filter { taken.contains($0.key) }.map { "\($0.key) in \($0.value)" }
        #expect(equal.sorted() == [], "\(framework) has these names too; choose others")
    }

    @Test("no public type of ours begins with a prefix of theirs")
    func prefixes() throws {
        let ours = try Self.publicTypes().keys.filter { name in
            Self.prefixes.contains {
                name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
            }
        }
        // "UIKit…" is the framework's name, not its prefix.
        #expect(ours.filter { !$0.hasPrefix("UIKit") }.sorted() == [])
    }
}
