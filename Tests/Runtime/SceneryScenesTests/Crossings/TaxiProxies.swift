// Written by `scenery mock --proxies` from the boundaries it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryScenes

@MainActor
final class TaxiCallingProxy<Target: TaxiCalling>: TaxiCalling, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
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

    var waiting: ObservableValue<Int> { crossings.get("waiting") { target.waiting } }

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
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any TaxiCalling {
        guard let crossings = CrossingReporter("TaxiCalling", of: self) else { return self }
        return crossings.kept(TaxiCallingProxy(self, crossings))
    }
}

/// The members of ``TaxiCalling``, for tests that expect crossings.
enum TaxiCallingCrossing {
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("TaxiCalling.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("TaxiCalling.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("TaxiCalling.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("TaxiCalling.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("TaxiCalling.viewDidDisappear(_:)") }
    nonisolated static var title: CrossingProperty<String> { CrossingProperty("TaxiCalling.title") }
    nonisolated static var setTitle: CrossingMember<String> { CrossingMember("TaxiCalling.title", .set) }
    nonisolated static var waiting: CrossingProperty<ObservableValue<Int>> { CrossingProperty("TaxiCalling.waiting") }
    nonisolated static var balance: CrossingProperty<Int> { CrossingProperty("TaxiCalling.balance") }
    nonisolated static var subscriptSeat: CrossingMember<Int> { CrossingMember("TaxiCalling.subscript(_:)", .get) }
    nonisolated static var setSubscriptSeat: CrossingMember<(Int, String?)> { CrossingMember("TaxiCalling.subscript(_:)", .set) }
    nonisolated static var callTapped: CrossingMember<Void> { CrossingMember("TaxiCalling.callTapped()") }
    nonisolated static var fareToFor: CrossingMember<(String, Int)> { CrossingMember("TaxiCalling.fare(to:for:)") }
    nonisolated static var check: CrossingMember<Int> { CrossingMember("TaxiCalling.check(_:)") }
    nonisolated static var book: CrossingMember<Fare> { CrossingMember("TaxiCalling.book(_:)") }
    nonisolated static var wait: CrossingMember<Void> { CrossingMember("TaxiCalling.wait()") }
    nonisolated static var firstOf: CrossingMember<Any> { CrossingMember("TaxiCalling.first(of:)") }
    nonisolated static var refine: CrossingMember<Fare> { CrossingMember("TaxiCalling.refine(_:)") }
    nonisolated static var whenDone: CrossingMember<Any> { CrossingMember("TaxiCalling.whenDone(_:)") }
}

actor TaxiCountingProxy<Target: TaxiCounting>: TaxiCounting, BoundaryProxy {
    nonisolated let target: Target
    nonisolated let crossings: CrossingReporter
    nonisolated var unownedExecutor: UnownedSerialExecutor { target.unownedExecutor }

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func count() -> Int { crossings.call("count()") { crossings.on(target) { $0.count() } } }
    func add(_ number: Int) async { await crossings.call("add(_:)", number) { await target.add(number) } }
}

extension TaxiCounting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    nonisolated func traced() -> any TaxiCounting {
        guard let crossings = CrossingReporter("TaxiCounting", of: self) else { return self }
        return TaxiCountingProxy(self, crossings)
    }
}

/// The members of ``TaxiCounting``, for tests that expect crossings.
enum TaxiCountingCrossing {
    nonisolated static var count: CrossingMember<Void> { CrossingMember("TaxiCounting.count()") }
    nonisolated static var add: CrossingMember<Int> { CrossingMember("TaxiCounting.add(_:)") }
}

final class TaxiFetchingProxy<Target: TaxiFetching>: TaxiFetching, BoundaryProxy {
    typealias Ticket = Target.Ticket
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    static var limit: Int { Target.limit }

    convenience init(limit: Int) {
        let target = Target(limit: limit)
        self.init(target, CrossingReporter(made: "TaxiFetching", of: target))
    }

    func ticket(_ id: Int) async throws -> Ticket {
        try await crossings.call("ticket(_:)", id) { try await target.ticket(id) }
    }

    func copy() -> TaxiFetchingProxy {
        let result = crossings.call("copy()") { target.copy() }
        return TaxiFetchingProxy(result, crossings.moved(to: result))
    }
}

/// The members of ``TaxiFetching``, for tests that expect crossings.
enum TaxiFetchingCrossing {
    nonisolated static var ticket: CrossingMember<Int> { CrossingMember("TaxiFetching.ticket(_:)") }
    nonisolated static var copy: CrossingMember<Void> { CrossingMember("TaxiFetching.copy()") }
}

@MainActor
final class TaxiShowingProxy<Target: TaxiShowing>: TaxiShowing, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func show(_ fare: Fare) { crossings.call("show(_:)", fare) { target.show(fare) } }
}

extension TaxiShowing {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any TaxiShowing {
        guard let crossings = CrossingReporter("TaxiShowing", of: self) else { return self }
        return crossings.kept(TaxiShowingProxy(self, crossings))
    }
}

/// The members of ``TaxiShowing``, for tests that expect crossings.
enum TaxiShowingCrossing {
    nonisolated static var show: CrossingMember<Fare> { CrossingMember("TaxiShowing.show(_:)") }
}
