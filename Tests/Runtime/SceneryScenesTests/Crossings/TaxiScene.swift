import Scenery
import SceneryFoundations

/// A scene whose roles see each other through boundaries that have proxies.
@MainActor enum TaxiConfigurator {
    static func build(counter: any TaxiCounting = TaxiCounter()) -> TaxiView {
        let presenter = TaxiPresenter()
        let logic = TaxiLogic(presenter: presenter, counter: counter.traced())
        let view = TaxiView(logic: logic.traced())
        presenter.view = view.traced()
        return Wiring.checked(view)
    }
}

@MainActor final class TaxiView: TaxiShowing, SceneView {
    let context: SceneContext
    let logic: any TaxiCalling
    private(set) var shown: [Fare] = []

    init(logic: any TaxiCalling) {
        self.logic = logic
        context = SceneContext("Taxi", lifecycle: logic)
    }

    func show(_ fare: Fare) { shown.append(fare) }
}

@MainActor final class TaxiPresenter: Boundary {
    weak var view: (any TaxiShowing)?

    func present(_ fare: Fare) { view?.show(fare) }
}

@MainActor final class TaxiLogic: TaxiCalling {
    var title = "Taxi"
    let waiting = ObservableValue(0)
    private(set) var booking: Task<Void, Never>?
    private var seats: [Int: String] = [:]
    private let presenter: TaxiPresenter
    private let counter: any TaxiCounting

    init(presenter: TaxiPresenter, counter: any TaxiCounting) {
        self.presenter = presenter
        self.counter = counter
    }

    var balance: Int { get async throws { await counter.count() } }
    subscript(seat: Int) -> String? {
        get { seats[seat] }
        set { seats[seat] = newValue }
    }

    func callTapped() {
        presenter.present(Fare(amount: 1))
        booking = Task { [counter, presenter] in
            await counter.add(2)
            presenter.present(Fare(amount: 2))
        }
    }
    func fare(to place: String, for people: Int) -> Fare { Fare(amount: place.count * people) }
    func check(_ distance: Int) throws(TaxiError) -> Fare {
        guard distance < 100 else { throw .tooFar }
        return Fare(amount: distance)
    }
    func book(_ fare: Fare) async throws(TaxiError) -> Int {
        await counter.add(fare.amount)
        return await counter.count()
    }
    func wait() async { waiting.update { $0 += 1 } }
    func first<Item: Sendable>(of items: [Item]) -> Item? { items.first }
    func refine(_ fare: inout Fare) { fare.amount += 1 }
    func whenDone(_ action: @escaping () -> Void) { action() }
}

actor TaxiCounter: TaxiCounting {
    private var total = 0

    func count() -> Int { total }
    func add(_ number: Int) async { total += number }
}

final class TaxiTickets: TaxiFetching {
    static let limit = 3
    let limit: Int

    init(limit: Int) { self.limit = limit }

    func ticket(_ id: Int) async throws -> String { "ticket \(id)" }
    func copy() -> TaxiTickets { TaxiTickets(limit: limit + 1) }
}

/// Writes crossings down, one line each: `1 TaxiCalling.callTapped()`, then what it was caused by.
final class Timeline: Sendable {
    private let events = Protected<[CrossingEvent]>([])

    var all: [CrossingEvent] { events.withLock { $0 } }

    var crossings: [Crossing] {
        all.compactMap { if case .began(let crossing) = $0 { crossing } else { nil } }
    }

    var lines: [String] {
        all.map { event in
            switch event {
            case .began(let crossing):
                "\(crossing.number) \(crossing.name) \(crossing.kind) (\(crossing.arguments.map(\.text).joined(separator: ", ")))"
                    + (crossing.cause.map { " by \($0)" } ?? "")
            case .ended(let number, .returned(let value)): "\(number) returned \(value.text)"
            case .ended(let number, .threw(let error)): "\(number) threw \(error.text)"
            }
        }
    }

    func add(_ event: CrossingEvent) { events.withLock { $0.append(event) } }
}
