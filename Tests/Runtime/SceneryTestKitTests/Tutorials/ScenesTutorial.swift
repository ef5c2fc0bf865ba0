import RuntimeTestSupport
import Scenery
import SceneryTestKit
import Testing

/// The snippets of `docs/tutorials/scene-tests.md`.
enum ScenesTutorial {
    // snippet: suite
    @MainActor @Suite("VipTour") struct VipTourTests {
        private let gate = Gate<Int, Tour>("tours")
        private let lisbon = Tour(title: "Lisbon")

        private func scene() -> SceneHarness<any VipTourInteracting> {
            let tours = TourFetchingMock()
            tours.onTour.waits(at: gate)
            return SceneHarness(gates: [gate]) { VipTourConfigurator.build(tours: tours) }
        }

        @Test("shows the tour once it comes")
        func shows() async {
            let scene = scene()
            scene.appear()
            await scene.expect(VipTourPresentingCrossing.presentIsLoading(true))
            await scene.expect(VipTourDisplayingCrossing.showActivity(true))
            await scene.expect(TourFetchingCrossing.tour(1))
            gate.succeed(lisbon)
            await scene.expect(VipTourPresentingCrossing.present(lisbon))
            await scene.expect(VipTourDisplayingCrossing.show(TourShown(title: "Lisbon")))
            await scene.expect(VipTourPresentingCrossing.presentIsLoading(false))
            await scene.expect(VipTourDisplayingCrossing.showActivity(false))
            await scene.close()
        }
    }
    // end

    @MainActor @Suite("The tutorial on scenes") struct Tutorial {
        private let gate = Gate<Int, Tour>("tours")
        private let lisbon = Tour(title: "Lisbon")

        @Test("events, navigation and what a test does not look at")
        func events() async {
            let manager = TourFetchingMock(gate)
            // snippet: loose
            let scene = SceneHarness((any VipTourInteracting).self, isExhaustive: false, gates: [gate]) {
                VipTourConfigurator.build(tours: manager)
            }
            scene.send { $0.nextTapped() }
            await gate.arrival()
            gate.fail(Offline())
            await scene.expect(VipTourDisplayingCrossing.showError(.where(\.message, "No connection.")))
            // end
            // snippet: navigation
            scene.send { $0.detailTapped() }
            await scene.expectNavigation(.push("SimpleTour"))
            // end
            // snippet: front
            scene.send(to: (any SimpleTourInteracting).self) { $0.closeTapped() }
            await scene.expectNavigation(.pop)
            // end
            // snippet: close
            await scene.close()
            // end
        }

        @Test("work that finishes in an order of the test's own")
        func gates() async throws {
            // snippet: gates
            let first = Task { try await gate.pass(1) }
            await gate.arrival(1)
            let second = Task { try await gate.pass(2) }
            await gate.arrival(2)
            gate.succeed(lisbon, at: 1)
            gate.fail(Offline())
            // end
            #expect(try await second.value == lisbon)
            await #expect(throws: Offline.self) { try await first.value }
        }

        @Test("time and broadcasts")
        func surroundings() async {
            // snippet: time
            let clock = ManualClock()
            let manager = Manager<Int, Tour>(
                configuration: ManagerConfiguration(timeToLive: .seconds(60)), clock: clock.managerClock()
            ) { [gate] in try await gate.pass($0) }
            await clock.advance(by: .seconds(61))
            // end
            _ = manager
            let scene = SceneHarness((any VipTourInteracting).self, isExhaustive: false, clock: clock) {
                VipTourConfigurator.build(tours: TourBook())
            }
            let map = TourObservingMock()
            let card = TourObservingMock()
            // snippet: broadcasts
            scene.broadcasts.register(map, for: (any TourObserving).self)
            scene.broadcasts.register(card, for: (any TourObserving).self)
            scene.happens {
                scene.broadcasts.notify((any TourObserving).self) { $0.didChange(lisbon) }
            }
            await scene.expectDelivered(
                (any TourObserving).self, by: "TourObservingMock", "TourObservingMock")
            // end
            await scene.close()
        }

        @Test("crossings with their causes")
        func tracer() async {
            let timeline = Journal()
            // snippet: tracer
            let tracer = Tracer { event in
                if case .began(let crossing) = event {
                    timeline.write("\(crossing.name) by \(crossing.cause ?? 0)")
                }
            }
            let view = tracer.attached { VipTourConfigurator.build(tours: TourBook()) }
            // end
            let navigator = SceneNavigator(root: view)
            view.context.load()
            #expect(timeline.lines.first == "VipTourInteracting.viewDidLoad() by 0")
            #expect(timeline.lines.dropFirst().first == "VipTourPresenting.present(isLoading:) by 1")
            navigator.close()
        }

        @Test("orders")
        func orders() async {
            // snippet: explore
            await explore { order in
                let search = order.gate("search") { (text: String) in ["\(text)…"] }
                let searching = SearchingMock()
                searching.onFind.waits(at: search)
                let logic = CarefulInteractor(searching)
                await order.happens { logic.search("a") }
                await order.happens { logic.search("ab") }
                await order.finish()
                #expect(logic.shown == ["ab…"])
            }
            // end
            // snippet: eventually
            await explore { order in
                let refreshing = order.gate("refresh") { (_: String) in "new" }
                let session = CarefulSession(refreshing)
                await order.happens { session.refresh() }
                order.eventually("logout") { session.logout() }
                await order.finish()
                #expect(session.token == nil)
            }
            // end
            await withKnownIssue {
                await race()
            }
        }

        private func race() async {
            await explore { order in
                let search = order.gate("search") { (text: String) in ["\(text)…"] }
                let logic = HastyInteractor(SearchingMock(search))
                await order.happens { logic.search("a") }
                await order.happens { logic.search("ab") }
                await order.finish()
                #expect(logic.shown == ["ab…"])
            }
        }

        @Test("every snippet of the page is one of these")
        func page() throws {
            let page = try TutorialPage("scene-tests", source: #filePath)
            #expect(!page.fences.isEmpty)
            for fence in page.fences { #expect(page.snippets.contains(fence), "\(fence)") }
        }
    }
}
