import Scenery

/// Words the facts of Home for a person.
final class HomePresenter: HomePresenting {
    weak var view: (any HomeDisplaying)?

    func present(_ content: HomeContent) { view?.show(HomeViewModel(title: content.title)) }
    func present(error: any Error) { view?.show(error: ErrorViewModel(describing: error, retryTitle: "Try again")) }
}
