import AirQualityComponent
import LocationComponent
import PlacesComponent
import Scenery
import UVIndexComponent
import WeatherComponent

/// The components that the scenes of one session share.
@MainActor struct OutdoorsComponents {
    let location: any DeviceLocationProviding
    let places: any NearbyPlacesProviding
    let weather: any WeatherReportProviding
    let uvReading: any UVReadingProviding
    let airPollution: any AirPollutionProviding
}

extension OutdoorsComponents {
    init(_ configuration: OutdoorsConfiguration, transport: any NetworkTransport) {
        let (url, key) = (configuration.weatherURL, configuration.weatherKey)
        location = DeviceLocationAssembly.assemble(configuration: configuration.location)
        places = NearbyPlacesAssembly.assemble(configuration: configuration.places, transport: transport)
        weather = WeatherReportAssembly.assemble(url: url, key: key, transport: transport)
        uvReading = UVReadingAssembly.assemble(url: url, key: key, transport: transport)
        airPollution = AirPollutionAssembly.assemble(url: url, key: key, transport: transport)
    }
}
