import Scenery
import SceneryLocks
import SceneryTestKit
import Testing

@MainActor @Suite("The harness") struct SceneHarnessTests {
    private let gate = Gate<Int, Tour>("tours")
    private let lisbon = Tour(title: "Lisbon")

    private func scene(isExhaustive: Bool = true) -> SceneHarness<any VipTourInteracting> {
        SceneHarness(isExhaustive: isExhaustive, gates: [gate]) {
            VipTourConfigurator.build(tours: TourFetchingMock(gate))
        }
    }

    @Test("one that is not exhaustive looks for what it is asked for alone")
    func notExhaustive() async {
        let scene = scene(isExhaustive: false)
        scene.appear()
        await gate.arrival()
        gate.succeed(lisbon)
        await scene.expect("VipTourDisplaying.show(_:)", TourShown(title: "Lisbon"))
        scene.send { $0.closeTapped() }
        await scene.close()
    }

    @Test("work ends in the order that the test likes")
    func order() async {
        let scene = scene(isExhaustive: false)
        scene.appear()
        await gate.arrival(1)
        scene.send { $0.nextTapped() }
        await gate.arrival(2)
        await scene.settle()
        // The first request was cancelled by the second.
        #expect(gate.waiting == [2])
        gate.succeed(lisbon)
        await scene.expect("VipTourPresenting.present(_:)", lisbon)
        await scene.expectNothingMoreOf("VipTourPresenting.present(_:)")
        await scene.close()
    }

    @Test("a scene that is opened by another is traced too, and is told by its name")
    func opens() async {
        let scene = scene(isExhaustive: false)
        scene.send { $0.detailTapped() }
        await scene.expectNavigation(.push("SimpleTour"))
        scene.send(to: (any SimpleTourInteracting).self) { $0.retry() }
        await scene.expect("SimpleTourRendering.showActivity(_:)", true)
        scene.send(to: (any SimpleTourInteracting).self) { $0.closeTapped() }
        await scene.expectNavigation(.pop)
        await scene.close()
    }

    @Test("a crossing in the way is told once, and the expectations after it hold")
    func toldOnce() async {
        let scene = scene()
        let issues = Protected(0)
        await withKnownIssue {
            scene.send { $0.retry() }
            await scene.expect("VipTourDisplaying.showActivity(_:)", true)
            await scene.expect("TourFetching.tour(_:)", 1)
            gate.succeed(lisbon)
            await scene.expect("VipTourPresenting.present(_:)", Tour(title: "Rome"))
            await scene.expect("VipTourDisplaying.show(_:)", TourShown(title: "Lisbon"))
            await scene.expect("VipTourPresenting.present(isLoading:)", false)
            await scene.expect("VipTourDisplaying.showActivity(_:)", false)
            await scene.close()
        } matching: { _ in
            issues.withLock { $0 += 1 }
            return true
        }
        #expect(issues.withLock { $0 } == 2)
    }

    @Test("work is at its gate as soon as its crossing was expected")
    func atTheGate() async {
        for _ in 1...50 {
            let scene = scene(isExhaustive: false)
            scene.appear()
            await scene.expect("TourFetching.tour(_:)", 1)
            gate.succeed(lisbon)
            await scene.expect("VipTourDisplaying.show(_:)", TourShown(title: "Lisbon"))
            await scene.close()
        }
    }

    @Test("closing cancels work that waits, and releases every role at once")
    func cancels() async {
        let scene = scene()
        scene.appear()
        await scene.expect("VipTourPresenting.present(isLoading:)", true)
        await scene.expect("VipTourDisplaying.showActivity(_:)", true)
        await scene.expect("TourFetching.tour(_:)", 1)
        await scene.close()
        #expect(gate.waiting.isEmpty)
    }

    @Test("each crossing names its cause, also across a task and a gate")
    func causes() async {
        let scene = scene(isExhaustive: false)
        scene.appear()
        await gate.arrival()
        gate.succeed(lisbon)
        await scene.expect("VipTourPresenting.present(isLoading:)", false)
        let crossings = scene.crossings
        let shown = crossings.first { $0.member == "show(_:)" }
        let presented = crossings.first { $0.member == "present(_:)" }
        let loaded = crossings.first { $0.member == "viewDidLoad()" }
        #expect(shown?.cause == presented?.number)
        #expect(presented?.cause == loaded?.number)
        #expect(loaded?.cause == nil)
        await scene.close()
    }
}

extension SceneHarness {
    /// That no crossing of this name comes, whatever else does.
    fileprivate func expectNothingMoreOf(_ name: String) async {
        let count = crossings.count { $0.name == name }
        await settle()
        #expect(crossings.count { $0.name == name } == count)
    }
}
