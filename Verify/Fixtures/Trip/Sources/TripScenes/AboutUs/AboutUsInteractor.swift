import Scenery

/// The logic of AboutUs: decides what is shown next, and where to go.
final class AboutUsInteractor: AboutUsInteracting {
    private let presenter: any AboutUsPresenting
    private let router: any AboutUsRouting

    init(presenter: any AboutUsPresenting, router: any AboutUsRouting) {
        self.presenter = presenter
        self.router = router
    }

    func viewDidLoad() { retry() }
    func retry() { presenter.present(AboutUsContent()) }
    func reloadTapped() {retry() }
    func closeTapped() { router.close() }
}
