import Scenery
import Settings

/// Decides what the scene About shows and fetches its text.
@MainActor final class AboutInteractor: AboutInteracting {
    private let version: AppVersion
    private let manager: any AboutManaging
    private let presenter: any AboutPresenting
    private let router: any AboutRouting

    private var preferences: Preferences
    private var text: String?
    private var fetch: Task<Void, Never>?
    /// Counts the fetches, so that the answer of an earlier one is known when it comes late.
    private var lastFetch = 0

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
        lastFetch += 1
        fetch = Task { [weak self, manager, number = lastFetch, language = preferences.language] in
            do {
                let text = try await manager.aboutText(in: language)
                self?.received(text, by: number)
            } catch {
                self?.failed(error, by: number)
            }
        }
        presentAbout()
    }

    private func received(_ text: String, by number: Int) {
        guard number == lastFetch else { return }
        fetch = nil
        self.text = text
        presentAbout()
    }

    private func failed(_ error: any Error, by number: Int) {
        guard number == lastFetch, !(error is CancellationError) else { return }
        fetch = nil
        presentAbout()
        presenter.present(ContentFailure(error), in: preferences.language)
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
