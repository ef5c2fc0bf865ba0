import LocationComponent
import PlacesComponent
import SceneryScreens
import SceneryTestKit
import Testing

@testable import Outdoors

@MainActor @Suite("Places") struct PlacesSceneTests {
    private let stage = OutdoorsStage()
    private let gate = Gate<Bool, [Place]>("places")

    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: PlacesAssembly.assemble(useCase: PlacesLoadingMock())).isEmpty)
    }

    @Test("once the permission is granted the places are loaded without another tap")
    func automaticRetry() async throws {
        stage.transport.on(.get, OutdoorsStage.places).returns(.json(OutdoorsStage.twoPlaces))
        let host = try stage.host("Places")
        await host.loads()
        #expect(host.text.contains("No permission"))
        #expect(stage.transport.requests.isEmpty)
        #expect(host.tap("Allow location"))
        await host.loads()
        #expect(host.text.contains("Café: Rúa Real 1 · ★ 4.5"))
        #expect(host.text.contains("> Bar\n"))
        #expect(!host.text.contains("No permission"))
        stage.transport.sent.called(.request("\(OutdoorsStage.places)?radius=150")).verify(.once)
    }

    @Test("a row selects its pin, and a pin its row")
    func selection() async throws {
        stage.transport.on(.get, OutdoorsStage.places).returns(.json(OutdoorsStage.twoPlaces))
        let host = try stage.host("Places", location: .granted)
        await host.loads()
        #expect(host.selection == ([], []))
        #expect(host.tap("Bar"))
        #expect(host.selection == (["Bar"], ["Bar"]))
        #expect(host.choose("Café", in: "Restaurants on the map"))
        #expect(host.selection == (["Café"], ["Café"]))
    }

    @Test("reloading loads again; a place that is still there stays selected, another does not")
    func reload() async throws {
        stage.transport.on(.get, OutdoorsStage.places).inTurn(
            .returning(.json(OutdoorsStage.twoPlaces)), .returning(.json(OutdoorsStage.twoPlaces)),
            .returning(.json(["status": "ZERO_RESULTS", "results": []] as JSONValue)))
        let host = try stage.host("Places", location: .granted)
        await host.loads()
        host.tap("Bar")
        #expect(host.tap("Reload"))
        #expect(host.screen.isBusy)
        await host.loads()
        #expect(host.selection == (["Bar"], ["Bar"]))
        host.tap("Reload")
        await host.loads()
        #expect(host.text.contains("No restaurants"))
        #expect(!host.text.contains("Bar"))
    }

    @Test(
        "each error has its words; after it a retry shows the places",
        arguments: [
            (NearbyPlacesFailure.noNetwork, "No network"), (.decoding, "Unexpected response"),
            (.timeout, "Timeout"), (.noPlaces, "No restaurants"),
            (.badStatus("OVER_QUERY_LIMIT"), "The service refused the request (OVER_QUERY_LIMIT)."),
        ])
    func failures(failure: NearbyPlacesFailure, words: String) async {
        let useCase = PlacesLoadingMock()
        useCase.onLoadAsksForPermission.inTurn(.throwing(failure), .returning(Place.fixtures))
        let host = HeadlessHost(root: PlacesAssembly.assemble(useCase: useCase))
        await host.loads()
        #expect(host.text.contains(words))
        #expect(host.tap("Try again"))
        await host.loads()
        #expect(!host.text.contains(words))
        #expect(host.text.contains("Café Marina: Rúa Real 1 · ★ 4.5"))
        #expect(host.text.contains("Taberna da Torre: Praza de España 7 · ★ 4"))
        #expect(host.text.contains("> Pulpería do Porto\n"))
    }

    @Test(
        "a location that is not known is an error of the location",
        arguments: [
            (DeviceLocationConfiguration.Setting.denied, "Location denied"),
            (.restricted, "Location restricted"), (.disabled, "Location turned off"), (.none, "No location"),
        ])
    func location(setting: DeviceLocationConfiguration.Setting, title: String) async throws {
        let host = try stage.host("Places", location: setting)
        await host.loads()
        #expect(host.text.contains(title))
        #expect(stage.transport.requests.isEmpty)
    }

    @Test("a permission that was granted in one scene is known in the others of the session")
    func sharedPermission() async throws {
        stage.transport.on(.get, OutdoorsStage.places).returns(.json(OutdoorsStage.twoPlaces))
        let host = try stage.host()
        host.tap("Location")
        await host.loads()
        host.tap("Allow location")
        await host.loads()
        host.session.goBack()
        host.tap("Places")
        await host.loads()
        #expect(host.text.contains("Café"))
    }

    @Test("whatever ends last, the places are those of the newest request")
    func newestWins() async {
        let newest = [Place.longFixture]
        await explore { order in
            let gate = order.gate("places") { (asks: Bool) in asks ? newest : Place.fixtures }
            let useCase = PlacesLoadingMock()
            useCase.onLoadAsksForPermission.waits(at: gate)
            let viewModel = PlacesViewModel(useCase: useCase)
            await order.happens { viewModel.viewDidLoad() }
            await order.happens { viewModel.reloadTapped() }
            await order.finish()
            #expect(viewModel.places.value.map(\.id) == ["4"])
            #expect(!viewModel.isLoading.value)
        }
    }

    @Test("a selection is an event of its own, and a closed scene is released while it loads")
    func released() async {
        let useCase = PlacesLoadingMock()
        useCase.onLoadAsksForPermission.waits(at: gate)
        let scene = SceneHarness((any PlacesViewModeling).self, isExhaustive: false, gates: [gate]) {
            PlacesAssembly.assemble(useCase: useCase)
        }
        scene.appear()
        await gate.arrival()
        scene.send { $0.reloadTapped() }
        await gate.arrival(2)
        gate.succeed(Place.fixtures, at: gate.waiting.count - 1)
        await scene.expect(PlacesViewModelingCrossing.places.change(.where { $0.count == 3 }))
        scene.send { $0.placeTapped("2") }
        await scene.expect(PlacesViewModelingCrossing.selected.change("2"))
        scene.send { $0.retry() }
        await gate.arrival(3)
        await scene.close()
    }

    @Test("the places are those near the location of each call")
    func useCase() async throws {
        let location = DeviceLocationProvidingMock()
        let places = NearbyPlacesProvidingMock()
        let lugo = Coordinates(latitude: 43.01, longitude: -7.56)
        location.onCurrentLocation.returns(.aCoruna)
        location.onRequestLocation.returns(lugo)
        places.onPlacesNear.returns(Place.fixtures)
        let useCase = PlacesUseCase(location: location, places: places)
        _ = try await useCase.load(asksForPermission: false)
        _ = try await useCase.load(asksForPermission: true)
        #expect(places.onPlacesNear.calls == [.aCoruna, lugo])
    }
}
