import Driving
import Foundation
import Outdoors
import SceneryScreens
import Testing

extension ScreenTests {
    @Suite("Outdoors") struct OutdoorsScreenTests {
        @Test("the menu leads to each sample and back", arguments: DriverKind.allCases)
        func menu(kind: DriverKind) async throws {
            try await SampleUnderTest.outdoors.run(in: kind) { app, _ in
                let menu = OutdoorsRobot(app: app)
                try await menu.seesMenu()
                for sample in [
                    "Location", "Places", "Weather", "Current weather", "UV index", "Air quality",
                    "UV index widget",
                ] { try await menu.looksInto(sample) }
            }
        }

        @Test("a person allows the location and sees where they are", arguments: DriverKind.allCases)
        func location(kind: DriverKind) async throws {
            try await SampleUnderTest.outdoors.run(in: kind, SampleStart(link: "/location")) { app, _ in
                let location = OutdoorRobot(app: app)
                try await location.seesFailure("No permission", "This needs your location.")
                try await location.allowsLocation()
                try await location.sees("43.3623° N, 8.4115° W")
            }
        }

        @Test("a denied location says what to do", arguments: DriverKind.allCases)
        func denied(kind: DriverKind) async throws {
            let start = SampleStart(environment: ["SAMPLES_LOCATION": "denied"], link: "/location")
            try await SampleUnderTest.outdoors.run(in: kind, start) { app, _ in
                let location = OutdoorRobot(app: app)
                try await location.seesFailure("Location denied", "Allow it in the settings, then try again.")
                try await location.triesAgain()
                try await location.seesFailure("Location denied", "Allow it in the settings, then try again.")
            }
        }

        @Test("the map and the list of places show the same choice", arguments: DriverKind.allCases)
        func places(kind: DriverKind) async throws {
            let start = SampleStart(faults: ["places": "denied"], link: "/places")
            try await SampleUnderTest.outdoors.run(in: kind, start) { app, backend in
                let outdoor = OutdoorRobot(app: app)
                let places = PlacesRobot(app: app)
                try await outdoor.allowsLocation()
                try await outdoor.seesFailure(
                    "Bad status", "The API key is not valid.")
                try await backend.set(["places": "ok"])
                try await outdoor.triesAgain()
                try await outdoor.sees("Taberna do Faro", "Rúa Real, 14", "★ 4.4")
                try await places.choosesOnMap("Peixe e Sal")
                try await places.seesChosen("Peixe e Sal")
                try await places.choosesInList("Horta Verde")
                try await places.seesChosen("Horta Verde")
            }
        }

        @Test("one city that fails fails the list, until it is tried again", arguments: DriverKind.allCases)
        func weather(kind: DriverKind) async throws {
            let start = SampleStart(faults: ["weather/Lugo": "error"], link: "/weather")
            try await SampleUnderTest.outdoors.run(in: kind, start) { app, backend in
                let weather = OutdoorRobot(app: app)
                try await weather.seesFailure(
                    "Service error", "The service refused the request (status 503).")
                try await backend.set(["weather/Lugo": "ok"])
                try await weather.triesAgain()
                try await weather.sees(
                    "A Coruña", "Lugo", "12 °C, light rain", "Ourense", "Pontevedra", "16 °C, mist")
            }
        }

        @Test("the weather, UV index and air are those of the location", arguments: DriverKind.allCases)
        func hereAndNow(kind: DriverKind) async throws {
            for (link, fault, texts) in [
                (
                    "/current-weather", "weather",
                    ["A Coruña", "15 °C, broken clouds", "Humidity 78 %", "Wind 6.2 m/s"]
                ),
                ("/uv-index", "uvi", ["5.1", "Moderate"]),
                ("/air-quality", "air", ["Good", "Worst pollutant:", "PM2.5", "7.3 µg/m³"]),
            ] {
                let start = SampleStart(
                    faults: [fault: "error"], environment: ["SAMPLES_LOCATION": "granted"], link: link)
                try await SampleUnderTest.outdoors.run(in: kind, start) { app, backend in
                    let screen = OutdoorRobot(app: app)
                    try await screen.seesFailure(
                        "Service error", "The service refused the request (status 503).")
                    try await backend.set([fault: "ok"])
                    try await screen.triesAgain()
                    for text in texts { try await screen.sees(text) }
                }
            }
        }

        @Test("the widget expands, updates and says when that failed", arguments: DriverKind.allCases)
        func widget(kind: DriverKind) async throws {
            let start = SampleStart(environment: ["SAMPLES_LOCATION": "granted"], link: "/uv-index-widget")
            try await SampleUnderTest.outdoors.run(in: kind, start) { app, backend in
                let widget = UVIndexWidgetRobot(app: app)
                try await app.sees("UV 5.1, Moderate")
                try await widget.seesHeight(110)
                try await widget.expands()
                try await widget.seesHeight(200)
                try await backend.set(["uvi": "status:500"])
                try await widget.updates()
                try await widget.seesUpdate("failed")
                try await backend.set(["uvi": "ok"])
                try await widget.updates()
                try await app.seesNo("Last update: failed")
                try await widget.collapses()
                try await widget.seesHeight(110)
            }
        }
    }
}

extension SampleUnderTest {
    static let outdoors = SampleUnderTest(program: "samples", link: "/outdoors") { backend, environment in
        OutdoorsApp(OutdoorsConfiguration(backend: backend, environment: environment)).hosted
    }
}
