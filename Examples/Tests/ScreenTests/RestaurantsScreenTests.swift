import Driving
import Foundation
import Restaurants
import SceneryScreens
import Testing

extension ScreenTests {
    @Suite("Nearby restaurants") struct RestaurantsScreenTests {
        @Test(
            "the list comes after an indicator, leads to a restaurant, and back",
            arguments: DriverKind.allCases)
        func details(kind: DriverKind) async throws {
            let start = SampleStart(faults: ["restaurants": "slow"])
            try await SampleUnderTest.restaurants.run(in: kind, start) { app, backend in
                let restaurants = RestaurantsRobot(app: app)
                try await restaurants.waits()
                try await backend.set(["restaurants": "ok"])
                try await restaurants.seesList()
                try await restaurants.opens("Saffron Courtyard")
                try await restaurants.seesFigures()
                try await restaurants.goesBack()
                try await restaurants.seesList()
            }
        }

        @Test(
            "each failure has its own words, and trying again shows the list", arguments: DriverKind.allCases)
        func failures(kind: DriverKind) async throws {
            let start = SampleStart(faults: ["restaurants": "drop"])
            try await SampleUnderTest.restaurants.run(in: kind, start) { app, backend in
                let restaurants = RestaurantsRobot(app: app)
                try await restaurants.seesFailure("No Internet!", "Check the connection and try again.")
                try await backend.set(["restaurants": "malformed"])
                try await restaurants.triesAgain()
                try await restaurants.seesFailure("Error", "The answer of the service cannot be read.")
                try await backend.set(["restaurants": "status:500"])
                try await restaurants.triesAgain()
                try await restaurants.seesFailure("Server Error", "Try again in a minute.")
                try await backend.set(["restaurants": "denied"])
                try await restaurants.triesAgain()
                try await restaurants.seesFailure("API Error", "These client credentials are not valid.")
                try await backend.set(["restaurants": "ok"])
                try await restaurants.triesAgain()
                try await restaurants.seesList()
            }
        }

        @Test("a place without restaurants says so", arguments: DriverKind.allCases)
        func empty(kind: DriverKind) async throws {
            let start = SampleStart(environment: [
                "RESTAURANTS_NEAR": "Atlantis", "RESTAURANTS_RADIUS": "250",
            ])
            try await SampleUnderTest.restaurants.run(in: kind, start) { app, _ in
                try await RestaurantsRobot(app: app).seesNothing(within: 250, of: "Atlantis")
            }
        }

        @Test("a restaurant that fails can be fetched again", arguments: DriverKind.allCases)
        func detailsFailure(kind: DriverKind) async throws {
            let start = SampleStart(faults: ["restaurant": "error"])
            try await SampleUnderTest.restaurants.run(in: kind, start) { app, backend in
                let restaurants = RestaurantsRobot(app: app)
                try await restaurants.opens("Saffron Courtyard")
                try await restaurants.seesFailure("API Error", "The content is being moved")
                try await backend.set(["restaurant": "ok"])
                try await restaurants.triesAgain()
                try await restaurants.seesFigures()
            }
        }
    }
}

extension SampleUnderTest {
    static let restaurants = SampleUnderTest(program: "samples", link: "/restaurants") {
        backend, environment in
        RestaurantsApp(RestaurantsConfiguration(backend: backend, environment: environment)).hosted
    }
}
