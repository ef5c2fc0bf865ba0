import Foundation
import LocationComponent
import SceneryScreens
import SceneryTestKit
import Testing

@testable import Outdoors

/// The whole sample in a headless host, with scripted services.
@MainActor struct OutdoorsStage {
    let transport = ScriptedTransport()

    static let places = "/maps/api/place/nearbysearch/json"
    static let weather = "/data/2.5/weather"
    static let uvIndex = "/data/2.5/uvi"
    static let airQuality = "/data/2.5/air_pollution"

    /// - Parameter scene: The name of the scene in front; the menu by default.
    func host(
        _ scene: String? = nil, location: DeviceLocationConfiguration.Setting = .undetermined
    ) throws -> HeadlessHost {
        let app = try app(location: location).hosted
        let opened = try scene.map { try app.opening($0) } ?? app
        return HeadlessHost(session: ScreenSession(opened.start(HostContext())))
    }

    func app(location: DeviceLocationConfiguration.Setting = .undetermined) throws -> OutdoorsApp {
        let backend = try #require(URL(string: "https://example.com"))
        let environment = ["SAMPLES_LOCATION": location.rawValue]
        return OutdoorsApp(
            OutdoorsConfiguration(backend: backend, environment: environment), transport: transport)
    }

    /// What the service of the UV index responds with.
    static func uvIndex(_ value: Double) -> JSONValue {
        ["date": 1_782_043_200, "value": .double(value)]
    }

    static func weather(_ place: String) -> JSONValue {
        [
            "name": .string(place), "weather": [["description": "light rain"]],
            "main": ["temp": 14.2, "humidity": 81], "wind": ["speed": 4.1],
        ]
    }

    static let twoPlaces: JSONValue = [
        "status": "OK",
        "results": [
            [
                "place_id": "a", "name": "Café", "vicinity": "Rúa Real 1", "rating": 4.5,
                "geometry": ["location": ["lat": 43.36, "lng": -8.41]],
            ],
            ["place_id": "b", "name": "Bar", "geometry": ["location": ["lat": 43, "lng": -8]]],
        ],
    ]

    static let air: JSONValue = [
        "list": [["components": ["no2": 41, "o3": 190, "pm2_5": 9.1]]]
    ]
}

extension HeadlessHost {
    /// Waits until the screen is not busy.
    func loads() async { #expect(await waits { !$0.screen.isBusy }) }

    /// The names of the selected rows, and of the selected pins.
    var selection: (rows: [String], pins: [String]) {
        var (rows, pins): ([String], [String]) = ([], [])
        for element in screen.allElements {
            switch element.content {
            case .row(let row) where row.isSelected: rows.append(row.title)
            case .map(let map): pins += map.pins.filter { $0.id == map.selected }.map(\.title)
            default: break
            }
        }
        return (rows, pins)
    }

    /// The color of the first text that has one.
    var color: ScreenColor? {
        screen.allElements.lazy.compactMap { element in
            if case .text(let text) = element.content { text.color } else { nil }
        }.first
    }
}
