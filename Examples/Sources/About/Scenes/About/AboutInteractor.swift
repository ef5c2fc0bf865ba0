import Scenery

/// Decides what the scene About shows and fetches its text.
@MainActor final class AboutInteractor: AboutInteracting {
    private let version: AppVersion
    private let manager: any AboutManaging
    private let presenter: any AboutPresenting
    private let router: any AboutRouting

    private var preferences: Preferences
    private var text: String?
    private var fetch: Task<Void, Never>?

    init(
        version: AppVersion, preferences: Preferences, manager: any AboutManaging,
        presenter: any AboutPresenting, router: any AboutRouting
    ) {
        self.version = version
        self.preferences = preferences
        self.manager = manager
        self.presenter = presenter
        self.router = router
    }

    deinit { fetch?.cancel() }

    func viewDidLoad() {
        // A restored scene has its text already.
        if text == nil { fetchText() } else { presentAbout() }
    }

    func retry() { fetchText() }

    func termsTapped() { router.openTerms(with: preferences) }

    func languageChosen(_ language: String) {
        guard let language = AppLanguage(rawValue: language), language != preferences.language else { return }
        preferences.language = language
        text = nil
        fetchText()
    }

    func themeChosen(_ theme: String) {
        guard let theme = AppTheme(rawValue: theme) else { return }
        preferences.theme = theme
        presentAbout()
    }
}

// MARK: - The text

extension AboutInteractor {
    private func fetchText() {
        fetch?.cancel()
        let language = preferences.language
        fetch = Task { [weak self, manager] in
            do {
                let text = try await manager.aboutText(in: language)
                self?.received(text, in: language)
            } catch {
                self?.failed(error, in: language)
            }
        }
        presentAbout()
    }

    /// What comes for a language that was left in the meantime no longer matters.
    private func received(_ text: String, in language: AppLanguage) {
        guard language == preferences.language else { return }
        fetch = nil
        self.text = text
        presentAbout()
    }

    private func failed(_ error: any Error, in language: AppLanguage) {
        guard language == preferences.language, !(error is CancellationError) else { return }
        fetch = nil
        presentAbout()
        presenter.present(ContentFailure(error), in: language)
    }

    private func presentAbout() {
        presenter.present(
            About(version: version, preferences: preferences, text: text, isFetching: fetch != nil))
    }
}

// MARK: - StateRestoring

extension AboutInteractor: StateRestoring {
    var restorableState: AboutState { AboutState(preferences: preferences, text: text) }

    func restore(_ state: AboutState) {
        preferences = state.preferences
        text = state.text
    }
}
