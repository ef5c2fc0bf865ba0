/// Tells those who wait for the changes of a ride that there is one.
actor RideWatch {
    private var watchers: [String: [Int: AsyncStream<Void>.Continuation]] = [:]
    private var lastTicket = 0

    /// A value for each change from now on; changes that nobody has looked at yet are one.
    func changes(of ride: String) -> AsyncStream<Void> {
        lastTicket += 1
        let ticket = lastTicket
        let (changes, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        continuation.onTermination = { [weak self] _ in
            Task { await self?.leave(ride, ticket) }
        }
        watchers[ride, default: [:]][ticket] = continuation
        return changes
    }

    func changed(_ ride: String) {
        for watcher in (watchers[ride] ?? [:]).values { watcher.yield() }
    }

    private func leave(_ ride: String, _ ticket: Int) {
        watchers[ride]?[ticket] = nil
        if watchers[ride]?.isEmpty == true { watchers[ride] = nil }
    }
}
