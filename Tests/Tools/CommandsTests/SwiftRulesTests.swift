import Foundation
import Testing

/// A project with a package of rules of its own, as docs/checking.md has it.
@Suite("rules in Swift, from the command line", .serialized) struct SwiftRulesTests {
    private let scratch: Scratch
    private var folder: URL { scratch.folder }

    private static func fixture(_ name: String) throws -> String {
        try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
                path: "Fixtures/SwiftRules/\(name)"), encoding: .utf8)
    }

    private static func manifest(_ scenery: String) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "TeamRules",
            platforms: [.macOS(.v15)],
            dependencies: [\(scenery)],
            targets: [
                .executableTarget(
                    name: "TeamRules", dependencies: [.product(name: "SceneryRules", package: "Scenery")]),
                .testTarget(name: "RulesTests", dependencies: ["TeamRules"]),
            ]
        )

        """
    }

    init() throws {
        scratch = try Scratch()
        try scratch.write("swift-rules: TeamRules\n", to: "scenery.yml")
        let presenters = [
            "protocol AboutDisplaying: AnyObject {}",
            "final class AboutPresenter { weak var view: (any AboutDisplaying)? }",
            "final class AboutInteractor { let presenter = AboutPresenter() }",
            "final class AboutViewController: AboutDisplaying { let interactor = AboutInteractor() }",
        ]
        try scratch.write(presenters.joined(separator: "\n") + "\n", to: "Sources/App/About.swift")
        let own = ".package(name: \"Scenery\", path: \"\(Scratch.repository.path(percentEncoded: false))\")"
        try scratch.write(Self.manifest(own), to: "TeamRules/Package.swift")
        try scratch.write(
            try Self.fixture("Rules.swift"), to: "TeamRules/Sources/TeamRules/Rules.swift")
        try scratch.write(
            try Self.fixture("RulesTests.swift"), to: "TeamRules/Tests/RulesTests/RulesTests.swift")
    }

    private func scenery(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(Tool.binary, arguments, in: folder)
    }

    private func check(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(
            Tool.binary, ["check", "--swift-rules", "--only", "every-presenter-has-tests"] + arguments,
            in: folder)
    }

    @Test("are built, run, explained, suppressed, turned off and put into a baseline as all others")
    func found() throws {
        let found = try check()
        #expect(found.code == 1, "\(found.errors)")
        #expect(
            found.output.hasPrefix(
                "Sources/App/About.swift:2:1: error: no test names \"AboutPresenter\"; write one "
                    + "[every-presenter-has-tests]"), "\(found.output)")
        #expect(
            try scenery("explain", "--swift-rules", "every-presenter-has-tests").output.contains(
                "a presenter that no test names"))
        #expect(
            try scenery("check", "--swift-rules", "--only", "every-presenter-has-test").errors.contains(
                "no rule is named"))

        let silent = try scenery("check")
        #expect(silent.output.contains("every-presenter") == false)
        #expect(
            silent.errors.contains("the rules in Swift of TeamRules did not run"), "\(silent.errors)")
        try scratch.write(
            "swift-rules: TeamRules\nrules: { every-presenter-has-tests: warning }\n",
            to: "scenery.yml")
        #expect(try check("--allow-warnings").code == 0)
        try scratch.write(
            "swift-rules: TeamRules\nrules: { every-presenter: off }\n", to: "scenery.yml")
        let unknown = try scenery("check", "--swift-rules")
        #expect(
            unknown.code == 2 && unknown.errors.contains("no rule is named \"every-presenter\""),
            "\(unknown.errors)")

        try scratch.write("swift-rules: TeamRules\n", to: "scenery.yml")
        #expect(try scenery("check", "--swift-rules", "--write-baseline").code == 0)
        #expect(try scratch.text("scenery-baseline.yml").contains("every-presenter-has-tests"))
        #expect(try check().code == 0)
        let without = try scenery("check")
        #expect(without.output.contains("baseline-stale") == false, "\(without.output)")

        let tests = try Tool.run(
            URL(filePath: "/usr/bin/env"), ["swift", "test", "--package-path", "TeamRules"],
            in: folder)
        let said = tests.output + tests.errors
        #expect(tests.code == 0 && said.contains("Test run with 1 test"), "\(said.suffix(4000))")
    }

    @Test("that do not compile, end early or are not there are an error with the reason")
    func wrong() throws {
        let rules = "TeamRules/Sources/TeamRules/Rules.swift"
        let good = try scratch.text(rules)
        try scratch.write(good.replacingOccurrences(of: "\\.namedTypes", with: "\\.nameTypes"), to: rules)
        let broken = try check()
        #expect(broken.code == 2 && broken.output.isEmpty)
        #expect(
            broken.errors.contains("Rules.swift") && broken.errors.contains("nameTypes"), "\(broken.errors)")

        try scratch.write(
            good.replacingOccurrences(of: "let tests =", with: "fatalError(\"stop\")\nlet tests ="), to: rules
        )
        let trapped = try check()
        #expect(trapped.code == 2 && trapped.errors.contains("stop"), "\(trapped.errors)")

        try scratch.write(
            good.replacingOccurrences(of: "at: $0", with: "").replacingOccurrences(
                of: "Violation(of: $0,",
                with: "Violation(at: SourceLocation(path: \"No.swift\", line: 1), subject: $0.name,"),
            to: rules)
        let elsewhere = try check()
        #expect(
            elsewhere.code == 2 && elsewhere.errors.contains("\"No.swift\", which is no file"),
            "\(elsewhere.errors)")

        try scratch.write(
            good.replacingOccurrences(of: "every-presenter-has-tests", with: "reference-cycle"), to: rules)
        let taken = try scenery("check", "--swift-rules")
        #expect(
            taken.code == 2 && taken.errors.contains("two rules are named \"reference-cycle\""),
            "\(taken.errors)")

        try FileManager.default.removeItem(at: folder.appending(path: "TeamRules"))
        let missing = try check()
        #expect(
            missing.code == 2
                && missing.errors.contains("there is no Package.swift in \"TeamRules\""),
            "\(missing.errors)")
    }

    @Test("are on the page about checking as they are here")
    func page() throws {
        let page = try String(
            contentsOf: Scratch.repository.appending(path: "docs/checking.md"), encoding: .utf8)
        for part in [try Self.fixture("Rules.swift"), try Self.fixture("RulesTests.swift")] {
            #expect(page.contains("```swift\n\(part)```"))
        }
        #expect(page.contains(Self.manifest(".package(url: \"…/scenery\", from: \"1.0.0\")")))
    }
}
