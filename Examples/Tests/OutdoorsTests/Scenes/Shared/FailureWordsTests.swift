import AirQualityComponent
import LocationComponent
import PlacesComponent
import Scenery
import Testing
import UVIndexComponent
import WeatherComponent

@testable import Outdoors

@Suite("Errors in words") struct FailureWordsTests {
    private static let failures: [any Error] =
        DeviceLocationFailure.allCases
        + [NearbyPlacesFailure.noNetwork, .decoding, .timeout, .noPlaces, .badStatus("why"), .cancelled]
        + [AirPollutionFailure.nothingMeasured, .cancelled]
        + [WeatherReportFailure.cancelled, UVReadingFailure.cancelled, Unknown()]

    @Test("each error has a title, a message and a button", arguments: failures)
    func complete(error: any Error) {
        expectComplete(ErrorViewModel(wording: error))
    }

    @Test(
        "an error of the network has the same words in each component",
        arguments: NetworkError.Domain.allCases)
    func network(domain: NetworkError.Domain) {
        let error = NetworkError(domain: domain, message: "The server's own words.")
        let words = ErrorViewModel(wording: WeatherReportFailure.network(error))
        expectComplete(words)
        #expect(ErrorViewModel(wording: UVReadingFailure.network(error)) == words)
        #expect(ErrorViewModel(wording: AirPollutionFailure.network(error)) == words)
        #expect((words.message == "The server's own words.") == (domain == .api))
    }

    @Test("kinds of errors are told apart")
    func kinds() {
        let location = DeviceLocationFailure.allCases.map { ErrorViewModel(wording: $0).title }
        #expect(Set(location).count == DeviceLocationFailure.allCases.count)
        let places: [NearbyPlacesFailure] = [.noNetwork, .decoding, .timeout, .noPlaces, .badStatus("")]
        #expect(Set(places.map { ErrorViewModel(wording: $0).title }).count == places.count)
        let domains: [NetworkError.Domain] = [
            .offline, .connection, .timeout, .decoding, .authorization, .status,
        ]
        let network = domains.map {
            ErrorViewModel(wording: UVReadingFailure.network(NetworkError(domain: $0, message: ""))).title
        }
        #expect(Set(network).count == domains.count)
    }

    @Test("only a missing permission has a button to allow it")
    func allow() {
        for failure in DeviceLocationFailure.allCases {
            let title = failure == .noPermission ? "Allow location" : "Try again"
            #expect(ErrorViewModel(wording: failure).retryTitle == title)
        }
    }

    private func expectComplete(_ words: ErrorViewModel) {
        #expect(!words.title.isEmpty)
        #expect(!words.message.isEmpty)
        #expect(words.retryTitle?.isEmpty == false)
    }
}

private struct Unknown: Error {}
