/// An amount of money.
struct Price: Codable, Sendable, Equatable {
    /// In hundredths of the currency.
    var minorUnits: Int
    var currency: String

    init(_ minorUnits: Int, currency: String = "EUR") {
        self.minorUnits = minorUnits
        self.currency = currency
    }
}

/// How far a ride is, and what it costs for that.
struct Fare: Codable, Sendable, Equatable {
    static let base = 250
    static let perKilometer = 95
    static let perMinute = 22

    var distanceMeters: Int
    var durationSeconds: Int

    /// The fare of a way through the streets of a city: a third longer than the straight one, at 25 km/h.
    init(from start: Coordinates, to end: Coordinates) {
        let meters = start.meters(to: end) * 1.33
        distanceMeters = Int((meters / 100).rounded()) * 100
        durationSeconds = Int((meters / (25 / 3.6) / 60).rounded(.up)) * 60
    }

    var distancePrice: Price { Price(distanceMeters * Self.perKilometer / 1000) }
    var timePrice: Price { Price(durationSeconds * Self.perMinute / 60) }
    var total: Price { Price(Self.base + distancePrice.minorUnits + timePrice.minorUnits) }
}

/// What a finished ride has cost.
struct Receipt: Encodable, Sendable {
    struct Line: Encodable, Sendable {
        var title: String
        var price: Price
    }

    var ride: String
    var lines: [Line]
    var total: Price
    var paidWith = "Visa •• 4242"

    init(of ride: Ride, in language: Language) {
        self.ride = ride.id
        let titles =
            switch language {
            case .english: ["Base fare", "Distance", "Time"]
            case .persian: ["کرایهٔ پایه", "مسافت", "زمان"]
            }
        let prices = [Price(Fare.base), ride.fare.distancePrice, ride.fare.timePrice]
        lines = zip(titles, prices).map(Line.init)
        total = ride.fare.total
    }
}
