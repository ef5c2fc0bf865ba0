import Scenery
import Testing

@MainActor @Suite("Life of traced roles") struct TracedLifeTests {
    private let tracer = Tracer { _ in }

    @Test("a view that is seen weakly keeps its proxy, until the scene is closed")
    func weakView() {
        let navigator = SceneNavigator()
        weak var released: TaxiView?
        do {
            let view = tracer.attached { TaxiConfigurator.build() }
            released = view
            navigator.replaceRoot(with: view)
            view.logic.callTapped()
            #expect(view.shown.map(\.amount) == [1])
        }
        #expect(released != nil)
        navigator.close()
        #expect(released == nil)
    }

    @Test("a role that wrongly holds its view keeps it alive through the proxy too")
    func strongView() {
        final class Holder { var view: (any TaxiShowing)? }
        let navigator = SceneNavigator()
        let holder = Holder()
        weak var released: TaxiView?
        do {
            let view = tracer.attached { TaxiConfigurator.build() }
            tracer.attached { holder.view = view.traced() }
            released = view
            navigator.replaceRoot(with: view)
        }
        navigator.close()
        #expect(released != nil)
        holder.view = nil
        #expect(released == nil)
    }

    @Test("what a crossing builds is traced, and what is built beside it is not")
    func spreads() {
        let timeline = Timeline()
        let tracer = Tracer { timeline.add($0) }
        let logic = tracer.attached { TaxiLogic(presenter: TaxiPresenter(), counter: TaxiCounter()).traced() }
        var inside: TaxiView?
        logic.whenDone { inside = TaxiConfigurator.build() }
        #expect(inside?.logic is any BoundaryProxy)
        #expect(!(TaxiConfigurator.build().logic is any BoundaryProxy))
        inside?.context.load()
        #expect(timeline.lines.contains("2 TaxiCalling.viewDidLoad() call ()"))
    }

    @Test("a proxy of a proxy is not made")
    func once() {
        tracer.attached {
            let proxy = TaxiLogic(presenter: TaxiPresenter(), counter: TaxiCounter()).traced()
            #expect(proxy.traced() === proxy)
        }
    }

    @Test("the wiring is checked through proxies")
    func wiring() {
        tracer.attached {
            let view = TaxiView(logic: TaxiLogic(presenter: TaxiPresenter(), counter: TaxiCounter()).traced())
            #expect(
                Wiring.missingReferences(in: view).map { "\($0.role).\($0.property)" } == [
                    "TaxiPresenter.view"
                ])
        }
    }

    @Test("what logic is beyond its boundary is found behind the proxy")
    func beyond() {
        let logic = tracer.attached { TaxiLogic(presenter: TaxiPresenter(), counter: TaxiCounter()).traced() }
        let context = SceneContext("Taxi", lifecycle: logic)
        #expect(context.logic(as: (any TaxiCalling).self) === logic)
        #expect(context.logic(as: TaxiLogic.self) === untraced(logic))
        #expect(context.logic(as: TaxiPresenter.self) == nil)
    }
}
