import Foundation
import Scenery
import Testing

@MainActor @Suite("Tracer") struct TracerTests {
    private let timeline = Timeline()
    private let tracer: Tracer

    init() {
        let timeline = timeline
        tracer = Tracer { timeline.add($0) }
    }

    private func logic(_ counter: any TaxiCounting = TaxiCounter()) -> any TaxiCalling {
        tracer.attached { TaxiLogic(presenter: TaxiPresenter(), counter: counter.traced()).traced() }
    }

    @Test("without a tracer a scene is built of its roles alone")
    func detached() {
        let view = TaxiConfigurator.build()
        #expect(view.logic is TaxiLogic)
        let presenter = TaxiPresenter()
        #expect(presenter.traced() === presenter)
    }

    @Test("a role whose protocol has no proxy is handed on as it is")
    func withoutProxy() {
        let presenter = TaxiPresenter()
        tracer.attached { #expect(presenter.traced() === presenter) }
    }

    @Test("each crossing begins, causes others and ends")
    func nests() async {
        let view = tracer.attached { TaxiConfigurator.build() }
        view.logic.callTapped()
        let logic = untraced(view.logic) as? TaxiLogic
        await logic?.booking?.value
        #expect(
            timeline.lines == [
                "1 TaxiCalling.callTapped() call ()",
                "2 TaxiShowing.show(_:) call (Fare(amount: 1)) by 1",
                "2 returned ()",
                "1 returned ()",
                "3 TaxiCounting.add(_:) call (2) by 1",
                "3 returned ()",
                "4 TaxiShowing.show(_:) call (Fare(amount: 2)) by 1",
                "4 returned ()",
            ])
        #expect(view.shown.map(\.amount) == [1, 2])
        #expect(timeline.crossings.map(\.role) == ["TaxiLogic", "TaxiView", "TaxiCounter", "TaxiView"])
    }

    @Test("results and errors of each kind come through and are reported")
    func outcomes() async throws {
        let logic = logic()
        #expect(logic.fare(to: "Rome", for: 2) == Fare(amount: 8))
        #expect(throws: TaxiError.tooFar) { try logic.check(100) }
        #expect(try await logic.book(Fare(amount: 5)) == 5)
        #expect(logic.first(of: ["a", "b"]) == "a")
        #expect(
            timeline.lines == [
                #"1 TaxiCalling.fare(to:for:) call ("Rome", 2)"#, "1 returned Fare(amount: 8)",
                "2 TaxiCalling.check(_:) call (100)", "2 threw tooFar",
                "3 TaxiCalling.book(_:) call (Fare(amount: 5))",
                "4 TaxiCounting.add(_:) call (5) by 3", "4 returned ()",
                "5 TaxiCounting.count() call () by 3", "5 returned 5", "3 returned 5",
                #"6 TaxiCalling.first(of:) call (["a", "b"])"#, #"6 returned "a""#,
            ])
    }

    @Test("properties, subscripts and inout arguments come through")
    func properties() async throws {
        let logic = logic()
        logic.title = "Cab"
        logic[2] = "Ann"
        #expect(logic.title == "Cab")
        #expect(logic[2] == "Ann")
        #expect(try await logic.balance == 0)
        var fare = Fare(amount: 1)
        logic.refine(&fare)
        var isDone = false
        logic.whenDone { isDone = true }
        #expect(fare.amount == 2 && isDone)
        #expect(
            timeline.crossings.map { "\($0.kind) \($0.member) \($0.arguments.map(\.text))" } == [
                #"set title ["\"Cab\""]"#, #"set subscript(_:) ["2", "\"Ann\""]"#, "get title []",
                #"get subscript(_:) ["2"]"#, "get balance []", "call count() []",
                #"call refine(_:) ["Fare(amount: 1)"]"#, #"call whenDone(_:) ["(Function)"]"#,
            ])
    }

    @Test("an observable behind a boundary reports its changes, and not who reads it")
    func observables() async {
        let logic = logic()
        #expect(logic.waiting.value == 0)
        await logic.wait()
        #expect(logic.waiting.value == 1)
        #expect(
            timeline.lines == [
                "1 TaxiCalling.wait() call ()", "2 TaxiCalling.waiting change (1) by 1", "1 returned ()",
            ])
    }

    @Test("a protocol with static members, initializers and Self has something to forward to")
    func types() async throws {
        typealias Tickets = TaxiFetchingProxy<TaxiTickets>
        let tickets = tracer.attached { Tickets(limit: 7) }
        #expect(Tickets.limit == 3)
        #expect((untraced(tickets.copy()) as? TaxiTickets)?.limit == 8)
        #expect(try await tickets.ticket(1) == "ticket 1")
        #expect(
            timeline.lines == [
                "1 TaxiFetching.copy() call ()", "1 returned TaxiTickets",
                "2 TaxiFetching.ticket(_:) call (1)", #"2 returned "ticket 1""#,
            ])
    }

    @Test("a proxy made without a tracer forwards and reports nothing")
    func silent() async throws {
        #expect(try await TaxiFetchingProxy<TaxiTickets>(limit: 7).ticket(1) == "ticket 1")
        #expect(timeline.all.isEmpty)
    }

    @Test("values are kept as JSON on request, and a recording can be written and read")
    func json() throws {
        let timeline = timeline
        let tracer = Tracer(keepsJSON: true) { timeline.add($0) }
        let logic = tracer.attached { TaxiLogic(presenter: TaxiPresenter(), counter: TaxiCounter()).traced() }
        _ = logic.fare(to: "Rome", for: 2)
        logic.whenDone {}
        #expect(timeline.crossings.map { $0.arguments.map(\.json) } == [[#""Rome""#, "2"], [nil]])
        let read = try JSONDecoder().decode([CrossingEvent].self, from: JSONEncoder().encode(timeline.all))
        #expect(read == timeline.all)
    }
}
