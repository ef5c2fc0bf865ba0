import Testing

@testable import SceneryScreens

@MainActor @Suite("A scene without a layout of its own shows its view model and events")
struct DefaultScreenTests {
    private struct Driver: ViewModel {
        var name: String
        var rating: Double
    }
    private struct Trip: ViewModel {
        var title: String
        var priceText: String
        var count: Int
        var isPaid: Bool
        var note: String?
        var missing: String?
        var stops: [String]
        var driver: Driver
        var drivers: [Driver]
    }
    private struct Untitled: ViewModel {
        var title: Int
        var a: String
    }

    private let trip = Trip(
        title: "My trip", priceText: "12.50", count: 2, isPaid: true, note: "n", missing: nil,
        stops: ["A", "B"],
        driver: Driver(name: "Ada", rating: 4.5), drivers: [Driver(name: "Bob", rating: 5)])

    @Test("properties in order, nested and listed ones too, then the events as buttons that send them")
    func whole() {
        var sent: [String] = []
        let stage = Stage("Trip") {
            ScreenButton("Book", role: .primary) { sent.append("book") }
            ScreenButton("Cancel") { sent.append("cancel") }
        }
        stage.show(trip)
        #expect(
            PlainText.lines(of: Display(screen: stage.screen)) == [
                "My trip", "=======", "  Price text: 12.50", "  Count: 2", "  Is paid: Yes", "  Note: n",
                "Stops", "  A", "  B",
                "Driver", "------", "  Name: Ada", "  Rating: 4.5", "Drivers", "  Bob: 5.0", "[ Book ]",
                "[ Cancel ]",
            ])
        for button in stage.screen.elements.suffix(2) { stage.receive(ScreenInput(button.id)) }
        #expect(sent == ["book", "cancel"])
        let ids = stage.screen.allElements.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test("before the first view model there are the title and the events")
    func empty() {
        let stage = Stage("AboutUs") { ScreenButton("Reload") {} }
        #expect(stage.screen.title == "About us" && stage.screen.elements.map(\.title) == ["Reload"])
    }

    @Test("a title that is not a string is a row like any other")
    func numberTitle() {
        let stage = Stage("Sum")
        stage.show(Untitled(title: 3, a: "x"))
        #expect(stage.screen.title == "Sum")
        #expect(stage.screen["title"]?.content == .row(ScreenRow("Title", detail: "3")))
    }

    @Test(
        "names in code become titles for a person",
        arguments: [
            ("aboutUs", "About us"), ("URLList", "URL list"), ("price2", "Price 2"),
            ("snake_case", "Snake case"), ("a", "A"),
            ("", ""), ("HTMLURLParser", "HTMLURL parser"), ("élan", "Élan"), ("_", "_"),
        ])
    func words(_ name: String, _ words: String) { #expect(Wording.title(of: name) == words) }
}
