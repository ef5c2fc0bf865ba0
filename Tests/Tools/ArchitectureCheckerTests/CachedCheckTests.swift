import ArchitectureRules
import Foundation
import RuntimeTestSupport
import SourceModel
import Testing

@testable import ArchitectureChecker

@Suite("A check that uses the cache of an earlier check") struct CachedCheckTests {
    /// Findings of a project on disk.
    private func findings(of project: ChangingProject, usesCache: Bool) -> Outcome {
        do {
            let folder = try ProjectFolder(around: project.root)
            let sources = try ProjectSources.read(folder, usesCache: usesCache)
            let all = try Checker(folder).check(sources, CheckRequest(includesUnused: true))
            let result = try Checker(folder).check(sources)
            return .findings(
                all.findings, suppressed: result.suppressed, used: result.findings.count,
                unused: result.unused)
        } catch {
            return .error("\(error)")
        }
    }

    private enum Outcome: Equatable {
        case findings([Finding], suppressed: Int, used: Int, unused: Int)
        case error(String)

        var count: Int {
            if case .findings(let findings, _, _, _) = self { return findings.count }
            return 0
        }
    }

    @Test(
        "the findings equal those of a check without a cache, whatever has changed",
        arguments: [1, 20_261_121, 77])
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

    @Test("concurrent checks have the findings of a single one, and leave a valid cache")
    func together() async throws {
        let project = try ChangingProject(seed: 5)
        let cold = findings(of: project, usesCache: false)
        let root = project.root
        let counts = try await withThrowingTaskGroup(of: [Finding].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let folder = try ProjectFolder(around: root)
                    let all = CheckRequest(includesUnused: true)
                    return try Checker(folder).check(.read(folder, usesCache: true), all).findings
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for found in counts { #expect(found.count == cold.count) }
        #expect(findings(of: project, usesCache: true) == cold)
    }
}
