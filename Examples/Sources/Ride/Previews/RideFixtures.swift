import Foundation

/// Fixed data for previews and tests.
enum RideFixtures {
    /// 2026-06-21 12:00 UTC.
    static let noon = Date(timeIntervalSince1970: 1_782_043_200)

    static let pickup = Place(
        id: "pickup", name: "María Pita", address: "Praza de María Pita", latitude: 43.3709,
        longitude: -8.3959)
    static let airport = Place(
        id: "airport", name: "Airport", address: "Rúa da Aviación, 1, Culleredo", latitude: 43.3021,
        longitude: -8.3777)
    static let station = Place(
        id: "station", name: "Railway station", address: "Praza de San Cristovo, 1", latitude: 43.3526,
        longitude: -8.4098)
    static let longPlace = Place(
        id: "long", name: "The International Conservatory of Music, Dance and Performing Arts of Galicia",
        address: "Avenida do Porto da Coruña, 147, entrance by the gardens behind the old customs house",
        latitude: 43.3686, longitude: -8.4006)
    static let driver = Driver(
        id: "d1", name: "Uxía Castro", car: "White Seat León", plate: "4821 KLM", rating: 4.9,
        phone: "+34 600 555 101")
    static let offer = Offer(
        id: "o1", pickup: pickup, destination: airport, price: Price(minorUnits: 1_250, currency: "EUR"),
        distanceMeters: 8_200, durationSeconds: 780, expiresAt: noon.addingTimeInterval(300))
    static let receipt = Receipt(
        ride: "7",
        lines: [
            .init(title: "Base fare", price: Price(minorUnits: 250, currency: "EUR")),
            .init(title: "Distance", price: Price(minorUnits: 1_000, currency: "EUR")),
        ],
        total: Price(minorUnits: 1_250, currency: "EUR"), paidWith: "Visa •• 4242")
    static let profile = Profile(
        id: "p1", name: "Sara Karimi", email: "sara@example.com", phone: "+34 600 555 142")
    static let challenge = Challenge(challenge: "c1", digits: 4, sentTo: "•••• 42")

    /// A ride in this state, with everything that is known in it.
    static func ride(
        _ state: RideState = .accepted, id: String = "7", revision: Int = 1, to destination: Place = airport,
        eta: Int? = 300, unread: Int = 0
    ) -> RideSnapshot {
        let hasDriver = state != .requested && state != .cancelled
        return RideSnapshot(
            id: id, state: state, revision: revision, pickup: pickup, destination: destination,
            price: offer.price, driver: hasDriver ? driver : nil,
            driverLocation: hasDriver ? Coordinate(latitude: 43.365, longitude: -8.401) : nil,
            etaSeconds: hasDriver && state.isActive ? eta : nil, requestedAt: noon,
            finishedAt: state == .finished ? noon.addingTimeInterval(900) : nil, unreadMessages: unread)
    }

    static func message(_ number: Int, _ text: String, from: ChatMessage.Sender = .driver) -> ChatMessage {
        ChatMessage(number: number, from: from, text: text, sentAt: noon, clientId: nil)
    }
}
