import Scenery
import Settings

/// Formats the facts of RideStatus for a person.
@MainActor final class RideStatusPresenter: RideStatusPresenting {
    weak var view: (any RideStatusDisplaying)?
    private let preferences: any PreferencesManaging

    init(preferences: any PreferencesManaging) { self.preferences = preferences }

    func present(_ content: RideStatusContent) {
        let words = RideWords(preferences.current.language)
        let state = content.ride?.state
        view?.show(
            RideStatusViewModel(
                look: ScreenLook(preferences.current), title: words.language.text("Your ride", "سفر شما"),
                notice: content.isOnline ? nil : words.offline,
                card: content.ride.map { RideCardViewModel($0, words) },
                price: content.ride.map { words.format.price($0.price) },
                chatTitle: content.ride.flatMap {
                    $0.state.isActive || $0.driver != nil ? words.chat(unread: $0.unreadMessages) : nil
                },
                cancelTitle: state?.isCancellable == true && !content.isBusy ? words.cancel : nil,
                receiptTitle: state == .finished ? words.receipt : nil,
                retryTitle: content.ride == nil && !content.isBusy ? words.retry : nil))
        view?.showActivity(content.isBusy)
    }

    func present(error: any Error) {
        view?.show(error: ErrorViewModel(error, in: preferences.current.language))
    }
}
