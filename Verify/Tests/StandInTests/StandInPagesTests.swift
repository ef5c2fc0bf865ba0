import Foundation
import Testing

/// The stand-ins are as good as the pages that they follow, so each declaration says which that is.
@Suite("The stand-ins and Apple's documentation") struct StandInPagesTests {
    private static let page = StandInSource.package.appending(path: "../docs/apple-stand-ins.md")

    @Test(
        "every public declaration names the page that it follows, or says that it is not Apple's",
        arguments: StandInSource.modules)
    func pages(_ module: String) throws {
        let declarations = try StandInSource.declarations(of: module)
        #expect(!declarations.isEmpty)
        for declaration in declarations where declaration.pages.isEmpty && !declaration.isNotApples {
            Issue.record(
                "\(module)StandIn/\(declaration.file):\(declaration.line): \(declaration.name) names no page")
        }
    }

    @Test("a declaration without a page is found")
    func finds() {
        let text = """
            /// <https://developer.apple.com/documentation/uikit/uiview>
            @MainActor open class UIView: NSObject {
                public var bounds = 0
                var hidden = 0
                /// Not Apple's: what a test sees.
                public var seen = 0

                public override init() {}
            }

            /// <https://developer.apple.com/documentation/uikit/uiscenedelegate>
            public protocol UISceneDelegate {
                func scene()
            }
            """
        let declarations = StandInSource.declarations(in: text, file: "Views.swift")
        #expect(
            declarations.map(\.name) == [
                "UIView", "UIView.bounds", "UIView.seen", "UISceneDelegate", "UISceneDelegate.scene",
            ])
        #expect(declarations.map(\.pages.count) == [1, 0, 0, 1, 0])
        #expect(declarations.map(\.isNotApples) == [false, false, true, false, false])
    }

    /// `UPDATE_SNAPSHOTS=1` writes the list, and fails that once.
    @Test("docs/apple-stand-ins.md lists every declaration with its page")
    func list() throws {
        var text = """
            # What the stand-ins follow

            `Verify/` compiles the UIKit and SwiftUI hosts against stand-ins for Apple's modules. Each public declaration of a stand-in
            names the page of Apple's documentation whose signature and behavior it follows; what it has for tests only is not listed.
            The list is written by the tests of `Verify/` (`UPDATE_SNAPSHOTS=1`), which also fail when a declaration names no page.

            """
        for module in StandInSource.modules {
            text += "\n## \(module)\n\n| declaration | page |\n| --- | --- |\n"
            let rows = try StandInSource.declarations(of: module).flatMap { declaration in
                declaration.pages.prefix(1).map { page in
                    "| `\(declaration.name)` | [\(page.dropFirst("https://developer.apple.com/documentation/".count))](\(page)) |"
                }
            }
            text += Set(rows).sorted().joined(separator: "\n") + "\n"
        }
        let current = try? String(contentsOf: Self.page, encoding: .utf8)
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil, current != text {
            try text.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        #expect(current == text)
    }
}
