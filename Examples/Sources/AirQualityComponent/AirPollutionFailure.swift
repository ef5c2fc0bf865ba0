import Scenery

/// Why the quality of the air is unknown.
public enum AirPollutionFailure: Error, BusinessModel {
    /// The caller stopped waiting.
    case cancelled
    /// The service cannot be reached, or its response is not usable.
    case network(NetworkError)
    /// No pollutant was measured at the location.
    case nothingMeasured
}

extension AirPollutionFailure {
    /// What an error of the worker means: it throws nothing but these and errors of the network.
    init(_ error: any Error) {
        self = error as? AirPollutionFailure ?? (error as? NetworkError).map(Self.network) ?? .cancelled
    }
}
