import Scenery
import SceneryTestKit

extension WrongUse {
    /// Scenes that do what their test does not expect.
    static let harness: [WrongUse] = [
        WrongUse("crossing-left-over") {
            let scene = tour()
            scene.send { $0.retry() }
            await scene.expect(VipTourPresentingCrossing.presentIsLoading(true))
            await scene.close()
        },
        WrongUse("crossings-in-another-order") {
            let scene = tour()
            scene.send { $0.retry() }
            await scene.expect(VipTourDisplayingCrossing.showActivity(true))
            await scene.end()
        },
        WrongUse("crossing-with-another-argument") {
            let scene = tour()
            scene.send { $0.retry() }
            await scene.expect(VipTourPresentingCrossing.presentIsLoading(false))
            await scene.end()
        },
        WrongUse("crossing-with-another-argument-among-others") {
            let scene = tour(isExhaustive: false)
            scene.send { $0.nextTapped() }
            await scene.expect(TourFetchingCrossing.tour(3))
            await scene.close()
        },
        WrongUse("crossing-that-waits-for-a-gate") {
            let scene = tour(isExhaustive: false)
            scene.send { $0.nextTapped() }
            await scene.expect(VipTourPresentingCrossing.present(.where(\.title, "Lisbon")))
            await scene.close()
        },
        WrongUse("crossing-of-a-boundary-that-is-not-traced") {
            let scene = tour()
            await scene.expect(SimpleTourNavigatingCrossing.close())
            await scene.close()
        },
        WrongUse("event-for-other-logic") {
            let scene = SceneHarness((any SimpleTourInteracting).self) {
                VipTourConfigurator.build(tours: TourFetchingMock())
            }
            scene.send { $0.closeTapped() }
            await scene.close()
        },
        WrongUse("event-for-another-scene-in-front") {
            let scene = tour(isExhaustive: false)
            scene.send { $0.detailTapped() }
            scene.send(to: (any VipTourInteracting).self) { $0.closeTapped() }
            await scene.close()
        },
        WrongUse("navigation-elsewhere") {
            let scene = tour(isExhaustive: false)
            scene.send { $0.closeTapped() }
            await scene.expectNavigation(.push("SimpleTour"))
            await scene.expectNavigation(.pop)
        },
        WrongUse("navigation-nobody-expected") {
            let scene = tour()
            scene.send { $0.closeTapped() }
            await scene.expect(VipTourRoutingCrossing.close())
            await scene.close()
        },
        WrongUse("delivered-to-others") {
            let scene = tour()
            let observers = [TourObservingMock(), TourObservingMock()]
            for observer in observers { scene.broadcasts.register(observer, for: (any TourObserving).self) }
            scene.broadcasts.notify((any TourObserving).self) { $0.didChange(Tour(title: "Rome")) }
            await scene.expectDelivered((any TourObserving).self, by: "TourObservingMock", "TourMap")
            await scene.expectDelivered((any TourObserving).self, by: "TourObservingMock")
        },
        WrongUse("delivered-though-never-expected") {
            let scene = tour()
            let observer = TourObservingMock()
            scene.broadcasts.register(observer, for: (any TourObserving).self)
            await scene.expectNotDelivered((any TourObserving).self)
            scene.broadcasts.notify((any TourObserving).self) { $0.didChange(Tour(title: "Rome")) }
            await scene.expectNotDelivered((any TourObserving).self)
            await scene.expectNotDelivered((any TourObserving).self)
        },
        WrongUse("nothing-at-the-gate") {
            let gate = Gate<Int, Tour>("tours")
            gate.succeed(Tour(title: "Lisbon"))
        },
    ]

    /// Scenes of which a role is not released.
    static let leaks: [WrongUse] = [
        WrongUse("leak-of-the-view") { await leak(.view) },
        WrongUse("leak-of-the-logic") { await leak(.logic) },
        WrongUse("leak-of-the-presentation") { await leak(.presentation) },
        WrongUse("leak-of-the-navigation") { await leak(.navigation) },
        WrongUse("leak-by-a-delegate") { await leak(.delegate) },
        WrongUse("leak-by-a-closure") { await leak(.closure) },
        WrongUse("leak-by-a-closure-of-a-worker") { await leak(.workersClosure) },
        WrongUse("leak-by-a-lazy-closure") { await leak(.lazyClosure) },
        WrongUse("leak-by-a-token") { await leak(.token) },
        WrongUse("leak-by-a-task") { await leak(.task) },
        WrongUse("leak-by-a-timer") { await leak(.timer) },
        WrongUse("leak-by-a-subscription") { await leak(.subscription) },
        WrongUse("leak-of-the-view-in-viper") { await leak(.viperView) },
        WrongUse("leak-of-the-presenter-in-viper") { await leak(.viperPresenter) },
        WrongUse("leak-of-the-view-in-simple") { await leak(.simpleView) },
        WrongUse("leak-by-the-navigation-in-simple") { await leak(.simpleNavigation) },
        WrongUse("leak-of-the-view-in-mvvm") { await leak(.mvvmView) },
        WrongUse("leak-of-the-view-model-in-mvvm") { await leak(.mvvmViewModel) },
        WrongUse("leak-by-the-navigator-in-mvvm") { await leak(.mvvmNavigator) },
        WrongUse("leak-of-a-dependency") {
            let tours = TourBook()
            let scene = SceneHarness((any VipTourInteracting).self) {
                VipTourConfigurator.build(tours: tours)
            }
            await scene.close()
            withExtendedLifetime(tours) {}
        },
    ]

    @MainActor private static func tour(isExhaustive: Bool = true) -> SceneHarness<any VipTourInteracting> {
        let gate = Gate<Int, Tour>("tours")
        return SceneHarness(isExhaustive: isExhaustive, gates: [gate]) {
            VipTourConfigurator.build(tours: TourFetchingMock(gate))
        }
    }

    @MainActor private static func leak(_ fault: LeakyStyles.Fault) async {
        let scene = SceneHarness((any SceneLifecycle).self, isExhaustive: false) { LeakyStyles.build(fault) }
        scene.appear()
        await scene.close()
    }

    @MainActor private static func leak(_ fault: LeakyTour.Fault) async {
        let gate = Gate<Int, Tour>("tours")
        let attic = Attic()
        let scene = SceneHarness(
            (any VipTourInteracting).self, isExhaustive: false, gates: [gate], outside: [attic],
            clock: attic.clock
        ) { LeakyTour.build(fault, tours: TourFetchingMock(gate), attic: attic) }
        await scene.close()
        withExtendedLifetime(attic) {}
    }
}

extension SceneHarness {
    /// Closes the scene of a test that has failed already.
    fileprivate func end() async {
        await settle()
        navigator.close()
        await settle()
    }
}
