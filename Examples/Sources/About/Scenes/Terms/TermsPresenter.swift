import Scenery
import Settings

/// Words the facts of the scene Terms for its view.
@MainActor final class TermsPresenter: TermsPresenting {
    weak var view: (any TermsDisplaying)?

    func present(_ facts: TermsFacts) {
        view?.show(viewModel(of: facts))
        view?.showActivity(facts.isFetching)
    }

    func present(_ failure: ContentFailure, in language: AppLanguage) {
        view?.show(error: failure.viewModel(in: language))
    }

    private func viewModel(of facts: TermsFacts) -> TermsViewModel {
        let words = TermsWords(facts.preferences.language)
        let theme = facts.preferences.theme
        return TermsViewModel(
            language: facts.preferences.language.rawValue,
            appearance: theme == .system ? nil : theme.rawValue,
            title: facts.terms?.title ?? words.title,
            paragraphs: facts.terms?.paragraphs ?? [],
            missingText: facts.terms == nil && !facts.isFetching ? words.missingText : nil,
            retryTitle: words.retry,
            webPageTitle: words.webPage)
    }
}
