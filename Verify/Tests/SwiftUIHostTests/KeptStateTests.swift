import SceneryScreens
import SwiftUIStandIn
import Testing

/// What a person has in hand stays while the screen around it changes.
@MainActor @Suite("What an update of the screen keeps in the SwiftUI host") struct KeptStateTests {
    private let screen = DrawnScreen()

    private func show(above: [String] = [], text: String = "", isGrouped: Bool = false) {
        screen.stage.show("Rides") {
            for title in above { ScreenText(title).id(title) }
            if isGrouped {
                ScreenGroup {
                    for title in above { ScreenText(title).id("in \(title)") }
                    field(text)
                }.id("group")
            } else {
                field(text)
            }
        }
    }

    private func field(_ text: String) -> ScreenElement {
        ScreenField(
            "Say", text: text, onSubmit: { [screen] in screen.choose("said \($0)") },
            onEdit: { [screen] in screen.choose($0) }
        ).id("say")
    }

    @Test("the text and the identity of a field, which its focus and caret follow", arguments: [false, true])
    func typing(isGrouped: Bool) throws {
        show(isGrouped: isGrouped)
        let before = try #require(screen.first("TextField"))
        before.type?("half a line")
        show(above: ["New", "Newer"], isGrouped: isGrouped)
        screen.stage.showActivity(true)
        let after = try #require(screen.first("TextField"))
        #expect(after.text == "half a line")
        #expect(after.identity == before.identity)
        #expect(screen.chosen == ["half a line"], "each edit is sent once")
    }

    @Test("the app's own text replaces what was typed")
    func replaced() {
        show(text: "old")
        #expect(screen.first("TextField")?.text == "old")
        screen.first("TextField")?.type?("half a line")
        _ = screen.node
        show(text: "new")
        #expect(screen.first("TextField")?.text == "new")
        #expect(screen.chosen == ["half a line"], "what the app writes is not an edit")
    }

    @Test("a field that was submitted is emptied where it is")
    func submitted() {
        show()
        screen.first("TextField")?.type?("hello")
        let submit = screen.node.all.first { $0.kind == "onSubmit" }
        submit?.action?()
        #expect(screen.chosen.contains("said hello"))
        #expect(screen.first("TextField")?.text == "")
    }
}
