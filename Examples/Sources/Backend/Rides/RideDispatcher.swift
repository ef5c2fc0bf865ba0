import Foundation
import ServiceLifecycle

/// Lets rides happen: drivers accept them, drive and answer, and all who wait are notified.
struct RideDispatcher: Sendable {
    /// What is done after a while.
    private enum Job: Sendable {
        case drive(ride: String)
        case answer(ride: String)
    }

    let store: RideStore
    let pace: BackendConfiguration.RidePace
    private let watch = RideWatch()
    private let jobs: AsyncStream<Job>
    private let later: AsyncStream<Job>.Continuation

    init(store: RideStore, pace: BackendConfiguration.RidePace) {
        self.store = store
        self.pace = pace
        (jobs, later) = AsyncStream.makeStream()
    }

    // MARK: What riders do

    func book(
        offer: String, for account: String, idempotencyKey: String?, language: Language
    ) async throws -> Ride {
        let (ride, isNew) = try await store.book(
            offer: offer, for: account, idempotencyKey: idempotencyKey, language: language)
        if isNew { later.yield(.drive(ride: ride.id)) }
        return ride
    }

    func cancel(_ id: String, of account: String) async throws -> Ride {
        await changed(try await store.cancel(id, of: account))
    }

    func send(_ text: String, clientId: String?, to ride: String, of account: String) async throws
        -> ChatMessage
    {
        let message = try await store.send(text, clientId: clientId, to: ride, of: account)
        switch pace {
        case .every: later.yield(.answer(ride: ride))
        case .manual: try await answer(ride)
        }
        return message
    }

    func read(upTo number: Int, in ride: String, of account: String) async throws -> Ride {
        await changed(try await store.read(upTo: number, in: ride, of: account))
    }

    /// The ride once its revision is above `revision`.
    ///
    /// - Parameter wait: How long to wait for that.
    /// - Returns: `nil` when it was too long, or when the backend ends.
    func ride(_ id: String, of account: String, after revision: Int, wait: Duration) async throws -> Ride? {
        // Watching begins before the first look, so that no change falls between them.
        let changes = await watch.changes(of: id)
        let ride = try await store.ride(id, of: account)
        guard ride.revision <= revision, wait > .zero else { return ride.revision > revision ? ride : nil }
        return try await cancelWhenGracefulShutdown {
            try await withThrowingTaskGroup(of: Ride?.self) { group in
                group.addTask {
                    for await _ in changes {
                        let ride = try await store.ride(id, of: account)
                        if ride.revision > revision { return ride }
                    }
                    return nil
                }
                group.addTask {
                    // Cancelled, it has waited long enough.
                    try? await store.clock.sleep(for: wait)
                    return nil
                }
                defer { group.cancelAll() }
                return try await group.next() ?? nil
            }
        }
    }

    // MARK: What drivers do

    func advance(_ id: String, to target: RideState? = nil) async throws -> Ride {
        await changed(try await store.advance(id, to: target))
    }

    func receive(_ text: String, in ride: String) async throws -> Ride {
        await changed(try await store.receive(text, in: ride))
    }

    private func answer(_ ride: String) async throws {
        if try await store.answer(in: ride) { await watch.changed(ride) }
    }

    private func changed(_ ride: Ride) async -> Ride {
        await watch.changed(ride.id)
        return ride
    }
}

// MARK: - Service

extension RideDispatcher: Service {
    /// Lets the rides go on that are not over, and those that are booked, until the backend ends.
    func run() async throws {
        guard case .every(let seconds) = pace else {
            // Waiting is cancelled where the backend is.
            try? await gracefulShutdown()
            return
        }
        for ride in try await store.activeRides() {
            later.yield(.drive(ride: ride.id))
            later.yield(.answer(ride: ride.id))
        }
        try await withThrowingDiscardingTaskGroup { group in
            for await job in jobs.cancelOnGracefulShutdown() {
                group.addTask { try await perform(job, every: .seconds(seconds)) }
            }
            group.cancelAll()
        }
    }

    private func perform(_ job: Job, every pace: Duration) async throws {
        do {
            switch job {
            case .drive(let ride): try await drive(ride, every: pace)
            case .answer(let ride):
                try await store.clock.sleep(for: pace)
                try await answer(ride)
            }
        } catch is CancellationError {
            // The backend ends; the ride goes on when it starts again.
        } catch is RideRefusal {
            // The rider has cancelled meanwhile.
        }
    }

    private func drive(_ ride: String, every pace: Duration) async throws {
        repeat {
            try await store.clock.sleep(for: pace)
        } while try await !advance(ride).state.isOver
    }
}
