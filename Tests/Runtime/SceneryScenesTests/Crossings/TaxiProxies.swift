// Written by `scenery mock --proxies` from the boundaries it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryScenes

@MainActor
final class TaxiCallingProxy<Target: TaxiCalling>: TaxiCalling, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    var title: String {
        get { crossings.get("title") { target.title } }
        set { crossings.set("title", newValue) { target.title = newValue } }
    }

    var waiting: Observable<Int> { crossings.get("waiting") { target.waiting } }

    var balance: Int {
        get async throws { try await crossings.get("balance") { try await target.balance } }
    }

    subscript(seat: Int) -> String? {
        get { crossings.get("subscript(_:)", seat) { target[seat] } }
        set { crossings.set("subscript(_:)", seat, newValue) { target[seat] = newValue } }
    }

    func callTapped() { crossings.call("callTapped()") { target.callTapped() } }

    func fare(to place: String, for people: Int) -> Fare {
        crossings.call("fare(to:for:)", place, people) { target.fare(to: place, for: people) }
    }

    func check(_ distance: Int) throws(TaxiError) -> Fare {
        try crossings.call("check(_:)", distance) { () throws(TaxiError) in try target.check(distance) }
    }

    func book(_ fare: Fare) async throws(TaxiError) -> Int {
        try await crossings.call("book(_:)", fare) { () async throws(TaxiError) in try await target.book(fare) }
    }

    func wait() async { await crossings.call("wait()") { await target.wait() } }

    func first<Item: Sendable>(of items: [Item]) -> Item? {
        crossings.call("first(of:)", items) { target.first(of: items) }
    }

    func refine(_ fare: inout Fare) { crossings.call("refine(_:)", fare) { target.refine(&fare) } }

    func whenDone(_ action: @escaping () -> Void) {
        crossings.call("whenDone(_:)", action) { target.whenDone(action) }
    }
}

extension TaxiCalling {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any TaxiCalling {
        guard let crossings = BoundaryCrossings("TaxiCalling", of: self) else { return self }
        return crossings.kept(TaxiCallingProxy(self, crossings))
    }
}

actor TaxiCountingProxy<Target: TaxiCounting>: TaxiCounting, BoundaryProxy {
    nonisolated let target: Target
    nonisolated let crossings: BoundaryCrossings
    nonisolated var unownedExecutor: UnownedSerialExecutor { target.unownedExecutor }

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func count() -> Int { crossings.call("count()") { crossings.on(target) { $0.count() } } }
    func add(_ number: Int) async { await crossings.call("add(_:)", number) { await target.add(number) } }
}

extension TaxiCounting {
    /// This role, reporting what crosses to it, where a tracer is attached.
    nonisolated func traced() -> any TaxiCounting {
        guard let crossings = BoundaryCrossings("TaxiCounting", of: self) else { return self }
        return TaxiCountingProxy(self, crossings)
    }
}

final class TaxiFetchingProxy<Target: TaxiFetching>: TaxiFetching, BoundaryProxy {
    typealias Ticket = Target.Ticket
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    static var limit: Int { Target.limit }

    convenience init(limit: Int) {
        let target = Target(limit: limit)
        self.init(target, BoundaryCrossings(made: "TaxiFetching", of: target))
    }

    func ticket(_ id: Int) async throws -> Ticket {
        try await crossings.call("ticket(_:)", id) { try await target.ticket(id) }
    }

    func copy() -> TaxiFetchingProxy {
        let result = crossings.call("copy()") { target.copy() }
        return TaxiFetchingProxy(result, crossings.moved(to: result))
    }
}

@MainActor
final class TaxiShowingProxy<Target: TaxiShowing>: TaxiShowing, BoundaryProxy {
    let target: Target
    nonisolated let crossings: BoundaryCrossings

    init(_ target: Target, _ crossings: BoundaryCrossings) {
        self.target = target
        self.crossings = crossings
    }

    func show(_ fare: Fare) { crossings.call("show(_:)", fare) { target.show(fare) } }
}

extension TaxiShowing {
    /// This role, reporting what crosses to it, where a tracer is attached.
    func traced() -> any TaxiShowing {
        guard let crossings = BoundaryCrossings("TaxiShowing", of: self) else { return self }
        return crossings.kept(TaxiShowingProxy(self, crossings))
    }
}
