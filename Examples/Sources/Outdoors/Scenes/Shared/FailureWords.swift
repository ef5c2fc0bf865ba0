import AirQualityComponent
import LocationComponent
import PlacesComponent
import Scenery
import UVIndexComponent
import WeatherComponent

// The errors of the components in words that a person can act on.

extension ErrorViewModel {
    /// The text for an error of a component, or for any other error.
    init(wording error: any Error) {
        switch error {
        case let failure as DeviceLocationFailure: self = failure.words
        case let failure as NearbyPlacesFailure: self = failure.words
        case WeatherReportFailure.network(let error), UVReadingFailure.network(let error),
            AirPollutionFailure.network(let error):
            self = error.words
        case AirPollutionFailure.nothingMeasured:
            self = .words("No measurement", "The air is not measured here. Try again later.")
        case WeatherReportFailure.cancelled, UVReadingFailure.cancelled, AirPollutionFailure.cancelled:
            self = .cancelled
        default: self.init(describing: error, retryTitle: "Try again")
        }
    }

    fileprivate static func words(_ title: String, _ message: String) -> ErrorViewModel {
        ErrorViewModel(title: title, message: message, retryTitle: "Try again")
    }

    fileprivate static let cancelled = words("Stopped", "This was stopped before it was done. Try again.")
    fileprivate static let timeout = words("Timeout", "The service did not respond in time. Try again.")
    fileprivate static let unreadable = words(
        "Unexpected response", "The response cannot be read. Try again later, or update the app.")
}

extension DeviceLocationFailure {
    fileprivate var words: ErrorViewModel {
        switch self {
        case .cancelled: .cancelled
        case .noPermission:
            ErrorViewModel(
                title: "No permission", message: "This needs your location. Allow its use to continue.",
                retryTitle: "Allow location")
        case .restricted:
            .words(
                "Location restricted",
                "This device does not let apps use the location. Ask the person who manages it, then try again."
            )
        case .disabled:
            .words(
                "Location turned off", "Turn on the location services in the settings, then try again.")
        case .denied:
            .words(
                "Location denied",
                "You have denied this app your location. Allow it in the settings, then try again.")
        case .noLocation:
            .words("No location", "The device does not know where it is. Go to another place and try again.")
        }
    }
}

extension NearbyPlacesFailure {
    fileprivate var words: ErrorViewModel {
        switch self {
        case .cancelled: .cancelled
        case .noNetwork:
            .words("No network", "The service cannot be reached. Check the connection and try again.")
        case .decoding: .unreadable
        case .timeout: .timeout
        case .noPlaces: .words("No restaurants", "There is none near you. Walk a little and try again.")
        case .badStatus(let status):
            .words("Bad status", "The service refused the request (\(status)). Try again in a minute.")
        }
    }
}

extension NetworkError {
    fileprivate var words: ErrorViewModel {
        switch domain {
        case .offline: .words("No network", "The device is offline. Connect it and try again.")
        case .connection:
            .words("No connection", "The service cannot be reached. Check the connection and try again.")
        case .timeout: .timeout
        case .decoding, .tooLarge: .unreadable
        case .authorization:
            .words("Key refused", "The service refused the key. Check the configuration and try again.")
        case .api: .words("Service error", message)
        case .status, .request, .file:
            .words(
                "Service error",
                "The service refused the request\(httpStatus.map { " (status \($0))" } ?? ""). Try again in a minute."
            )
        }
    }
}
