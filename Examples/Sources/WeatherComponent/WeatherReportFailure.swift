import Scenery

/// Why the weather is unknown.
public enum WeatherReportFailure: Error, BusinessModel {
    /// The caller stopped waiting.
    case cancelled
    /// The service cannot be reached, or its response is not usable.
    case network(NetworkError)
}

extension WeatherReportFailure {
    /// What an error of the worker means: it throws nothing but errors of the network.
    init(_ error: any Error) {
        self = (error as? NetworkError).map(Self.network) ?? .cancelled
    }
}
