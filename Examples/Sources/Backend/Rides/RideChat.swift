import Foundation
import GRDB

/// The chat of a ride.
extension RideStore {
    /// - Parameter number: The messages after this one.
    func messages(of ride: String, account: String, after number: Int) async throws -> [ChatMessage] {
        try await database.read { db in
            _ = try Self.ride(ride, of: account, db)
            return try ChatMessage.filter(Column("ride") == ride && Column("number") > number)
                .order(Column("number")).fetchAll(db)
        }
    }

    /// Writes a message of the rider. The same `clientId` gives the same message.
    func send(_ text: String, clientId: String?, to ride: String, of account: String) async throws
        -> ChatMessage
    {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return try await database.write { db in
            let ride = try Self.ride(ride, of: account, db)
            if let clientId, let sent = try Self.message(clientId, in: ride, db) { return sent }
            guard !text.isEmpty else { throw RideRefusal.emptyMessage }
            guard !ride.state.isOver else { throw RideRefusal.rideOver }
            guard ride.driver != nil else { throw RideRefusal.noDriverYet }
            return try write(text, from: .rider, clientId: clientId, to: ride, db)
        }
    }

    /// Takes note that the rider has read the messages up to a number.
    func read(upTo number: Int, in ride: String, of account: String) async throws -> Ride {
        try await database.write { db in
            var ride = try Self.ride(ride, of: account, db)
            ride.readUpTo = max(ride.readUpTo, number)
            let unread = try ChatMessage.filter(
                Column("ride") == ride.id && Column("from") == ChatMessage.Author.driver.rawValue
                    && Column("number") > ride.readUpTo
            ).fetchCount(db)
            if unread != ride.unreadMessages { ride.revision += 1 }
            ride.unreadMessages = unread
            try ride.update(db)
            return ride
        }
    }

    /// Lets the driver answer the rider's last message.
    ///
    /// - Returns: Whether there was one to answer.
    func answer(in id: String) async throws -> Bool {
        try await database.write { db in
            guard var ride = try Ride.fetchOne(db, key: id), !ride.state.isOver,
                let last = try Self.lastMessage(of: id, db), last.from == .rider
            else { return false }
            try receive(DriverReplies.reply(to: last.text, in: ride), &ride, db)
            ride.revision += 1
            try ride.update(db)
            return true
        }
    }

    /// Lets the driver write something.
    func receive(_ text: String, in id: String) async throws -> Ride {
        try await database.write { db in
            guard var ride = try Ride.fetchOne(db, key: id) else { throw RideRefusal.unknownRide }
            guard ride.driver != nil else { throw RideRefusal.noDriverYet }
            try receive(text, &ride, db)
            ride.revision += 1
            try ride.update(db)
            return ride
        }
    }

    /// Writes a message of the driver; the ride is kept by the caller.
    func receive(_ text: String, _ ride: inout Ride, _ db: Database) throws {
        _ = try write(text, from: .driver, clientId: nil, to: ride, db)
        ride.unreadMessages += 1
    }

    private func write(
        _ text: String, from author: ChatMessage.Author, clientId: String?, to ride: Ride, _ db: Database
    ) throws -> ChatMessage {
        let number = try Self.lastMessage(of: ride.id, db)?.number ?? 0
        let message = ChatMessage(
            ride: ride.id, number: number + 1, from: author, text: text, sentAt: clock.now, clientId: clientId
        )
        try message.insert(db)
        return message
    }

    private static func message(_ clientId: String, in ride: Ride, _ db: Database) throws -> ChatMessage? {
        try ChatMessage.filter(Column("ride") == ride.id && Column("clientId") == clientId).fetchOne(db)
    }

    private static func lastMessage(of ride: String, _ db: Database) throws -> ChatMessage? {
        try ChatMessage.filter(Column("ride") == ride).order(Column("number").desc).fetchOne(db)
    }
}
