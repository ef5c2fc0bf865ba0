import PlacesComponent
import Scenery

/// What Places shows and what a person can do.
@MainActor protocol PlacesViewModeling: ObservableViewModel, Retrying {
    var places: ObservableValue<[PlaceShown]> { get }
    /// The identity of the selected place, for the map and the list alike; `nil` before a selection.
    var selected: ObservableValue<String?> { get }
    var isLoading: ObservableValue<Bool> { get }
    var failure: ObservableValue<ErrorViewModel?> { get }
    func reloadTapped()
    func placeTapped(_ id: String)
}

/// Where the content of Places comes from.
@MainActor protocol PlacesLoading: Boundary {
    /// - Parameter asksForPermission: Whether the person is asked for their location if they have not decided yet.
    func load(asksForPermission: Bool) async throws -> [Place]
}

/// A place, formatted for display.
struct PlaceShown: ViewModel {
    var id: String
    var name: String
    /// The address and the rating, where they are known.
    var detail: String
    var latitude: Double
    var longitude: Double
}
