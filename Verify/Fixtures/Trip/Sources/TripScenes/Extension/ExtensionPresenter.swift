import Scenery

/// Words the facts of Extension for a person.
final class ExtensionPresenter: ExtensionPresenting {
    weak var view: (any ExtensionDisplaying)?

    func present(_ content: ExtensionContent) { view?.show(ExtensionViewModel(title: content.title)) }
    func present(error: any Error) { view?.show(error: ErrorViewModel(describing: error, retryTitle: "Try again")) }
}
