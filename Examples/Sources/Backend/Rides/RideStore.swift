import Foundation
import GRDB

/// The rides and what was written in them.
struct RideStore: Sendable {
    let database: DatabaseQueue
    let clock: any BackendClock

    // MARK: Reading

    /// The rides of an account, the newest first.
    func rides(of account: String) async throws -> [Ride] {
        try await database.read { db in
            try Ride.filter(Column("account") == account).order(Column("rowid").desc).fetchAll(db)
        }
    }

    func activeRide(of account: String) async throws -> Ride? {
        try await database.read { db in try Self.active(of: account, db) }
    }

    /// All rides that are not over, of all accounts.
    func activeRides() async throws -> [Ride] {
        try await database.read { db in try Ride.fetchAll(db) }.filter { !$0.state.isOver }
    }

    /// - Throws: `RideRefusal.unknownRide`, also for a ride of somebody else.
    func ride(_ id: String, of account: String) async throws -> Ride {
        try await database.read { db in try Self.ride(id, of: account, db) }
    }

    // MARK: Changing

    /// Books what was offered. The same key gives the same ride, whatever else is asked.
    ///
    /// - Returns: The ride, and whether it is a new one.
    func book(
        offer id: String, for account: String, idempotencyKey: String?, language: Language
    ) async throws -> (ride: Ride, isNew: Bool) {
        try await database.write { [now = clock.now] db in
            if let idempotencyKey, let booked = try Self.ride(booked: idempotencyKey, by: account, db) {
                return (booked, false)
            }
            guard let offer = try Offer.fetchOne(db, key: id), offer.account == account
            else { throw RideRefusal.unknownOffer }
            guard now < offer.expiresAt else { throw RideRefusal.offerExpired }
            guard try Self.active(of: account, db) == nil else { throw RideRefusal.rideActive }
            let ride = Ride(offer, idempotencyKey: idempotencyKey, language: language, now: now)
            try ride.insert(db)
            return (ride, true)
        }
    }

    func cancel(_ id: String, of account: String) async throws -> Ride {
        try await database.write { db in
            var ride = try Self.ride(id, of: account, db)
            try ride.cancel()
            try ride.update(db)
            return ride
        }
    }

    /// Goes on by one change, or by as many as lead to `target`.
    ///
    /// - Throws: `RideRefusal` for a ride that is over, or past the target.
    func advance(_ id: String, to target: RideState? = nil) async throws -> Ride {
        try await database.write { db in
            guard var ride = try Ride.fetchOne(db, key: id) else { throw RideRefusal.unknownRide }
            if ride.state == target { return ride }
            repeat {
                guard !ride.state.isOver else { throw target == nil ? RideRefusal.rideOver : .cannotReturn }
                if target == .cancelled { ride.end() } else { try advance(&ride, db) }
            } while target != nil && ride.state != target
            try ride.update(db)
            return ride
        }
    }

    private func advance(_ ride: inout Ride, _ db: Database) throws {
        let number = try Int64.fetchOne(db, sql: "SELECT rowid FROM ride WHERE id = ?", arguments: [ride.id])
        let before = ride.state
        ride.advance(at: clock.now, acceptedBy: Driver.next(number ?? 0))
        if ride.state == .arrived && before != .arrived {
            try receive(DriverReplies.arrival(in: ride.language), &ride, db)
        }
    }

    // MARK: Queries

    static func ride(_ id: String, of account: String, _ db: Database) throws -> Ride {
        guard let ride = try Ride.fetchOne(db, key: id), ride.account == account
        else { throw RideRefusal.unknownRide }
        return ride
    }

    private static func ride(booked key: String, by account: String, _ db: Database) throws -> Ride? {
        try Ride.filter(Column("account") == account && Column("idempotencyKey") == key).fetchOne(db)
    }

    private static func active(of account: String, _ db: Database) throws -> Ride? {
        try Ride.filter(Column("account") == account).fetchAll(db).first { !$0.state.isOver }
    }
}
