import Settings

/// What scenes say about a ride.
struct RideWords {
    let language: AppLanguage
    let format: RideFormat

    init(_ language: AppLanguage) {
        self.language = language
        format = RideFormat(language)
    }

    func state(_ state: RideState) -> String {
        switch state {
        case .requested: language.text("Looking for a driver", "در جستجوی راننده")
        case .accepted: language.text("Your driver is coming", "راننده در راه است")
        case .arrived: language.text("Your driver is here", "راننده رسیده است")
        case .onTheWay: language.text("On the way", "در مسیر مقصد")
        case .finished: language.text("You have arrived", "به مقصد رسیدید")
        case .cancelled: language.text("Cancelled", "لغو شد")
        }
    }

    /// The state, and the time that is left.
    func status(_ ride: RideSnapshot) -> String {
        guard ride.state.isActive, let seconds = ride.etaSeconds else { return state(ride.state) }
        return "\(state(ride.state)) · \(format.duration(seconds: seconds))"
    }

    func path(_ ride: RideSnapshot) -> String {
        language.text(
            "\(ride.pickup.name) → \(ride.destination.name)", "\(ride.pickup.name) ← \(ride.destination.name)"
        )
    }

    func driver(_ driver: Driver) -> String {
        "\(driver.name) · \(driver.car) · \(driver.plate) · ★ \(format.rating(driver.rating))"
    }

    /// The button that opens the chat, with the number of unread messages.
    func chat(unread: Int) -> String {
        let title = language.text("Chat", "گفتگو")
        return unread > 0 ? "\(title) (\(format.count(unread)))" : title
    }

    var offline: String {
        language.text(
            "No connection. The ride goes on; this screen follows it again as soon as possible.",
            "اتصال برقرار نیست. سفر ادامه دارد و این صفحه به‌زودی به‌روز می‌شود.")
    }
    var retry: String { language.text("Try again", "تلاش دوباره") }
    var cancel: String { language.text("Cancel the ride", "لغو سفر") }
    var receipt: String { language.text("Receipt", "رسید") }
}
