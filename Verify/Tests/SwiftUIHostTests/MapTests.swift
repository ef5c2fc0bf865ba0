import MapKitStandIn
import SceneryScreens
import SwiftUIStandIn
import SwiftUIWithoutMaps
import Testing

@MainActor @Suite("Maps in the SwiftUI host") struct MapTests {
    private let screen = DrawnScreen()
    private static let pins = [
        ScreenMap.Pin(id: "h", title: "Home", latitude: 52.5, longitude: 13.4),
        ScreenMap.Pin(id: "w", title: "Work", latitude: 52.6, longitude: 13.5),
    ]

    private func show(selected: String? = nil, on stage: Stage? = nil) {
        (stage ?? screen.stage).show("Map") {
            ScreenMap("Places", pins: Self.pins, selected: selected) { [screen] in screen.choose($0) }
        }
    }

    @Test("pins are markers with their titles, under the map's label")
    func pins() {
        show()
        #expect(screen.all("Marker").map(\.text) == ["Home", "Work"])
        #expect(screen.all("Marker").map(\.value) == ["52.5 13.4", "52.6 13.5"])
        #expect(screen.all("tag").map(\.text) == ["h", "w"])
        #expect(screen.first("accessibilityLabel")?.text == "Places")
        #expect(screen.first("frame")?.text == "240.0")
    }

    @Test(
        "a tap on a marker sends the choice once, also from a drawing of before; a tap beside it sends none")
    func tap() throws {
        show()
        let map = try #require(screen.first("Map"))
        for id in ["w", "w", nil, "h"] { map.select?(id.map(AnyHashable.init)) }
        #expect(screen.chosen == ["w", "h"])
        #expect(screen.first("Map")?.value == "h")
    }

    @Test("the screen's choice selects its marker")
    func selection() {
        show(selected: "h")
        #expect(screen.first("Map")?.value == "h")
        show(selected: "w")
        #expect(screen.first("Map")?.value == "w")
        show()
        #expect(screen.first("Map")?.value == "")
        #expect(screen.chosen == [])
    }

    @Test("where MapKit is missing the pins are a picker")
    func picker() throws {
        let stage = Stage("Map")
        show(selected: "h", on: stage)
        let app = SceneryAppView(
            HostedApp("Map") { _ in
                HostedApp.Start(
                    scenes: SceneRegistry([]), navigator: SceneNavigator(root: StagedScene(stage)))
            })
        let picker = try #require(render(app).all.first { $0.kind == "Picker" && $0.text == "Places" })
        picker.select?("w")
        #expect(screen.chosen == ["w"])
    }
}
