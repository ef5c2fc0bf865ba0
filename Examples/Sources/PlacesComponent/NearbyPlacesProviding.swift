import LocationComponent
import Scenery

/// What the component NearbyPlaces can do.
@MainActor public protocol NearbyPlacesProviding: Component {
    /// Receives the results, in addition to the caller.
    var output: (any NearbyPlacesOutput)? { get set }

    /// The restaurants around a location; at least one.
    func places(near coordinates: Coordinates) async throws(NearbyPlacesFailure) -> [Place]
}

/// Where the results of NearbyPlaces come to.
@MainActor public protocol NearbyPlacesOutput: ComponentOutput {
    func provided(_ places: [Place])
    func failed(_ failure: NearbyPlacesFailure)
}
