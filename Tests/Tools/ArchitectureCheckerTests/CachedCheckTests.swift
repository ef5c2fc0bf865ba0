import ArchitectureRules
import Foundation
import RuntimeTestSupport
import SourceModel
import Testing

@testable import ArchitectureChecker

@Suite("a check that takes over what an earlier one read") struct CachedCheckTests {
    /// Findings of a project as it lies on the disk.
    private func findings(of project: ChangingProject, usesCache: Bool) -> Told {
        do {
            let folder = try ProjectFolder(around: project.root)
            let sources = try ProjectSources.read(folder, usesCache: usesCache)
            let outcome = try CheckRun(folder, sources: sources).check()
            return .findings(outcome.findings, suppressed: outcome.suppressed)
        } catch {
            return .error("\(error)")
        }
    }

    private enum Told: Equatable {
        case findings([Finding], suppressed: Int)
        case error(String)

        var count: Int {
            if case .findings(let findings, _) = self { return findings.count }
            return 0
        }
    }

    @Test("finds what a check finds that reads everything anew, whatever has changed", arguments: [1, 20_261_121, 77])
    func sameAsCold(seed: UInt64) throws {
        let project = try ChangingProject(seed: seed)
        var most = 0
        for step in 0..<40 {
            let change = try project.change()
            let cold = findings(of: project, usesCache: false)
            let cached = findings(of: project, usesCache: true)
            #expect(cached == cold, "seed \(seed), step \(step): \(change)")
            most = max(most, cold.count)
        }
        #expect(most > 10, "seed \(seed) makes projects without faults, which show nothing")
    }

    @Test("two checks at once find the same as one, and leave what a third can use")
    func together() async throws {
        let project = try ChangingProject(seed: 5)
        let cold = findings(of: project, usesCache: false)
        let root = project.root
        let counts = try await withThrowingTaskGroup(of: [Finding].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let folder = try ProjectFolder(around: root)
                    return try CheckRun(folder, sources: .read(folder, usesCache: true)).check().findings
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for found in counts { #expect(found.count == cold.count) }
        #expect(findings(of: project, usesCache: true) == cold)
    }
}
