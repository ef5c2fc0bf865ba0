import Foundation
import SceneryScreens
import Testing
import UIKitStandIn
import VerifiedUIKit

@MainActor @Suite("Lists in the UIKit host") struct ListTests {
    private let stage = Stage("Rides")
    private let controller: ScreenViewController

    init() {
        controller = ScreenViewController(StagedView(stage))
    }

    private var collection: UICollectionView {
        get throws {
            try #require(controller.view.descendants.lazy.compactMap { $0 as? UICollectionView }.first)
        }
    }

    private func show(_ titles: [String]) {
        stage.show("Rides") {
            ScreenText("Today")
            ScreenList("Rides") {
                for (index, title) in titles.enumerated() { ScreenRow(title).id(index) }
            }
        }
    }

    private func text(at index: Int) throws -> String? {
        let cell = try collection.cellForItem(at: IndexPath(item: index, section: 0))
        return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }

    @Test("of 10,000 rows, only those on the screen have cells, and scrolling uses these again")
    func visible() throws {
        show((0..<10_000).map { "Ride \($0)" })
        let collection = try collection
        #expect(collection.itemCount == 10_002)
        #expect(collection.cellsMade == 20)
        #expect(collection.cellsConfigured == 20)
        #expect(try text(at: 1) == "Rides")
        #expect(try text(at: 19) == "Ride 17")

        collection.scroll(toItem: 5_000)
        #expect(try text(at: 5_000) == "Ride 4998")
        #expect(try text(at: 19) == nil)
        #expect(collection.visibleCells.count == 20)
        #expect(collection.cellsMade == 21, "the text at the top is of another type of cell")
    }

    @Test("an update of one of 10,000 rows configures one cell, or none when it is not on the screen")
    func update() throws {
        var titles = (0..<10_000).map { "Ride \($0)" }
        show(titles)
        let collection = try collection
        let cell = collection.cellForItem(at: IndexPath(item: 7, section: 0))

        titles[5] = "Late"
        show(titles)
        #expect(try text(at: 7) == "Late")
        #expect(collection.cellForItem(at: IndexPath(item: 7, section: 0)) === cell)
        #expect(collection.cellsConfigured == 21)

        titles[9_000] = "Far"
        show(titles)
        #expect(collection.cellsConfigured == 21)
        collection.scroll(toItem: 9_002)
        #expect(try text(at: 9_002) == "Far")
    }

    @Test("a row that is inserted or removed leaves the other cells as they are")
    func insert() throws {
        let titles = (0..<10).map { "Ride \($0)" }
        show(titles)
        let collection = try collection
        #expect(collection.cellsConfigured == 12)
        show(titles + ["New"])
        #expect(collection.cellsConfigured == 13)
        #expect(try text(at: 12) == "New")
        show(titles)
        #expect(collection.cellsConfigured == 13)
        #expect(collection.itemCount == 12)
    }

    @Test("a row has its title, its detail and, when it is chosen, a checkmark")
    func row() throws {
        stage.show("Rides") {
            ScreenRow("Plain")
            ScreenRow("Taxi", detail: "5 min", isSelected: true) {}
            ScreenRow("Bus") {}.disabled()
        }
        let cells = try (0..<3).map { index in
            try #require(
                try collection.cellForItem(at: IndexPath(item: index, section: 0))
                    as? UICollectionViewListCell)
        }
        let contents = cells.compactMap { $0.contentConfiguration as? UIListContentConfiguration }
        #expect(contents.map(\.text) == ["Plain", "Taxi", "Bus"])
        #expect(contents.map(\.secondaryText) == [nil, "5 min", nil])
        #expect(contents.map { $0.textProperties.color } == [.label, .label, .secondaryLabel])
        #expect(cells.map(\.accessories) == [[], [.checkmark()], []])
        #expect(cells.map(\.accessibilityIdentifier) == ["row-1", "row-2", "row-3"])
        #expect(cells.map(\.accessibilityLabel) == ["Plain", "Taxi", "Bus"])
        #expect(cells.map(\.accessibilityValue) == [nil, "5 min", nil])
        #expect(
            cells.map(\.accessibilityTraits) == [.staticText, [.button, .selected], [.button, .notEnabled]])
    }

    @Test("a tap chooses a row that can be chosen, and leaves nothing selected")
    func tap() throws {
        let logic = SampleLogic()
        stage.show("Rides") {
            ScreenRow("Plain")
            ScreenRow("Taxi") { logic.calls.append("Taxi") }
            ScreenRow("Bus") { logic.calls.append("Bus") }.disabled()
        }
        let collection = try collection
        for index in 0..<3 { collection.tapItem(at: index) }
        #expect(logic.calls == ["Taxi"])
        #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("an element that becomes a row gets another cell")
    func becomesRow() throws {
        stage.show("Rides") { ScreenText("One").id("x") }
        stage.show("Rides") { ScreenRow("One").id("x") }
        #expect(try text(at: 0) == "One")
        stage.show("Rides") { ScreenHeading("One").id("x") }
        #expect(try text(at: 0) == nil)
        #expect(controller.view.descendants.contains { ($0 as? UILabel)?.text == "One" })
    }

    @Test("a list in a vertical group is rows as well; other groups stay one cell")
    func groups() throws {
        stage.show("Rides") {
            ScreenGroup("All") {
                ScreenText("Today")
                ScreenList("") { ScreenRow("Taxi") }
            }
            ScreenGroup("Pair", axis: .horizontal) {
                ScreenText("A")
                ScreenText("B")
            }
        }
        #expect(try collection.itemCount == 3)
        #expect(try text(at: 1) == "Taxi")
        let labels = controller.view.descendants.compactMap { ($0 as? UILabel)?.text }
        #expect(labels.sorted() == ["A", "B", "Today"])
    }

    @Test("a field that scrolls off the screen and back keeps its view and its text")
    func field() throws {
        let rows = (0..<100).map { "Ride \($0)" }
        func show() {
            stage.show("Rides") {
                ScreenField("Say")
                ScreenList("") { for title in rows { ScreenRow(title) } }
            }
        }
        show()
        let field = try #require(controller.view.descendants.compactMap { $0 as? UITextField }.first)
        field.type("half")
        try collection.scroll(toItem: 50)
        #expect(controller.view.descendants.contains { $0 is UITextField } == false)
        show()
        try collection.scroll(toItem: 0)
        let back = controller.view.descendants.compactMap { $0 as? UITextField }
        #expect(back.count == 1)
        #expect(back.first === field)
        #expect(field.text == "half")
    }

    @Test("only rows are separated by lines")
    func separators() throws {
        show(["Ride"])
        let layout = try collection.collectionViewLayout as? UICollectionViewCompositionalLayout
        let handler = try #require(layout?.configuration?.itemSeparatorHandler)
        let hidden = (0..<3).map { index in
            handler(
                IndexPath(item: index, section: 0), UIListSeparatorConfiguration(listAppearance: .plain)
            ).bottomSeparatorVisibility == .hidden
        }
        #expect(hidden == [true, true, false])
    }
}
