import Scenery
import SceneryTestKit
import Testing

@MainActor @Suite("The harness, with a scene of each style") struct StyleHarnessTests {
    private let gate = Gate<Int, Tour>("tours")
    private let lisbon = Tour(title: "Lisbon")
    private var tours: TourFetchingMock { TourFetchingMock(gate) }

    @Test("vip: loads, fails, tries again and leaves, each crossing in order")
    func vip() async {
        let scene = SceneHarness((any VipTourInteracting).self, gates: [gate]) {
            VipTourConfigurator.build(tours: tours)
        }
        #expect(
            scene.roles == [
                "VipTourViewController", "VipTourInteractor", "VipTourPresenter", "VipTourRouter",
                "TourFetchingMock",
            ])
        scene.appear()
        await scene.expect(VipTourPresentingCrossing.presentIsLoading(true))
        await scene.expect(VipTourDisplayingCrossing.showActivity(true))
        await scene.expect(TourFetchingCrossing.tour(1))
        gate.fail(Offline())
        await scene.expect(VipTourPresentingCrossing.presentError(.value(Offline())))
        await scene.expect(VipTourDisplayingCrossing.showError(.where(\.message, "No connection.")))
        await scene.expect(VipTourPresentingCrossing.presentIsLoading(false))
        await scene.expect(VipTourDisplayingCrossing.showActivity(false))
        scene.send { $0.retry() }
        await scene.expect(VipTourPresentingCrossing.presentIsLoading(true))
        await scene.expect(VipTourDisplayingCrossing.showActivity(true))
        await scene.expect(TourFetchingCrossing.tour(1))
        gate.succeed(lisbon)
        await scene.expect(VipTourPresentingCrossing.present(lisbon))
        await scene.expect(VipTourDisplayingCrossing.show(TourShown(title: "Lisbon")))
        await scene.expect(VipTourPresentingCrossing.presentIsLoading(false))
        await scene.expect(VipTourDisplayingCrossing.showActivity(false))
        scene.send { $0.closeTapped() }
        await scene.expect(VipTourRoutingCrossing.close())
        await scene.expectNavigation(.pop)
        #expect(scene.view == nil)
        await scene.close()
    }

    @Test("viper: events, requests and commands")
    func viper() async {
        let scene = SceneHarness((any ViperTourEventListening).self, gates: [gate]) {
            ViperTourScene.root(tours: tours).configure()
        }
        scene.appear()
        await scene.expect(ViperTourCommandListeningCrossing.handleCommand(.showActivity(true)))
        await scene.expect(ViperTourInteractingCrossing.handle(ViperTourRequest()))
        await scene.expect(TourFetchingCrossing.tour(1))
        gate.succeed(lisbon)
        await scene.expect(ViperTourCommandListeningCrossing.handleCommand(.show(TourShown(title: "Lisbon"))))
        await scene.expect(ViperTourCommandListeningCrossing.handleCommand(.showActivity(false)))
        scene.send { $0.handle(event: .closeTapped) }
        await scene.expectNavigation(.pop)
        await scene.close()
    }

    @Test("simple: what happened goes in, renderables come out")
    func simple() async {
        let scene = SceneHarness((any SimpleTourInteracting).self, gates: [gate]) {
            SimpleTourAssembler(tours: tours).assemble()
        }
        scene.appear()
        await scene.expect(SimpleTourRenderingCrossing.showActivity(true))
        await scene.expect(TourFetchingCrossing.tour(.any))
        gate.succeed(lisbon)
        await scene.expect(SimpleTourRenderingCrossing.render(TourShown(title: "Lisbon")))
        await scene.expect(SimpleTourRenderingCrossing.showActivity(false))
        scene.send { $0.closeTapped() }
        await scene.expect(SimpleTourNavigatingCrossing.close())
        await scene.expectNavigation(.pop)
        await scene.close()
    }

    @Test("mvvm: observables report their own changes")
    func mvvm() async {
        let scene = SceneHarness((any MvvmTourViewModeling).self, gates: [gate]) {
            MvvmTourAssembly.assemble(tours: tours)
        }
        scene.appear()
        await scene.expect(MvvmTourViewModelingCrossing.isLoading.change(true))
        await scene.expect(MvvmTourLoadingCrossing.load())
        await scene.expect(TourFetchingCrossing.tour(1))
        gate.succeed(lisbon)
        await scene.expect(MvvmTourViewModelingCrossing.title.change("Lisbon"))
        await scene.expect(MvvmTourViewModelingCrossing.isLoading.change(false))
        scene.send { $0.closeTapped() }
        await scene.expect(MvvmTourNavigatingCrossing.close())
        await scene.expectNavigation(.pop)
        await scene.close()
    }
}
