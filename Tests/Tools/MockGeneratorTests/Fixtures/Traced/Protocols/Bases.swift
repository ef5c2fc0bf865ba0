import SceneryScenes

// Boundaries that ask for a base class, of whose members callers see all.

class Panel {
    let name: String
    var width = 0
    private(set) var openings: Int = 0
    private var isOpen = false
    var area: Int { get throws(Refusal) { if isOpen { width * width } else { throw .late } } }
    lazy var fares: [Fare] = []
    weak var other: Panel?

    init(name: String) { self.name = name }

    func open(by number: Int) -> Bool {
        openings += number
        isOpen = true
        return isOpen
    }
    func load(_ number: Int) async throws -> Fare { Fare(cents: number + width) }
    subscript(number: Int) -> Int {
        get { width + number }
        set { width = newValue - number }
    }
}

extension Panel {
    func twice() -> Int { width * 2 }
}

protocol PanelShowing: Panel, Boundary {
    var title: String { get set }
    func show(_ fare: Fare) throws(Refusal) -> Int
    func open(by number: Int) -> Bool
}

class Shelf<Item> {
    var items: [Item] = []
    func put(_ item: Item) -> Int {
        items.append(item)
        return items.count
    }
}
class FareShelf: Shelf<Fare> {
    override func put(_ item: Fare) -> Int { super.put(item) * 10 }
    func first() -> Fare? { items.first }
}

protocol Shelving: FareShelf, Boundary { func clear() async }

class Made {
    let number: Int
    var place = "?"
    required init(number: Int) { self.number = number }
    init(twice number: Int, place: String) throws { self.number = number * 2 }
}

protocol Making: Made, Boundary {
    init(twice number: Int, place: String) throws
    init(text: String)
}

@MainActor class MainPanel {
    init(_ width: Double, isWide: Bool = false) {}
    func layout() -> Int { 0 }
    nonisolated func anywhere() -> Int { 0 }
}

@MainActor protocol MainShowing: MainPanel, Boundary { func show() async -> Int }
