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
        await scene.expect("VipTourPresenting.present(isLoading:)", true)
        await scene.expect("VipTourDisplaying.showActivity(_:)", true)
        await scene.expect("TourFetching.tour(_:)", 1)
        gate.fail(Offline())
        await scene.expect("VipTourPresenting.present(error:)", Offline())
        await scene.expect("VipTourDisplaying.show(error:)", ExpectedArgument.containing("No connection."))
        await scene.expect("VipTourPresenting.present(isLoading:)", false)
        await scene.expect("VipTourDisplaying.showActivity(_:)", false)
        scene.send { $0.retry() }
        await scene.expect("VipTourPresenting.present(isLoading:)", true)
        await scene.expect("VipTourDisplaying.showActivity(_:)", true)
        await scene.expect("TourFetching.tour(_:)", 1)
        gate.succeed(lisbon)
        await scene.expect("VipTourPresenting.present(_:)", lisbon)
        await scene.expect("VipTourDisplaying.show(_:)", TourShown(title: "Lisbon"))
        await scene.expect("VipTourPresenting.present(isLoading:)", false)
        await scene.expect("VipTourDisplaying.showActivity(_:)", false)
        scene.send { $0.closeTapped() }
        await scene.expect("VipTourRouting.close()")
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
        await scene.expect("ViperTourCommandListening.handle(command:)", ViperTourCommand.showActivity(true))
        await scene.expect("ViperTourInteracting.handle(_:)", ViperTourRequest())
        await scene.expect("TourFetching.tour(_:)", 1)
        gate.succeed(lisbon)
        await scene.expect(
            "ViperTourCommandListening.handle(command:)", ViperTourCommand.show(TourShown(title: "Lisbon")))
        await scene.expect("ViperTourCommandListening.handle(command:)", ViperTourCommand.showActivity(false))
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
        await scene.expect("SimpleTourRendering.showActivity(_:)", true)
        await scene.expect("TourFetching.tour(_:)")
        gate.succeed(lisbon)
        await scene.expect("SimpleTourRendering.render(_:)", TourShown(title: "Lisbon"))
        await scene.expect("SimpleTourRendering.showActivity(_:)", false)
        scene.send { $0.closeTapped() }
        await scene.expect("SimpleTourNavigating.close()")
        await scene.expectNavigation(.pop)
        await scene.close()
    }

    @Test("mvvm: observables report their own changes")
    func mvvm() async {
        let scene = SceneHarness((any MvvmTourViewModeling).self, gates: [gate]) {
            MvvmTourAssembly.assemble(tours: tours)
        }
        scene.appear()
        await scene.expect("MvvmTourViewModeling.isLoading", true)
        await scene.expect("MvvmTourLoading.load()")
        await scene.expect("TourFetching.tour(_:)", 1)
        gate.succeed(lisbon)
        await scene.expect("MvvmTourViewModeling.title", "Lisbon")
        await scene.expect("MvvmTourViewModeling.isLoading", false)
        scene.send { $0.closeTapped() }
        await scene.expect("MvvmTourNavigating.close()")
        await scene.expectNavigation(.pop)
        await scene.close()
    }
}
