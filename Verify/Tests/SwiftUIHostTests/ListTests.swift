import SceneryScreens
import SwiftUIStandIn
import Testing

@MainActor @Suite("Lists in the SwiftUI host") struct ListTests {
    private let screen = DrawnScreen()

    private func show(_ titles: [String]) {
        screen.stage.show("Rides") {
            ScreenText("Today")
            ScreenList("Rides") {
                for (index, title) in titles.enumerated() { ScreenRow(title).id(index) }
            }
        }
    }

    private var rows: [String] { screen.all("accessibilityLabel").map(\.text) }
    private var bodies: Int { screen.graph.bodies["LineView"] ?? 0 }

    @Test("of 10,000 rows, only those on the screen are built, and scrolling builds those that come")
    func visible() {
        show((0..<10_000).map { "Ride \($0)" })
        #expect(rows == (0..<18).map { "Ride \($0)" }, "the text and the label of the list are lines as well")
        #expect(bodies == 20)
        screen.graph.scroll(toLine: 5_000)
        #expect(rows.first == "Ride 4998")
        #expect(rows.count == 20)
        #expect(bodies == 40)
    }

    @Test("an update of one of 10,000 rows builds that row again, or none when it is not on the screen")
    func update() {
        var titles = (0..<10_000).map { "Ride \($0)" }
        show(titles)
        _ = screen.node
        let before = bodies
        titles[5] = "Late"
        show(titles)
        #expect(rows[5] == "Late")
        #expect(bodies == before + 1)
        titles[9_000] = "Far"
        show(titles)
        _ = screen.node
        #expect(bodies == before + 1)
        screen.graph.scroll(toLine: 9_002)
        #expect(rows.contains("Far"))
    }

    @Test("a row that is inserted builds itself alone")
    func insert() {
        screen.stage.show("Rides") { ScreenList("") { ScreenRow("B").id("b") } }
        _ = screen.node
        let before = bodies
        screen.stage.show("Rides") {
            ScreenList("") {
                ScreenRow("A").id("a")
                ScreenRow("B").id("b")
            }
        }
        #expect(rows == ["A", "B"])
        #expect(bodies == before + 1)
    }

    @Test("the position to which a person has scrolled stays when a row changes")
    func scrolling() {
        var titles = (0..<1_000).map { "Ride \($0)" }
        show(titles)
        _ = screen.node
        screen.graph.scroll(toLine: 500)
        let list = screen.first("List")?.identity
        titles[505] = "Late"
        titles.append("More")
        show(titles)
        #expect(rows.first == "Ride 498")
        #expect(screen.first("List")?.identity == list)
    }
}
