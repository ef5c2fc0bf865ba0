/// A response of OpenWeather's air pollution.
struct AirPollutionResponse: Decodable, Sendable {
    struct Item: Decodable, Sendable {
        let components: Components
    }

    /// In micrograms per cubic meter; `nil` for what was not measured.
    struct Components: Decodable, Sendable {
        let no2: Double?
        let o3: Double?
        let pm10: Double?
        let fineParticles: Double?

        private enum CodingKeys: String, CodingKey {
            case fineParticles = "pm2_5"
            case no2, o3, pm10
        }
    }

    let list: [Item]

    /// The quality of the newest item; `nil` if nothing was measured.
    var quality: AirQuality? {
        guard let components = list.first?.components else { return nil }
        let concentrations: [(Pollutant, Double?)] = [
            (.nitrogenDioxide, components.no2), (.ozone, components.o3),
            (.coarseParticles, components.pm10), (.fineParticles, components.fineParticles),
        ]
        return AirQuality(
            concentrations.compactMap { pollutant, value in value.map { .init(pollutant, $0) } })
    }
}
