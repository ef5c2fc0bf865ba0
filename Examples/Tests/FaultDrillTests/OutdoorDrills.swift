import Driving

/// The outdoor samples, each opened from their menu.
enum OutdoorDrills {
    static let all = [
        drill("Places", route: "places", ["Taberna do Faro", "Rúa Real, 14"]),
        drill("Weather", route: "weather", ["A Coruña", "Lugo", "12 °C, light rain", "Pontevedra"]),
        drill("Weather", route: "weather/Lugo", ["A Coruña", "Lugo", "12 °C, light rain", "Pontevedra"]),
        drill("Current weather", route: "weather", ["A Coruña", "15 °C, broken clouds"]),
        drill("UV index", route: "uvi", ["5.1", "Moderate"]),
        drill("Air quality", route: "air", ["Good", "PM2.5", "7.3 µg/m³"]),
        drill("UV index widget", route: "uvi", wayOn: "Update", ["UV 5.1, Moderate"]),
    ]

    private static func drill(
        _ scene: String, route: String, wayOn: String = "Try again", _ answer: [String]
    ) -> Drill {
        Drill(
            name: "\(scene), \(route)", sample: .outdoors, route: route, answer: answer,
            start: SampleStart(environment: ["SAMPLES_LOCATION": "granted"]),
            reach: { try await $0.app.seesTitle("Outdoors") }, ask: { try await $0.taps(scene) }, wayOn: wayOn
        )
    }
}
