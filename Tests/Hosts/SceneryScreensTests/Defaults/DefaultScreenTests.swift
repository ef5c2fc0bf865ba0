import Testing

@testable import SceneryScreens

@MainActor @Suite("A scene without view code shows its view model and events")
struct DefaultScreenTests {
    private struct Driver: ViewModel { var name: String; var rating: Double }
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
    private struct Untitled: ViewModel { var title: Int; var a: String }

    private let trip = Trip(
        title: "My trip", priceText: "12.50", count: 2, isPaid: true, note: "n", missing: nil, stops: ["A", "B"],
        driver: Driver(name: "Ada", rating: 4.5), drivers: [Driver(name: "Bob", rating: 5)])

    @Test("properties in order, nested and listed ones too, then the events as buttons that send them")
    func whole() {
        var sent: [String] = []
        let stage = Stage("Trip", events: ["bookTapped": { sent.append("book") }, "didTapCancel": { sent.append("cancel") }])
        stage.show(trip)
        #expect(PlainText.lines(of: Display(screen: stage.screen)) == [
            "My trip", "=======", "  Price text: 12.50", "  Count: 2", "  Is paid: Yes", "  Note: n", "Stops", "  A", "  B",
            "Driver", "------", "  Name: Ada", "  Rating: 4.5", "Drivers", "  Bob: 5.0", "[ Book ]", "[ Cancel ]",
        ])
        stage.receive(ScreenInput("bookTapped"))
        stage.receive(ScreenInput("didTapCancel"))
        #expect(sent == ["book", "cancel"])
        let ids = stage.screen.allElements.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test("before the first view model there are the title and the events")
    func empty() {
        let stage = Stage("AboutUs", events: ["reloadTapped": {}])
        #expect(stage.screen.title == "About us" && stage.screen.elements.map(\.id) == ["reloadTapped"])
    }

    @Test("a title that is no string is a row like any other")
    func numberTitle() {
        let stage = Stage("Sum")
        stage.show(Untitled(title: 3, a: "x"))
        #expect(stage.screen.title == "Sum")
        #expect(stage.screen["title"]?.content == .row(ScreenRow("Title", detail: "3")))
    }

    @Test("names for a compiler become words for a person", arguments: [
        ("aboutUs", "About us"), ("URLList", "URL list"), ("price2", "Price 2"), ("snake_case", "Snake case"), ("a", "A"),
        ("", ""), ("HTMLURLParser", "HTMLURL parser"), ("élan", "Élan"), ("_", "_"),
    ])
    func words(_ name: String, _ words: String) { #expect(Wording.title(of: name) == words) }

    @Test("events lose the words that say they are events", arguments: [
        ("termsTapped", "Terms"), ("didTapReload", "Reload"), ("onSelectRow", "Row"), ("didTapOnRestaurant", "Restaurant"),
        ("tapped", "Tapped"), ("reload", "Reload"), ("viewDidLoad", "View did load"), ("did", "Did"),
    ])
    func events(_ name: String, _ words: String) { #expect(Wording.title(ofEvent: name) == words) }
}
