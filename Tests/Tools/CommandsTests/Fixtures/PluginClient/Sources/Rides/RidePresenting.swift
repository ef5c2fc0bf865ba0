import Core
import Scenery

@MainActor protocol RidePresenting: Presenting {
    func present(_ ride: Ride)
}

@MainActor final class RideInteractor {
    private let manager: any RideManaging
    private let presenter: any RidePresenting

    init(manager: any RideManaging, presenter: any RidePresenting) {
        self.manager = manager
        self.presenter = presenter
    }

    func rideTapped(_ number: Int) async {
        do { presenter.present(try await manager.load(number)) } catch { presenter.present(error: error) }
    }
}
