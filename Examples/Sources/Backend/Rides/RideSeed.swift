import Foundation

/// The rides that the database starts with: Omid has ridden before; Sara and the guest have not.
enum RideSeed {
    static func all(now: Date) throws -> [Ride] {
        let day: TimeInterval = 86_400
        let places = DestinationSeed.all.map(\.place)
        return [
            try ride("ride-1", from: places[3], to: places[7], at: now - 3 * day, endingAs: .cancelled),
            try ride("ride-2", from: places[0], to: places[2], at: now - day, endingAs: .finished),
        ]
    }

    private static func ride(
        _ id: String, from pickup: RidePlace, to destination: RidePlace, at time: Date,
        endingAs end: RideState
    ) throws -> Ride {
        let offer = try Offer(for: "omid", from: pickup, to: destination, now: time)
        var ride = Ride(offer, idempotencyKey: nil, language: .english, now: time)
        ride.id = id
        if end == .cancelled { try ride.cancel() }
        while !ride.state.isOver {
            ride.advance(
                at: time.addingTimeInterval(Ride.approach + TimeInterval(offer.fare.durationSeconds)),
                acceptedBy: Driver.next(0))
        }
        return ride
    }
}
