import Scenery
import SceneryFoundations
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
        await scene.expect(VipTourDisplayingCrossing.show(TourShown(title: "Lisbon")))
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
        await scene.expect(VipTourPresentingCrossing.present(lisbon))
        await scene.expectNothingMore(of: VipTourPresentingCrossing.present)
        await scene.close()
    }

    @Test("a scene that is opened by another is traced too, and is told by its name")
    func opens() async {
        let scene = scene(isExhaustive: false)
        scene.send { $0.detailTapped() }
        await scene.expectNavigation(.push("SimpleTour"))
        scene.send(to: (any SimpleTourInteracting).self) { $0.retry() }
        await scene.expect(SimpleTourRenderingCrossing.showActivity(true))
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
            await scene.expect(VipTourDisplayingCrossing.showActivity(true))
            await scene.expect(TourFetchingCrossing.tour(1))
            gate.succeed(lisbon)
            await scene.expect(VipTourPresentingCrossing.present(Tour(title: "Rome")))
            await scene.expect(VipTourDisplayingCrossing.show(TourShown(title: "Lisbon")))
            await scene.expect(VipTourPresentingCrossing.presentIsLoading(false))
            await scene.expect(VipTourDisplayingCrossing.showActivity(false))
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
            await scene.expect(TourFetchingCrossing.tour(1))
            gate.succeed(lisbon)
            await scene.expect(VipTourDisplayingCrossing.show(TourShown(title: "Lisbon")))
            await scene.close()
        }
    }

    @Test("closing cancels work that waits, and releases every role at once")
    func cancels() async {
        let scene = scene()
        scene.appear()
        await scene.expect(VipTourPresentingCrossing.presentIsLoading(true))
        await scene.expect(VipTourDisplayingCrossing.showActivity(true))
        await scene.expect(TourFetchingCrossing.tour(1))
        await scene.close()
        #expect(gate.waiting.isEmpty)
    }

    @Test("each crossing names its cause, also across a task and a gate")
    func causes() async {
        let scene = scene(isExhaustive: false)
        scene.appear()
        await gate.arrival()
        gate.succeed(lisbon)
        await scene.expect(VipTourPresentingCrossing.presentIsLoading(false))
        let crossings = scene.crossings
        let shown = crossings.first { $0.isOf(VipTourDisplayingCrossing.show) }
        let presented = crossings.first { $0.isOf(VipTourPresentingCrossing.present) }
        let loaded = crossings.first { $0.isOf(VipTourInteractingCrossing.viewDidLoad) }
        #expect(shown?.cause == presented?.number)
        #expect(presented?.cause == loaded?.number)
        #expect(loaded?.cause == nil)
        await scene.close()
    }
}

extension SceneHarness {
    /// That no crossing of a member comes, whatever else does.
    fileprivate func expectNothingMore<Arguments>(of member: CrossingMember<Arguments>) async {
        let count = crossings.count { $0.isOf(member) }
        await settle()
        #expect(crossings.count { $0.isOf(member) } == count)
    }
}
