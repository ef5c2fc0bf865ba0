import Foundation
import SceneryScreens
import Testing
import UIKitStandIn
import VerifiedUIKit

/// What a person has in hand stays while the screen around it changes.
@MainActor @Suite("What an update of the screen keeps in the UIKit host") struct KeptStateTests {
    private let stage = Stage("Rides")
    private let controller: ScreenViewController

    init() {
        controller = ScreenViewController(StagedView(stage))
    }

    private func show(_ rows: [String], above: [String] = [], text: String = "", isGrouped: Bool = false) {
        stage.show("Rides") {
            for title in above { ScreenText(title).id(title) }
            if isGrouped {
                ScreenGroup {
                    for title in above { ScreenText(title).id("in \(title)") }
                    field(text, hint: above.last)
                }.id("group")
            } else {
                field(text, hint: above.last)
            }
            ScreenList("") { for title in rows { ScreenRow(title).id(title) } }
        }
    }

    /// What an update changes of the field is not its text.
    private func field(_ text: String, hint: String?) -> ScreenElement {
        ScreenField("Say", text: text, placeholder: hint ?? "").id("say")
    }

    private func field() throws -> UITextField {
        try #require(controller.view.descendants.lazy.compactMap { $0 as? UITextField }.first)
    }

    private func collection() throws -> UICollectionView {
        try #require(controller.view.descendants.lazy.compactMap { $0 as? UICollectionView }.first)
    }

    @Test("the text, the focus and the caret of a field", arguments: [false, true])
    func typing(isGrouped: Bool) throws {
        show(["A", "B"], isGrouped: isGrouped)
        let field = try field()
        field.type("half a line")
        field.caret = 4
        show(["C", "B", "A"], above: ["New", "Newer"], isGrouped: isGrouped)
        stage.showActivity(true)
        #expect(try self.field() === field)
        #expect(field.isFirstResponder)
        #expect(field.placeholder == "Newer")
        #expect(field.text == "half a line")
        #expect(field.caret == 4)
    }

    @Test("the app's own text replaces what was typed, and leaves the focus")
    func replaced() throws {
        show([], text: "old")
        let field = try field()
        field.type("half a line")
        show([], text: "new")
        #expect(field.text == "new")
        #expect(field.isFirstResponder)
    }

    @Test("the position to which a person has scrolled")
    func scrolling() throws {
        var rows = (0..<1_000).map { "Ride \($0)" }
        show(rows)
        let collection = try collection()
        collection.scroll(toItem: 500)
        let cell = collection.cellForItem(at: IndexPath(item: 505, section: 0))
        rows[504] = "Late"
        rows.append("More")
        show(rows)
        #expect(cell != nil)
        #expect(collection.cellForItem(at: IndexPath(item: 500, section: 0)) != nil)
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    }

    @Test("the chosen row stays chosen while others change")
    func selection() throws {
        func show(_ detail: String) {
            stage.show("Rides") {
                ScreenRow("A", isSelected: true) {}.id("a")
                ScreenRow("B", detail: detail) {}.id("b")
            }
        }
        show("1")
        let first = IndexPath(item: 0, section: 0)
        let cell = try collection().cellForItem(at: first) as? UICollectionViewListCell
        show("2")
        #expect(try collection().cellForItem(at: first) === cell)
        #expect(cell?.accessories == [.checkmark()])
    }

    @Test("VoiceOver reads the elements in the order of the screen")
    func order() throws {
        stage.show("Rides") {
            ScreenHeading("First")
            ScreenField("Second")
            ScreenList("Third") { ScreenRow("Fourth", detail: "at noon") }
            ScreenButton("Fifth") {}
        }
        let collection = try collection()
        let labels = (0..<collection.itemCount).map { index -> String? in
            let cell = collection.cellForItem(at: IndexPath(item: index, section: 0))
            if let label = cell?.accessibilityLabel { return label }
            if let content = cell?.contentConfiguration as? UIListContentConfiguration { return content.text }
            let view = cell?.contentView.subviews.first
            return (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? view?.accessibilityLabel
        }
        #expect(labels == ["First", "Second", "Third", "Fourth", "Fifth"])
    }
}
