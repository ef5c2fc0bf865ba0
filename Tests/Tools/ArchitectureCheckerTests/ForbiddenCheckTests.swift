import ArchitectureRules
import SourceModel
import Testing

@testable import ArchitectureChecker

@Suite("Prohibitions in scenery.yml") struct ForbiddenCheckTests {
    private func findings(_ what: String, from: String = "{ modules: Core }", _ code: String) throws
        -> [String]
    {
        let sources = Sources(files: [
            "Sources/Core/C.swift": code,
            "Sources/App/A.swift": "import UIKit\npublic class Base {}\nfunc f() { print(1) }",
            "Tests/CoreTests/T.swift": code,
        ])
        let yaml = "forbid:\n  own:\n    from: \(from)\n    \(what)\n    reason: because we say so\n"
        return try sources.findings(yaml).map { "\($0.location.line): \($0.message)" }
    }

    @Test("an import of a module, or of a declaration in it, can be forbidden")
    func imports() throws {
        #expect(
            try findings(
                "imports: [UIKit, Swift*]",
                "import Foundation\nimport class UIKit.UIView\n@_exported import SwiftUI") == [
                    "2: \"Sources/Core/C.swift\" may not import \"UIKit.UIView\": because we say so",
                    "3: \"Sources/Core/C.swift\" may not import \"SwiftUI\": because we say so",
                ])
    }

    @Test(
        "calls can be forbidden, in every spelling",
        arguments: [
            ("print", "func f() { print(1) }", 1), ("print", "func f() { log.print(1) }", 0),
            ("print", "let x = { print(2) }", 1),
            ("Date", "func f() { _ = Date() }", 1), ("Date", "func f() { _ = Date.init() }", 1),
            ("Date", "func f() { let d: Date = .init() }", 1),
            ("Date", "func f() { _ = Foundation.Date() }", 1),
            ("Date.now", "func f() { let d: Date = .now }", 1),
            ("*.shared", "func f() { Store.shared.load() }", 1),
            ("FileHandle.standardOutput", "func f() { FileHandle.standardOutput.write(d) }", 1),
            ("FileHandle.standardOutput", "let out = FileHandle.standardOutput", 1),
            ("FileHandle.standardOutput", "let out = FileHandle.standardError", 0),
            ("print", "print(\"top\")", 1),
            ("*.shared", "func f() { Store.shared.count = 1 }", 1),
            ("Store.*", "func f() { Store.isOpen = true }", 1),
            ("*.shared", "func f() { Store.other.count = 1 }", 0),
            ("print", "extension Int { func f() { print(self) } }", 1),
            ("NSLog", "struct S { var x: Int { NSLog(\"\"); return 1 } }", 1),
        ])
    func calls(_ pattern: String, _ code: String, _ count: Int) throws {
        #expect(try findings("calls: \"\(pattern)\"", code).count == count)
    }

    @Test(
        "mentions of a type can be forbidden",
        arguments: [
            "var x: UIColor?", "func f(_ x: [UIColor]) {}", "func f() { _ = UIColor.red }",
            "func f(_ x: Any) { _ = x as? UIColor }", "func f() { UIColor.isDark = true }",
            "extension Array where Element == UIColor {}", "extension UIColor {}",
            "struct S<Color: UIColor> {}", "final class S: UIColor {}",
            "struct S { func f() -> Result<UIColor, Never> { fatalError() } }", "var x: UIKit.UIColor?",
        ])
    func references(_ code: String) throws {
        #expect(try findings("references: UIColor", code).count == 1)
    }

    @Test("inheritance can be forbidden, also through a type of the project")
    func inherits() throws {
        #expect(
            try findings(
                "inherits: UIViewController",
                "class Root: UIViewController {}\nclass Leaf: Root {}\nclass Other {}") == [
                    "1: \"Root\" may not inherit from \"UIViewController\": because we say so",
                    "2: \"Leaf\" may not inherit from \"UIViewController\": because we say so",
                ])
        #expect(try findings("inherits: Codable", "struct A {}\nextension A: Codable {}").count == 1)
    }

    @Test("names of types can be forbidden")
    func names() throws {
        #expect(
            try findings(
                "names: [\"*Helper\", \"*Utils\"]", "enum DateUtils {}\nextension DateUtils {}\nstruct S {}"
            ).count == 1)
    }

    @Test("references to other files, modules or roles can be forbidden")
    func edges() throws {
        #expect(
            try findings("to: { modules: App }", "import App\nstruct S { var b: Base? }") == [
                "1: \"Sources/Core/C.swift\" may not import \"App\": because we say so",
                "2: \"S\" may not use \"Base\": because we say so",
            ])
        #expect(
            try findings("to: { modules: App }\n    edges: imports", "import App\nstruct S { var b: Base? }")
                .count == 1)
    }

    @Test("a prohibition of a role applies only to the types that play it")
    func roles() throws {
        let code = """
            final class HomeViewController { var interactor: HomeInteractor?; func f() { print(1) } }
            final class HomePresenter { weak var view: HomeViewController? }
            final class HomeRouter {}
            final class HomeInteractor { var presenter: HomePresenter?; func f() { print(2) } }
            """
        #expect(try findings("calls: print", from: "{ roles: logic }", code).map { $0.prefix(2) } == ["4:"])
    }

    @Test("a prohibition can exclude modules, so that only these may do something")
    func exclusion() throws {
        #expect(
            try findings("imports: UIKit", from: "{ modules: [\"*\", \"!App\"] }", "import UIKit").count == 2)
    }
}
