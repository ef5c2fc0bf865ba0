import LocationComponent
import Scenery

/// What the component UVReading can do.
@MainActor public protocol UVReadingProviding: Component {
    /// Receives the results, in addition to the caller.
    var output: (any UVReadingOutput)? { get set }

    /// The UV index at a location.
    func index(at coordinates: Coordinates) async throws(UVReadingFailure) -> UVIndex
}

/// Where the results of UVReading come to.
@MainActor public protocol UVReadingOutput: ComponentOutput {
    func provided(_ index: UVIndex)
    func failed(_ failure: UVReadingFailure)
}
