import Foundation
import SourceModel
import Testing

@testable import ArchitectureRules

extension RuleInfo: CustomTestStringConvertible {
    public var testDescription: String { id }
}

extension Finding: CustomTestStringConvertible {
    public var testDescription: String { "\(rule) at \(location): \(message)" }
}

@Suite("Every rule is complete") struct RuleParityTests {
    static let ids = ArchitectureRules.all.map(\.id)
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    private static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test("ids are unique, in lower case, and there are 30")
    func names() {
        #expect(Set(Self.ids).count == Self.ids.count)
        #expect(Self.ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
        #expect(Self.ids.count == 30)
    }

    @Test(
        "every rule answers every question of scenery explain", arguments: ArchitectureRules.all.map(\.info))
    func words(_ info: RuleInfo) {
        for text in [
            info.summary, info.why, info.whatToDo, info.exceptions, info.badExample, info.goodExample,
        ] {
            #expect(!text.isEmpty)
        }
        #expect(info.badExample != info.goodExample)
    }

    @Test(
        "the failing code gives findings of this rule and of no other",
        arguments: ArchitectureRules.all.map(\.info))
    func failingCode(_ info: RuleInfo) throws {
        let found = try FixtureProject(info.badExample).findings()
        #expect(Set(found.map(\.rule)) == [info.id], "\(found.map(\.testDescription))")
        #expect(found.count == 1, "\(found.map(\.testDescription))")
    }

    @Test("the passing code gives no finding of any rule", arguments: ArchitectureRules.all.map(\.info))
    func passingCode(_ info: RuleInfo) throws {
        let found = try FixtureProject(info.goodExample).findings()
        #expect(found.isEmpty, "\(found.map(\.testDescription))")
    }

    @Test(
        "the page in docs/rules equals the description of the rule",
        arguments: ArchitectureRules.all.map(\.info))
    func page(_ info: RuleInfo) throws {
        for heading in RulePage.headings { #expect(RulePage(info).text.contains("\n## \(heading)\n")) }
        try compare(RulePage(info).text, with: "docs/rules/\(info.id).md")
    }

    @Test("the list of rules names every rule with its summary")
    func list() throws {
        try compare(RulePage.list(of: ArchitectureRules.all.map(\.info)), with: "docs/rules/README.md")
    }

    private func compare(_ page: String, with path: String) throws {
        let file = Self.root.appending(path: path)
        let old = try? String(contentsOf: file, encoding: .utf8)
        if old != page, ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try page.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(old == page, "\(path) differs; set UPDATE_SNAPSHOTS=1 to write it")
    }

    @Test("every page and every fixture belongs to a rule")
    func orphans() throws {
        let pages = try FileManager.default.contentsOfDirectory(
            atPath: Self.root.appending(path: "docs/rules").path())
        let known = Set(Self.ids + ["README"])
        #expect(pages.filter { !known.contains(String($0.prefix { $0 != "." })) }.isEmpty)
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Self.tests.appending(path: "Fixtures").path())
        #expect(Set(folders) == Set(Self.ids))
    }

    @Test(
        "a rule has a failing and two passing fixtures, and each gives the findings that it marks, with a cache too",
        arguments: ids)
    func fixtures(_ id: String) throws {
        let folder = Self.tests.appending(path: "Fixtures/\(id)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
        #expect(names.filter { $0.hasPrefix("fails-") }.count >= 1)
        #expect(names.filter { $0.hasPrefix("passes-") }.count >= 2)
        let rule = try #require(ArchitectureRules.rule(named: id))
        for name in names {
            let fixture = FixtureProject(
                try String(contentsOf: folder.appending(path: name), encoding: .utf8))
            let found = rule.findings(in: try fixture.checked())
            let locations = found.map { FixtureProject.Line(path: $0.location.path, line: $0.location.line) }
            #expect(locations.sorted() == fixture.expected.sorted(), "\(id)/\(name): \(found.map(\.message))")
            #expect(fixture.expected.isEmpty == name.hasPrefix("passes-"), "\(id)/\(name)")
            let again = rule.findings(in: try fixture.checked(isFromCache: true))
            #expect(again == found, "\(id)/\(name), with the facts of a cache")
        }
    }
}
