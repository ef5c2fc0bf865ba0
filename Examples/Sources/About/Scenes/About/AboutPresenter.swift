import Scenery
import Settings

/// Words the facts of the scene About for its view.
@MainActor final class AboutPresenter: AboutPresenting {
    weak var view: (any AboutDisplaying)?

    func present(_ about: About) {
        view?.show(viewModel(of: about))
        view?.showActivity(about.isFetching)
    }

    func present(_ failure: ContentFailure, in language: AppLanguage) {
        view?.show(error: failure.viewModel(in: language))
    }

    private func viewModel(of about: About) -> AboutViewModel {
        let language = about.preferences.language
        let words = AboutWords(language)
        return AboutViewModel(
            language: language.rawValue,
            appearance: about.preferences.theme == .system ? nil : about.preferences.theme.rawValue,
            title: words.title,
            version: words.version(about.version, in: language),
            paragraphs: about.text.map(Paragraphs.of) ?? [],
            missingText: about.text == nil && !about.isFetching ? words.missingText : nil,
            retryTitle: words.retry,
            termsTitle: words.terms,
            languageChoice: ChoiceViewModel(
                title: words.language,
                options: AppLanguage.allCases.map { .init(id: $0.rawValue, title: $0.ownName) },
                selected: language.rawValue),
            themeChoice: ChoiceViewModel(
                title: words.theme,
                options: AppTheme.allCases.map { .init(id: $0.rawValue, title: words.name(of: $0)) },
                selected: about.preferences.theme.rawValue))
    }
}
