import AirQualityComponent
import Foundation
import LocationComponent
import PlacesComponent
import Scenery
import UVIndexComponent
import WeatherComponent

// The data of previews and tests.

extension Place {
    static let fixtures = [
        Place(
            id: "1", name: "Café Marina", address: "Rúa Real 1",
            coordinates: Coordinates(latitude: 43.3623, longitude: -8.4115), rating: 4.5),
        Place(
            id: "2", name: "Pulpería do Porto", address: "",
            coordinates: Coordinates(latitude: 43.3629, longitude: -8.4108)),
        Place(
            id: "3", name: "Taberna da Torre", address: "Praza de España 7",
            coordinates: Coordinates(latitude: 43.3618, longitude: -8.4121), rating: 4),
    ]

    static let longFixture = Place(
        id: "4", name: "Casa de comidas e bebidas da tía Carme, o restaurante máis antigo da cidade vella",
        address: "Avenida do Porto da Coruña 12, baixo esquerda, edificio da antiga Alfándega",
        coordinates: Coordinates(latitude: 43.3625, longitude: -8.4111), rating: 4.9)
}

extension Weather {
    static let fixtures = [
        Weather(place: "A Coruña", conditions: "light rain", temperature: 14.2, humidity: 81, windSpeed: 4.1),
        Weather(place: "Lugo", conditions: "fog", temperature: -0.4, humidity: 97, windSpeed: 0),
        Weather(place: "Ourense", conditions: "clear sky", temperature: 38.5, humidity: 22, windSpeed: 1.25),
        Weather(place: "Pontevedra", conditions: "", temperature: 17.5, humidity: 70, windSpeed: 12),
    ]

    static let here = Weather(
        place: "A Coruña", conditions: "light rain", temperature: 14.2, humidity: 81, windSpeed: 4.1)

    static let longFixture = Weather(
        place: "San Cristovo de Cea e as súas parroquias",
        conditions: "thunderstorm with heavy drizzle, followed by a shower of sleet", temperature: 9,
        humidity: 100, windSpeed: 33)
}

extension UVIndex {
    /// One of each level, at noon of 21 June 2026 in UTC.
    static let fixtures = [-1, 2.9, 3, 7.4, 10.9, 11].map {
        UVIndex(date: Date(timeIntervalSince1970: 1_782_043_200), value: $0)
    }

    static let high = UVIndex(date: Date(timeIntervalSince1970: 1_782_043_200), value: 7.4)
}

extension AirQuality {
    /// One of each level, the first with only one pollutant.
    static let fixtures = [
        AirQuality([.init(.coarseParticles, 12)]),
        AirQuality(all(ozone: 60)), AirQuality(all(ozone: 120.5)), AirQuality(all(ozone: 190)),
        AirQuality(all(ozone: 300)),
    ].compactMap(\.self)

    private static func all(ozone: Double) -> [Measurement] {
        [
            .init(.nitrogenDioxide, 41), .init(.ozone, ozone), .init(.coarseParticles, 12),
            .init(.fineParticles, 9.1),
        ]
    }
}

extension NetworkError {
    static let offlineFixture = NetworkError(domain: .offline, message: "offline")
}
