import Scenery
import UVIndexComponent

/// What UVIndex shows and takes, for a screen and a widget alike.
@MainActor protocol UVIndexViewModeling: ObservableViewModel, Retrying {
    var shown: ObservableValue<UVIndexShown> { get }
    var isLoading: ObservableValue<Bool> { get }
    var failure: ObservableValue<ErrorViewModel?> { get }
    func reloadTapped()
}

/// Where the content of UVIndex comes from.
@MainActor protocol UVIndexLoading: Boundary {
    func load() async throws -> UVIndex
}
