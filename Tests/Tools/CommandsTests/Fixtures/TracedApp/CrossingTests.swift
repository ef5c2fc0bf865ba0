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
        await scene.expect("VipTourPresenting.present(isLoading:)", true)
        await scene.expect("VipTourDisplaying.showActivity(_:)", true)
        await scene.expect("RideManaging.getRide()")
        await gate.arrival()
        gate.succeed(ride)
        await scene.expect("VipTourPresenting.present(_:)", VipTourContent(ride: ride))
        await scene.expect("VipTourDisplaying.show(_:)", VipTourViewModel(title: "Vip tour", ride: "Lugo"))
        await scene.expect("VipTourPresenting.present(isLoading:)", false)
        await scene.expect("VipTourDisplaying.showActivity(_:)", false)
        scene.send { $0.closeTapped() }
        await scene.expect("VipTourRouting.close()")
        await scene.expectNavigation(.pop)
        await scene.close()
    }

    @Test("viper: requests and commands cross")
    func viper() async {
        let scene = SceneHarness((any ViperTourEventListening).self, gates: [gate], outside: [manager]) {
            ViperTourScene.root(rideManager: manager).configure()
        }
        scene.appear()
        await scene.expect("ViperTourCommandListening.handle(command:)", ViperTourCommand.showActivity(true))
        await scene.expect("ViperTourInteracting.handle(_:)", ViperTourRequest())
        await scene.expect("RideManaging.getRide()")
        await gate.arrival()
        gate.succeed(ride)
        let shown = ViperTourViewModel(title: "Viper tour", ride: "Lugo")
        await scene.expect("ViperTourCommandListening.handle(command:)", ViperTourCommand.show(shown))
        await scene.expect("ViperTourCommandListening.handle(command:)", ViperTourCommand.showActivity(false))
        await scene.close()
    }

    @Test("simple: the interaction has the view render")
    func simple() async {
        let scene = SceneHarness((any SimpleTourInteracting).self, gates: [gate], outside: [manager]) {
            SimpleTourAssembler(rideManager: manager).assemble()
        }
        scene.appear()
        await scene.expect("SimpleTourRendering.showActivity(_:)", true)
        await scene.expect("RideManaging.getRide()")
        await gate.arrival()
        gate.succeed(ride)
        await scene.expect("SimpleTourRendering.render(_:)", ExpectedArgument.containing("Lugo"))
        await scene.expect("SimpleTourRendering.showActivity(_:)", false)
        scene.send { $0.didTapClose() }
        await scene.expect("SimpleTourNavigating.close()")
        await scene.expectNavigation(.pop)
        await scene.close()
    }

    @Test("mvvm: the view model's observables change")
    func mvvm() async {
        let scene = SceneHarness((any MvvmTourViewModeling).self, gates: [gate], outside: [manager]) {
            MvvmTourAssembly.assemble(rideManager: manager)
        }
        scene.appear()
        await scene.expect("MvvmTourViewModeling.isLoading", true)
        await scene.expect("MvvmTourViewModeling.failure")
        await scene.expect("MvvmTourLoading.load()")
        await scene.expect("RideManaging.getRide()")
        await gate.arrival()
        gate.succeed(ride)
        await scene.expect("MvvmTourViewModeling.title", "Mvvm tour")
        await scene.expect("MvvmTourViewModeling.ride", "Lugo")
        await scene.expect("MvvmTourViewModeling.isLoading", false)
        await scene.close()
    }
}
