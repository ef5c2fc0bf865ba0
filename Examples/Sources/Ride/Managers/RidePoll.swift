import Scenery

/// Receives what a ``RidePoll`` finds.
@MainActor protocol RidePollOutput: Boundary {
    /// The newest known revision; `nil` for a ride that need not be followed any more.
    func revision(of ride: String) -> Int?
    func pollDidReceive(_ ride: RideSnapshot)
    func pollDidChange(isOnline: Bool)
    /// The server does not know the ride.
    func pollDidLose(_ ride: String)
}

/// Asks the server for the changes of one ride until it is over.
///
/// The server answers when there is a change, or after a while without one. When it cannot be reached, the poll pauses,
/// longer each time, and tries again until it can.
@MainActor final class RidePoll {
    weak var output: (any RidePollOutput)?
    private let client: RideClient
    private let clock: ManagerClock
    private let pauses = Backoff.exponential(from: .seconds(1), limit: .seconds(30))
    private var ride: String?
    private var task: Task<Void, Never>?

    init(client: RideClient, clock: ManagerClock) {
        self.client = client
        self.clock = clock
    }

    deinit { task?.cancel() }

    /// Follows a ride, unless it is followed already.
    func start(_ ride: String) {
        guard ride != self.ride else { return }
        stop()
        self.ride = ride
        task = Task { [weak self, client, clock, pauses] in
            var failures = 0
            while !Task.isCancelled, let revision = self?.output?.revision(of: ride) {
                do {
                    let change = try await client.change(
                        of: ride, after: revision, isAnsweredAtOnce: failures > 0)
                    guard !Task.isCancelled else { return }
                    self?.succeeded(change)
                    failures = 0
                } catch {
                    guard !Task.isCancelled, self?.failed(error, ride) == true else { return }
                    failures += 1
                    // It ends early only if the task is cancelled, which the loop checks.
                    try? await clock.sleep(pauses.pause(after: failures))
                }
            }
        }
    }

    func stop() {
        task?.cancel()
        task = nil
        ride = nil
    }

    private func succeeded(_ change: RideSnapshot?) {
        output?.pollDidChange(isOnline: true)
        if let change { output?.pollDidReceive(change) }
    }

    /// - Returns: Whether it makes sense to try again.
    private func failed(_ error: any Error, _ ride: String) -> Bool {
        if (error as? NetworkError)?.httpStatus == 404 {
            stop()
            output?.pollDidLose(ride)
            return false
        }
        output?.pollDidChange(isOnline: false)
        return true
    }
}

extension RideClient {
    /// The newest state of a ride, once it has changed; `nil` where it does not change in time.
    ///
    /// - Parameter isAnsweredAtOnce: Whether the server answers without waiting, to learn that it is there again.
    fileprivate func change(
        of ride: String, after revision: Int, isAnsweredAtOnce: Bool
    ) async throws -> RideSnapshot? {
        try await value(
            .get, "rides/\(ride)/changes",
            ["after": .int(revision), "wait": .int(isAnsweredAtOnce ? 0 : 25)])
    }
}
