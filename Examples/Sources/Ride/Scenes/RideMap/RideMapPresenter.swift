import Scenery
import Settings

/// Formats the facts of RideMap for a person.
@MainActor final class RideMapPresenter: RideMapPresenting {
    weak var view: (any RideMapDisplaying)?
    private let preferences: any PreferencesManaging

    init(preferences: any PreferencesManaging) { self.preferences = preferences }

    func present(_ content: RideMapContent) {
        let language = preferences.current.language
        let words = RideWords(language)
        let active = content.ride.flatMap { $0.state.isActive ? $0 : nil }
        view?.show(
            RideMapViewModel(
                look: ScreenLook(preferences.current), title: language.text("Ride", "سفر"),
                notice: notice(content, words), mapLabel: language.text("Map", "نقشه"),
                pins: pins(content, language), card: content.ride.map { RideCardViewModel($0, words) },
                signInTitle: content.isSignedIn ? nil : language.text("Sign in", "ورود"),
                destinationTitle: content.isSignedIn && active == nil
                    ? language.text("Where to?", "کجا می‌روید؟") : nil,
                rideTitle: content.ride.map { _ in language.text("Show the ride", "نمایش سفر") },
                chatTitle: active.map { words.chat(unread: $0.unreadMessages) },
                historyTitle: language.text("Rides", "سفرها"),
                profileTitle: language.text("Profile", "نمایه"),
                settingsTitle: language.text("Settings", "تنظیمات"),
                aboutTitle: language.text("About", "درباره")))
    }

    func present(error: any Error) {
        view?.show(error: ErrorViewModel(error, in: preferences.current.language))
    }

    private func notice(_ content: RideMapContent, _ words: RideWords) -> String? {
        if !content.isSignedIn {
            return words.language.text("Sign in to book a ride.", "برای گرفتن خودرو وارد شوید.")
        }
        return content.isOnline ? nil : words.offline
    }

    private func pins(_ content: RideMapContent, _ language: AppLanguage) -> [RideMapViewModel.Pin] {
        let pickup = content.ride?.pickup ?? content.pickup
        var pins = [pin("pickup", language.text("Pickup: \(pickup.name)", "مبدأ: \(pickup.name)"), pickup)]
        guard let ride = content.ride, ride.state.isActive else { return pins }
        let destination = ride.destination
        pins.append(
            pin(
                "destination", language.text("Destination: \(destination.name)", "مقصد: \(destination.name)"),
                destination))
        if let position = ride.driverLocation {
            let title = ride.driver?.name ?? language.text("Driver", "راننده")
            pins.append(
                .init(id: "driver", title: title, latitude: position.latitude, longitude: position.longitude))
        }
        return pins
    }

    private func pin(_ id: String, _ title: String, _ place: Place) -> RideMapViewModel.Pin {
        .init(id: id, title: title, latitude: place.latitude, longitude: place.longitude)
    }
}
