import Scenery

/// The logic of Home: decides what is shown next, and where to go.
final class HomeInteractor: HomeInteracting {
    private let presenter: any HomePresenting
    private let router: any HomeRouting

    init(presenter: any HomePresenting, router: any HomeRouting) {
        self.presenter = presenter
        self.router = router
    }

    func viewDidLoad() { retry() }
    func retry() { presenter.present(HomeContent()) }
    func reloadTapped() {retry() }
    func closeTapped() { router.close() }
}
