import Foundation
import GRDB

enum RideState: String, Codable, Sendable {
    case requested, accepted, arrived, onTheWay, finished, cancelled

    var isOver: Bool { next == nil }

    /// The state that follows by itself; `nil` at the end.
    var next: RideState? {
        switch self {
        case .requested: .accepted
        case .accepted: .arrived
        case .arrived: .onTheWay
        case .onTheWay: .finished
        case .finished, .cancelled: nil
        }
    }

    /// How often the driver moves before the next state.
    var moves: Int {
        switch self {
        case .accepted: 4
        case .onTheWay: 6
        case .requested, .arrived, .finished, .cancelled: 0
        }
    }
}

/// A ride as it is kept.
struct Ride: Codable, Sendable, Equatable, FetchableRecord, PersistableRecord {
    /// How long a driver needs to the pickup, in seconds.
    static let approach = 240.0

    var id: String
    var account: String
    /// What the client named its booking, so that a repeated one books nothing more.
    var idempotencyKey: String?
    /// The language in which the driver writes.
    var language: Language
    var state = RideState.requested
    /// How often the driver has moved in this state.
    var step = 0
    /// Grows with each change that a rider can see.
    var revision = 1
    var pickup: RidePlace
    var destination: RidePlace
    var fare: Fare
    var driver: Driver?
    var requestedAt: Date
    var finishedAt: Date?
    var unreadMessages = 0
    /// The number of the last message that the rider has read.
    var readUpTo = 0

    init(_ offer: Offer, idempotencyKey: String?, language: Language, now: Date) {
        id = UUID().uuidString
        account = offer.account
        self.idempotencyKey = idempotencyKey
        self.language = language
        pickup = offer.pickup
        destination = offer.destination
        fare = offer.fare
        requestedAt = now
    }
}

// MARK: - Changes

extension Ride {
    /// Moves the driver, or goes to the next state after the last move.
    ///
    /// - Parameter driver: Who accepts the ride, if nobody has.
    mutating func advance(at now: Date, acceptedBy driver: Driver) {
        guard let next = state.next else { return }
        if step < state.moves {
            step += 1
        } else {
            state = next
            step = 0
            self.driver = self.driver ?? driver
            if state == .finished { finishedAt = now }
        }
        revision += 1
    }

    /// - Throws: `RideRefusal` once the ride is on the way or over.
    mutating func cancel() throws(RideRefusal) {
        guard !state.isOver else { throw .rideOver }
        guard state != .onTheWay else { throw .tooLateToCancel }
        end()
    }

    /// Ends the ride before it is finished, in any state.
    mutating func end() {
        state = .cancelled
        step = 0
        revision += 1
    }
}

// MARK: - Where it is

extension Ride {
    /// The part of this state's way that is done. A move never reaches the end: the next state does.
    private var part: Double { Double(step) / Double(state.moves + 1) }

    var driverLocation: Coordinates? {
        switch state {
        case .requested, .finished, .cancelled: nil
        case .accepted: RoadRoute(toPickup: pickup.coordinates).point(at: part)
        case .arrived: pickup.coordinates
        case .onTheWay:
            RoadRoute(from: pickup.coordinates, to: destination.coordinates).point(at: part)
        }
    }

    /// Until the driver is at the pickup, or at the destination.
    var etaSeconds: Int? {
        switch state {
        case .requested, .finished, .cancelled: nil
        case .accepted: Int((Self.approach * (1 - part)).rounded())
        case .arrived: 0
        case .onTheWay: Int((Double(fare.durationSeconds) * (1 - part)).rounded())
        }
    }
}
