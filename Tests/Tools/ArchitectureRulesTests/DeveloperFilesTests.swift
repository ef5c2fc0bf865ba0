import SourceModel
import Testing

@testable import ArchitectureRules

@Suite("Files that only developers run") struct DeveloperFilesTests {
    private static let code = """
        import Foundation
        public final class PierViewModel {
            private let boats: Boats
            public init(boats: Boats) { self.boats = boats }
            public func load() {
                do { try boats.load() } catch {}
            }
        }
        """

    @Test(
        "they count as unused",
        arguments: [
            ("Pier/PierViewModel.swift", false), ("DebugBear/PierViewModel.swift", false),
            ("Pier/Mocked/Pier.swift", false), ("Pier/DebugPierViewModel.swift", true),
            ("Developer Menu/PierViewModel.swift", true), ("Pier/Mocks/PierViewModel.swift", true),
            ("CoreMocks/PierViewModel.swift", true), ("TestSupport/PierViewModel.swift", true),
        ])
    func paths(_ path: String, _ isUnused: Bool) throws {
        #expect(try isFoundInUnusedCode("// file: \(path)\n" + Self.code) == isUnused)
    }

    @Test("also those that are compiled for developers as a whole")
    func conditions() throws {
        #expect(try isFoundInUnusedCode("#if os(iOS)\n\(Self.code)\n#endif") == false)
        let project = try FixtureProject("#if !RELEASE\n\(Self.code)\n#endif").checked()
        #expect(DeveloperFiles.paths(in: project.model).count == 1)
    }

    private func isFoundInUnusedCode(_ text: String) throws -> Bool {
        let project = try FixtureProject(text).checked()
        let rule = try #require(ArchitectureRules.rule(named: "error-dropped"))
        let finding = try #require(rule.allFindings(in: project).first)
        return UnusedCode(in: project.model, at: [finding.location]).contains(finding.location)
    }
}
