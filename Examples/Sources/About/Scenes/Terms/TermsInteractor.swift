import Scenery
import Settings

/// Fetches the terms and decides what of them is shown.
@MainActor final class TermsInteractor: TermsInteracting {
    private let preferences: Preferences
    private let manager: any TermsManaging
    private let presenter: any TermsPresenting
    private let router: any TermsRouting

    private var terms: Terms?
    private var fetch: Task<Void, Never>?
    /// Counts the fetches, so that the answer of an earlier one is known when it comes late.
    private var lastFetch = 0

    init(
        preferences: Preferences, manager: any TermsManaging, presenter: any TermsPresenting,
        router: any TermsRouting
    ) {
        self.preferences = preferences
        self.manager = manager
        self.presenter = presenter
        self.router = router
    }

    deinit { fetch?.cancel() }

    func viewDidLoad() {
        // A restored scene has its terms already.
        if terms == nil { fetchTerms() } else { presentTerms() }
    }

    func retry() { fetchTerms() }

    func webPageTapped() { router.openWebPage(manager.webPage(in: preferences.language)) }

    private func fetchTerms() {
        fetch?.cancel()
        lastFetch += 1
        fetch = Task { [weak self, manager, number = lastFetch, language = preferences.language] in
            do {
                let terms = try await manager.terms(in: language)
                self?.received(terms, by: number)
            } catch {
                self?.failed(error, by: number)
            }
        }
        presentTerms()
    }

    private func received(_ terms: Terms, by number: Int) {
        guard number == lastFetch else { return }
        fetch = nil
        self.terms = terms
        presentTerms()
    }

    private func failed(_ error: any Error, by number: Int) {
        guard number == lastFetch, !(error is CancellationError) else { return }
        fetch = nil
        presentTerms()
        presenter.present(ContentFailure(error), in: preferences.language)
    }

    private func presentTerms() {
        presenter.present(TermsFacts(preferences: preferences, terms: terms, isFetching: fetch != nil))
    }
}

// MARK: - StateRestoring

extension TermsInteractor: StateRestoring {
    var restorableState: Terms? { terms }

    func restore(_ state: Terms?) { terms = state }
}
