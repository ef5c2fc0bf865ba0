import Scenery
import Settings

/// Formats the facts of DriverSearch for a person.
@MainActor final class DriverSearchPresenter: DriverSearchPresenting {
    weak var view: (any DriverSearchDisplaying)?
    private let preferences: any PreferencesManaging

    init(preferences: any PreferencesManaging) { self.preferences = preferences }

    func present(_ content: DriverSearchContent) {
        let language = preferences.current.language
        let words = RideWords(language)
        let isSearching = content.ride?.state == .requested
        view?.show(
            DriverSearchViewModel(
                look: ScreenLook(preferences.current), title: language.text("Your driver", "رانندهٔ شما"),
                notice: content.isOnline ? nil : words.offline,
                card: content.ride.map { RideCardViewModel($0, words) },
                progress: isSearching
                    ? language.text("Asking drivers near you", "پرسش از رانندگان نزدیک") : nil,
                cancelTitle: isSearching ? words.cancel : nil, canCancel: !content.isCancelling))
    }

    func present(error: any Error) {
        view?.show(error: ErrorViewModel(error, in: preferences.current.language))
    }
}
