import ArchitectureRules
import SourceModel
import Testing

@testable import ArchitectureChecker

@Suite("The fix of an import of UIKit in logic") struct UIImportFixTests {
    /// A scene whose logic is this file, after the fix; `nil` if the finding has none.
    private func fixed(_ logic: String) throws -> String? {
        let files = [
            "App/About/AboutInteractor.swift": logic,
            "App/About/AboutPresenter.swift": "final class AboutPresenter {}",
            "App/About/AboutViewController.swift": """
            import UIKit
            final class AboutViewController: UIViewController { var interactor: (any AboutInteracting)? }
            """,
            "App/Other.swift": "import UIKit\nstruct Note { var text = \"\" }\ntypealias Picture = UIImage",
            // Whose type a project extends is still the framework's.
            "App/More.swift":
                "import UIKit\nextension UIImage { var a: Int { 1 } }\nextension Date { var b: Int { 1 } }",
        ]
        let findings = try Sources(files: files).findings("", only: ["logic-imports-ui"])
        #expect(findings.map(\.location.path) == ["App/About/AboutInteractor.swift"])
        let plan = FixPlan(findings) { files[$0] }
        return plan.files.first?.new
    }

    private func scene(_ imports: String, _ body: String, before: String = "") -> String {
        "\(imports)protocol AboutInteracting: AnyObject {}\n\(before)final class AboutInteractor: AboutInteracting {\n    \(body)\n}\n"
    }

    @Test(
        "an import that nothing is used of becomes what is used",
        arguments: [
            ("import Foundation\n", "var time: Date?"),
            ("import Foundation\n", "func a(_ b: Error) { print(b.localizedDescription) }"),
            ("import Foundation\n", "var name = String(format: \"%d\", 1)"),
            ("import Foundation\n", "@objc func a() { _ = #selector(a) }"),
            ("import CoreGraphics\nimport Foundation\n", "var frame: CGRect?; var url: URL?"),
            ("import CoreGraphics\nimport Foundation\n", "var frame: CGRect?"),
            ("import Foundation\n", "var width: CGFloat = 0"),
            ("", "var note: Note?\n    func a(_ b: [Int]) -> Int { b.map { $0 + 1 }.count }"),
            ("", "var picture: Picture?"),
        ])
    func replaced(_ imports: String, _ body: String) throws {
        #expect(try fixed(scene("import UIKit\n", body)) == scene(imports, body))
    }

    @Test("where Foundation is imported too, the import is removed")
    func both() throws {
        let body = "var time: Date?"
        #expect(
            try fixed(scene("import Foundation\nimport UIKit\n", body)) == scene("import Foundation\n", body))
    }

    @Test(
        "what logic uses of SwiftUI is named",
        arguments: [
            ("func a() { withAnimation { b() } }", " and uses withAnimation, so"),
            ("@AppStorage(\"a\") var a = 1", " and uses @AppStorage, so"),
            (
                "func a(_ b: IndexSet) { list.move(fromOffsets: b, toOffset: 1) }",
                " and uses move(fromOffsets:), so"
            ),
            ("@Published var a = 1", " and uses nothing of it, so"),
        ])
    func swiftUI(_ body: String, _ problem: String) throws {
        let files = [
            "App/About/AboutInteractor.swift": scene("import SwiftUI\n", body),
            "App/About/AboutPresenter.swift": "final class AboutPresenter {}",
            "App/About/AboutViewController.swift": """
            import UIKit
            final class AboutViewController: UIViewController { var interactor: (any AboutInteracting)? }
            """,
        ]
        let findings = try Sources(files: files).findings("", only: ["logic-imports-ui"])
        #expect(
            findings.map { $0.message.contains("imports SwiftUI\(problem) it cannot be tested") } == [true])
    }

    @Test(
        "a file that uses UIKit, or of which that cannot be told, stays as it is",
        arguments: [
            "var image: UIImage?", "func a() { UIApplication.shared.open() }",
            "func a() { UIPasteboard.general.string = \"a\" }",
            "var style = NSMutableParagraphStyle()",
            "@IBAction func a() {}", "func a(_ b: IndexPath) -> Int { b.row }",
            "var path = IndexPath(row: 0, section: 0)",
            "var layer: CALayer?", "var unknown: Gadget?",
            "func a() { b?.navigationController?.popViewController() }",
            "var a = [UIColor.red]", "func a() -> [String: [UIView?]] { [:] }",
            "var color = #colorLiteral(red: 0)",
            "func a(_ b: NSAttributedString) {}", "lazy var a: () -> UIView = { fatalError() }",
        ])
    func kept(_ body: String) throws {
        #expect(try fixed(scene("import UIKit\n", body)) == nil)
    }

    @Test("an import with a kind, an attribute, an access level or a neighbor on its line stays as it is")
    func spellings() throws {
        for line in [
            "import class UIKit.UIView", "@_exported import UIKit", "public import UIKit",
            "import Foundation; import UIKit",
        ] {
            #expect(try fixed(scene(line + "\n", "var time: Date?")) == nil, "\(line)")
        }
    }

    @Test("the message names what is used")
    func message() throws {
        let sources = Sources(files: [
            "App/AboutInteractor.swift": scene("import UIKit\n", "var image: UIImage?"),
            "App/AboutPresenter.swift": "final class AboutPresenter {}",
            "App/AboutViewController.swift":
                "import UIKit\nfinal class AboutViewController: UIViewController { var interactor: AboutInteracting? }",
        ])
        let findings = try sources.findings("", only: ["logic-imports-ui"])
        #expect(findings.map { $0.message.contains("imports UIKit and uses UIImage, so") } == [true])
    }
}
