import LocationComponent
import Scenery

/// What Location shows and what a person can do.
@MainActor protocol LocationViewModeling: ObservableViewModel, Retrying {
    /// Empty until the location is known.
    var position: ObservableValue<String> { get }
    var isLoading: ObservableValue<Bool> { get }
    var failure: ObservableValue<ErrorViewModel?> { get }
    func locateTapped()
}

/// Where the content of Location comes from.
@MainActor protocol LocationLoading: Boundary {
    /// - Parameter asksForPermission: Whether the person is asked if they have not decided yet.
    func load(asksForPermission: Bool) async throws -> Coordinates
}
