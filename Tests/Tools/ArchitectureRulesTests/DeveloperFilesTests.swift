import Testing

@testable import ArchitectureRules

@Suite("Files that people do not run") struct DeveloperFilesTests {
    private static let code = """
        import Foundation
        final class PierViewModel {
            private let boats: Boats
            init(boats: Boats) { self.boats = boats }
            func load() {
                do { try boats.load() } catch {}
            }
        }
        """

    @Test(
        "rules about running code leave them out",
        arguments: [
            ("Pier/PierViewModel.swift", 1), ("DebugBear/PierViewModel.swift", 1),
            ("Pier/Mocked/Pier.swift", 1),
            ("Pier/DebugPierViewModel.swift", 0), ("Developer Menu/PierViewModel.swift", 0),
            ("Pier/Mocks/PierViewModel.swift", 0),
        ])
    func paths(_ path: String, _ count: Int) throws {
        #expect(try found(in: "// file: \(path)\n" + Self.code).count == count)
    }

    @Test("also those that are compiled for developers as a whole")
    func conditions() throws {
        #expect(try found(in: "#if !RELEASE\n\(Self.code)\n#endif").isEmpty)
        #expect(try found(in: "#if os(iOS)\n\(Self.code)\n#endif").count == 1)
    }

    private func found(in text: String) throws -> [Finding] {
        let rule = try #require(ArchitectureRules.rule(named: "error-dropped"))
        return rule.allFindings(in: try FixtureProject(text).checked())
    }
}
