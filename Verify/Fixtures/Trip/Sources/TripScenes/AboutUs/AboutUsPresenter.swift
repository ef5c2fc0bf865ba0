import Scenery

/// Words the facts of AboutUs for a person.
final class AboutUsPresenter: AboutUsPresenting {
    weak var view: (any AboutUsDisplaying)?

    func present(_ content: AboutUsContent) { view?.show(AboutUsViewModel(title: content.title)) }
    func present(error: any Error) { view?.show(error: ErrorViewModel(describing: error, retryTitle: "Try again")) }
}
