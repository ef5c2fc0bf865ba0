import Scenery
import SceneryTestKit

struct Tour: BusinessModel, Codable {
    var title: String
}

struct TourShown: ViewModel, Renderable {
    var title: String
}

/// Provides a tour; what all four scenes ask.
protocol TourFetching: Boundary, Sendable {
    func tour(_ id: Int) async throws -> Tour
}

/// Is told of a changed tour.
///
/// scenery:mock
@MainActor protocol TourObserving: AnyObject, Sendable {
    func didChange(_ tour: Tour)
}

struct Offline: PresentableError, Equatable {
    var viewModel: ErrorViewModel { ErrorViewModel(title: "Offline", message: "No connection.") }
}

/// Provides the tours it was given, without asking anybody.
final class TourBook: TourFetching {
    private let tours: [Int: Tour]

    init(_ tours: [Int: Tour] = [:]) { self.tours = tours }

    func tour(_ id: Int) async throws -> Tour {
        guard let tour = tours[id] else { throw Offline() }
        return tour
    }
}

extension TourFetchingMock {
    /// A manager whose fetches a test lets finish.
    convenience init(_ gate: Gate<Int, Tour>) {
        self.init()
        onTour.waits(at: gate)
    }
}

/// What the views of the scenes show, in order.
@MainActor final class TourScreen {
    private(set) var lines: [String] = []

    func show(_ line: String) { lines.append(line) }
}
