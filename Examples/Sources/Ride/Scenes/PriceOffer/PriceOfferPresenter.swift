import Scenery
import Settings

/// Formats the facts of PriceOffer for a person.
@MainActor final class PriceOfferPresenter: PriceOfferPresenting {
    weak var view: (any PriceOfferDisplaying)?
    private let preferences: any PreferencesManaging

    init(preferences: any PreferencesManaging) { self.preferences = preferences }

    func present(_ content: PriceOfferContent) {
        let language = preferences.current.language
        let format = RideFormat(language)
        view?.show(
            PriceOfferViewModel(
                look: ScreenLook(preferences.current), title: language.text("Price", "قیمت"),
                destination: language.text(
                    "To \(content.destination.name)", "به مقصد \(content.destination.name)"),
                price: content.offer.map { format.price($0.price) },
                details: content.offer.map { details($0, format) },
                validity: content.offer.map { validity($0, format) },
                bookTitle: language.text("Book this ride", "درخواست سفر"),
                canBook: content.offer != nil && !content.isBusy,
                retryTitle: content.offer == nil && !content.isBusy ? RideWords(language).retry : nil))
        view?.showActivity(content.isBusy)
    }

    func present(error: any Error) {
        view?.show(error: ErrorViewModel(error, in: preferences.current.language))
    }

    private func details(_ offer: Offer, _ format: RideFormat) -> String {
        "\(format.distance(meters: offer.distanceMeters)) · \(format.duration(seconds: offer.durationSeconds))"
    }

    private func validity(_ offer: Offer, _ format: RideFormat) -> String {
        let time = format.time(offer.expiresAt)
        return format.language.text("Valid until \(time)", "معتبر تا \(time)")
    }
}
