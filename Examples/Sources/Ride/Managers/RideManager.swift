import Scenery

/// Receives the changes of rides from whatever request brings them, drops what is not newer, and notifies the others.
///
/// While a ride is in progress, the manager follows its changes with a long poll. Its last snapshot is kept, so that the
/// app continues with it after a restart.
@MainActor final class RideManager: RideManaging {
    private let client: RideClient
    private let broadcasts: Broadcasts
    private let stored: StoredValue<RideSnapshot>
    private let receipts: Manager<String, Receipt>
    private let poll: RidePoll
    private var rides: [String: RideSnapshot] = [:]
    private(set) var isOnline = true

    /// - Parameters:
    ///   - stored: The ride in progress, from the last run or this one.
    ///   - clock: Measures the pauses of the long poll while the server cannot be reached.
    init(client: RideClient, stored: StoredValue<RideSnapshot>, broadcasts: Broadcasts, clock: ManagerClock) {
        self.client = client
        self.broadcasts = broadcasts
        self.stored = stored
        poll = RidePoll(client: client, clock: clock)
        receipts = Manager(clock: clock) { ride in try await client.value(.get, "rides/\(ride)/receipt") }
        if let saved = stored.value { rides[saved.id] = saved }
        poll.output = self
        broadcasts.register(self, for: (any SessionObserving).self)
        follow()
    }

    var current: RideSnapshot? { stored.value.flatMap { rides[$0.id] } }

    func known(_ ride: String) -> RideSnapshot? { rides[ride] }

    func refresh() async throws {
        if let ride: RideSnapshot = try await client.value(.get, "rides/current") {
            receive(ride)
        } else if let ended = current, ended.state.isActive {
            // It ended while the app did not run.
            _ = try await ride(ended.id)
        }
    }

    func ride(_ id: String) async throws -> RideSnapshot {
        receive(try await client.value(.get, "rides/\(id)"))
    }

    func history() async throws -> [RideSnapshot] {
        let rides: [RideSnapshot] = try await client.value(.get, "rides")
        return rides.map(receive)
    }

    func book(_ offer: Offer) async throws -> RideSnapshot {
        receive(try await client.value(.post, "rides", ["offer": .string(offer.id)], key: offer.id))
    }

    func cancel(_ ride: String) async throws {
        receive(try await client.value(.post, "rides/\(ride)/cancel"))
    }

    func receipt(of ride: String) async throws -> Receipt { try await receipts.model(for: ride) }
}

// MARK: - Changes

extension RideManager {
    /// Takes a snapshot, unless it is not newer than the known one.
    ///
    /// - Returns: The newest snapshot.
    @discardableResult
    func receive(_ ride: RideSnapshot) -> RideSnapshot {
        if !isOnline {
            // The server can be reached again, so that the poll need not wait for its next attempt.
            poll.stop()
            pollDidChange(isOnline: true)
        }
        if let known = rides[ride.id], known.revision >= ride.revision {
            follow()
            return known
        }
        rides[ride.id] = ride
        if ride.state.isActive || ride.id == stored.value?.id { stored.set(ride) }
        broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
        follow()
        return ride
    }

    private func follow() {
        guard let ride = current, ride.state.isActive else { return poll.stop() }
        poll.start(ride.id)
    }
}

extension RideManager: RidePollOutput {
    func revision(of ride: String) -> Int? { rides[ride].flatMap { $0.state.isActive ? $0.revision : nil } }

    func pollDidReceive(_ ride: RideSnapshot) { receive(ride) }

    func pollDidChange(isOnline: Bool) {
        guard isOnline != self.isOnline else { return }
        self.isOnline = isOnline
        broadcasts.notify((any ConnectionObserving).self) { $0.connectionDidChange(isOnline: isOnline) }
    }

    func pollDidLose(_ ride: String) {
        rides[ride] = nil
        if stored.value?.id == ride { stored.set(nil) }
        pollDidChange(isOnline: true)
    }
}

extension RideManager: SessionObserving {
    func sessionDidChange(isSignedIn: Bool) {
        guard !isSignedIn else { return }
        poll.stop()
        rides = [:]
        stored.set(nil)
        isOnline = true
    }
}
