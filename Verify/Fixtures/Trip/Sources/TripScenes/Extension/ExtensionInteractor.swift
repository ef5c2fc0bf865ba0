import Scenery

/// The logic of Extension: decides what is shown next, and where to go.
final class ExtensionInteractor: ExtensionInteracting {
    private let presenter: any ExtensionPresenting
    private let router: any ExtensionRouting

    init(presenter: any ExtensionPresenting, router: any ExtensionRouting) {
        self.presenter = presenter
        self.router = router
    }

    func viewDidLoad() { retry() }
    func retry() { presenter.present(ExtensionContent()) }
    func reloadTapped() {retry() }
    func closeTapped() { router.close() }
}
