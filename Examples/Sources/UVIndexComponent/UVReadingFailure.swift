import Scenery

/// Why the UV index is unknown.
public enum UVReadingFailure: Error, BusinessModel {
    /// The caller stopped waiting.
    case cancelled
    /// The service cannot be reached, or its response is not usable.
    case network(NetworkError)
}

extension UVReadingFailure {
    /// What an error of the worker means: it throws nothing but errors of the network.
    init(_ error: any Error) {
        self = (error as? NetworkError).map(Self.network) ?? .cancelled
    }
}
