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
@MainActor protocol TourObserving: AnyObject, Sendable {
    func didChange(_ tour: Tour)
}

struct Offline: PresentableError, Equatable {
    var viewModel: ErrorViewModel { ErrorViewModel(title: "Offline", message: "No connection.") }
}

/// A manager whose fetches a test lets finish.
final class GatedTours: TourFetching {
    let gate: Gate<Int, Tour>

    init(_ gate: Gate<Int, Tour>) { self.gate = gate }

    func tour(_ id: Int) async throws -> Tour { try await gate.pass(id) }
}

/// What the views of the scenes show, in order.
@MainActor final class TourScreen {
    private(set) var lines: [String] = []

    func show(_ line: String) { lines.append(line) }
}
