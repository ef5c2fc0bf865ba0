import Scenery

/// Why there are no places.
public enum NearbyPlacesFailure: Error, BusinessModel {
    /// The caller stopped waiting.
    case cancelled
    /// The service cannot be reached.
    case noNetwork
    /// The response is not one of the service.
    case decoding
    case timeout
    /// There is no restaurant within the radius.
    case noPlaces
    /// The service refused the request, with its status or its message.
    case badStatus(String)
}

extension NearbyPlacesFailure {
    /// What an error of the worker means.
    init(_ error: any Error) {
        switch error {
        case let failure as NearbyPlacesFailure: self = failure
        case let error as NetworkError: self.init(error)
        default: self = .cancelled
        }
    }

    private init(_ error: NetworkError) {
        switch error.domain {
        case .offline, .connection: self = .noNetwork
        case .timeout: self = .timeout
        case .decoding, .tooLarge: self = .decoding
        case .api: self = .badStatus(error.message)
        case .status, .authorization, .request, .file:
            self = .badStatus(error.httpStatus.map { "HTTP status \($0)" } ?? "invalid request")
        }
    }
}
