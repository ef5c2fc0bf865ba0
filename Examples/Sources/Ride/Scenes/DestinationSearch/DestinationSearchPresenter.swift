import Scenery
import Settings

/// Formats the facts of DestinationSearch for a person.
@MainActor final class DestinationSearchPresenter: DestinationSearchPresenting {
    weak var view: (any DestinationSearchDisplaying)?
    private let preferences: any PreferencesManaging

    init(preferences: any PreferencesManaging) { self.preferences = preferences }

    func present(_ content: DestinationSearchContent) {
        let language = preferences.current.language
        let isEmpty = !content.isLoading && content.places?.isEmpty ?? false
        view?.show(
            DestinationSearchViewModel(
                look: ScreenLook(preferences.current), title: language.text("Where to?", "کجا می‌روید؟"),
                queryLabel: language.text("Destination", "مقصد"),
                placesLabel: language.text("Places", "مکان‌ها"),
                rows: (content.places ?? []).map { .init(id: $0.id, name: $0.name, address: $0.address) },
                emptyText: isEmpty
                    ? language.text(
                        "No place found. Try another name.", "جایی پیدا نشد. نام دیگری را امتحان کنید.") : nil
            ))
        view?.showActivity(content.isLoading)
    }

    func present(error: any Error) {
        view?.show(error: ErrorViewModel(error, in: preferences.current.language))
    }
}
