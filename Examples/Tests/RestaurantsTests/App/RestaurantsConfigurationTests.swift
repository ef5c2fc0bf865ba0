import Foundation
import Testing

@testable import Restaurants

@Suite("RestaurantsConfiguration") struct RestaurantsConfigurationTests {
    private let backend = URL(filePath: "/backend")

    @Test("by default the area is 1000 m around Noida, and there are no credentials")
    func defaults() {
        let configuration = RestaurantsConfiguration(backend: backend, environment: [:])
        #expect(configuration.backend == backend)
        #expect(configuration.area == SearchArea(place: "Noida", radius: 1000))
        #expect(configuration.credentials == nil)
    }

    @Test("the environment has address, place, radius and credentials")
    func environment() {
        let configuration = RestaurantsConfiguration(
            backend: backend,
            environment: [
                "RESTAURANTS_URL": "https://api.foursquare.com", "RESTAURANTS_NEAR": "Lugo, ES",
                "RESTAURANTS_RADIUS": "250", "FOURSQUARE_CLIENT_ID": "me", "FOURSQUARE_CLIENT_SECRET": "hush",
            ])
        #expect(configuration.backend == URL(string: "https://api.foursquare.com"))
        #expect(configuration.area == SearchArea(place: "Lugo, ES", radius: 250))
        #expect(configuration.credentials == FoursquareCredentials(id: "me", secret: "hush"))
    }

    @Test("a radius that is not a positive number is the default", arguments: ["", "-1", "0", "far"])
    func radius(text: String) {
        let configuration = RestaurantsConfiguration(
            backend: backend, environment: ["RESTAURANTS_RADIUS": text])
        #expect(configuration.area.radius == 1000)
    }

    @Test("an identity without its secret is none")
    func halfCredentials() {
        let configuration = RestaurantsConfiguration(
            backend: backend, environment: ["FOURSQUARE_CLIENT_ID": "me"])
        #expect(configuration.credentials == nil)
    }
}
