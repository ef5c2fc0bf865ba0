import LocationComponent
import Scenery

/// What the component AirPollution can do.
@MainActor public protocol AirPollutionProviding: Component {
    /// Receives the results, in addition to the caller.
    var output: (any AirPollutionOutput)? { get set }

    /// The quality of the air at a location.
    func quality(at coordinates: Coordinates) async throws(AirPollutionFailure) -> AirQuality
}

/// Where the results of AirPollution come to.
@MainActor public protocol AirPollutionOutput: ComponentOutput {
    func provided(_ quality: AirQuality)
    func failed(_ failure: AirPollutionFailure)
}
