import Scenery
import SceneryTestKit
import Testing
import TripCore

@testable import TripScenes

/// What crosses from role to role of a scene as it is generated, in each style.
@MainActor @Suite("Crossings") struct CrossingTests {
    private let gate = Gate<Bool, Ride>("rides")
    private let ride = Ride(title: "Lugo")
    private let manager: RideManager

    init() {
        manager = RideManager { [gate] in try await gate.pass(true) }
    }

    @Test("vip: the interactor's facts become the view's words")
    func vip() async {
        let scene = SceneHarness((any VipTourInteracting).self, gates: [gate], outside: [manager]) {
            VipTourConfigurator.build(rideManager: manager)
        }
        scene.appear()
        await scene.expect(VipTourPresentingCrossing.presentIsLoading(true))
        await scene.expect(VipTourDisplayingCrossing.showActivity(true))
        await scene.expect(RideManagingCrossing.getRide())
        await gate.arrival()
        gate.succeed(ride)
        await scene.expect(VipTourPresentingCrossing.present(VipTourContent(ride: ride)))
        await scene.expect(VipTourDisplayingCrossing.show(VipTourViewModel(title: "Vip tour", ride: "Lugo")))
        await scene.expect(VipTourPresentingCrossing.presentIsLoading(false))
        await scene.expect(VipTourDisplayingCrossing.showActivity(false))
        scene.send { $0.closeTapped() }
        await scene.expect(VipTourRoutingCrossing.close())
        await scene.expectNavigation(.pop)
        await scene.close()
    }

    @Test("viper: requests and commands cross")
    func viper() async {
        let scene = SceneHarness((any ViperTourEventListening).self, gates: [gate], outside: [manager]) {
            ViperTourScene.root(rideManager: manager).configure()
        }
        scene.appear()
        await scene.expect(ViperTourCommandListeningCrossing.handleCommand(.showActivity(true)))
        await scene.expect(ViperTourInteractingCrossing.handle(ViperTourRequest()))
        await scene.expect(RideManagingCrossing.getRide())
        await gate.arrival()
        gate.succeed(ride)
        let shown = ViperTourViewModel(title: "Viper tour", ride: "Lugo")
        await scene.expect(ViperTourCommandListeningCrossing.handleCommand(.show(shown)))
        await scene.expect(ViperTourCommandListeningCrossing.handleCommand(.showActivity(false)))
        await scene.close()
    }

    @Test("simple: the interaction has the view render")
    func simple() async {
        let scene = SceneHarness((any SimpleTourInteracting).self, gates: [gate], outside: [manager]) {
            SimpleTourAssembler(rideManager: manager).assemble()
        }
        scene.appear()
        await scene.expect(SimpleTourRenderingCrossing.showActivity(true))
        await scene.expect(RideManagingCrossing.getRide())
        await gate.arrival()
        gate.succeed(ride)
        await scene.expect(SimpleTourRenderingCrossing.render(.where(\.ride, "Lugo")))
        await scene.expect(SimpleTourRenderingCrossing.showActivity(false))
        scene.send { $0.didTapClose() }
        await scene.expect(SimpleTourNavigatingCrossing.close())
        await scene.expectNavigation(.pop)
        await scene.close()
    }

    @Test("mvvm: the view model's observables change")
    func mvvm() async {
        let scene = SceneHarness((any MvvmTourViewModeling).self, gates: [gate], outside: [manager]) {
            MvvmTourAssembly.assemble(rideManager: manager)
        }
        scene.appear()
        await scene.expect(MvvmTourViewModelingCrossing.isLoading.change(true))
        await scene.expect(MvvmTourViewModelingCrossing.failure.change(.any))
        await scene.expect(MvvmTourLoadingCrossing.load())
        await scene.expect(RideManagingCrossing.getRide())
        await gate.arrival()
        gate.succeed(ride)
        await scene.expect(MvvmTourViewModelingCrossing.title.change("Mvvm tour"))
        await scene.expect(MvvmTourViewModelingCrossing.ride.change("Lugo"))
        await scene.expect(MvvmTourViewModelingCrossing.isLoading.change(false))
        await scene.close()
    }
}
