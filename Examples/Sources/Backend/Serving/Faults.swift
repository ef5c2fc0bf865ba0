import ServiceLifecycle

/// The faults that are switched on, by the name of their route.
///
/// A slow answer is held back until a test switches the route to something else, so that no test
/// depends on how long anything takes.
actor Faults {
    private var faults: [String: Fault] = [:]
    private var waiting: [String: [Int: CheckedContinuation<Void, Never>]] = [:]
    private var lastTicket = 0
    /// How many requests have come, by route.
    private(set) var asked: [String: Int] = [:]

    /// Switches faults; routes that are not named stay as they are.
    func set(_ changes: [String: Fault]) {
        for (route, fault) in changes {
            faults[route] = fault
            if fault != .slow, let requests = waiting.removeValue(forKey: route) {
                for request in requests.values { request.resume() }
            }
        }
    }

    /// What a request that has come does wrong. Returns once none of its routes is slow.
    ///
    /// - Parameter routes: The names of the request's route; the first that has a fault decides.
    /// - Throws: `CancellationError` when the request ended.
    func fault(of routes: [String]) async throws -> Fault {
        for route in routes { asked[route, default: 0] += 1 }
        while let slow = routes.first(where: { faults[$0] == .slow }) {
            try await wait(for: slow)
        }
        return routes.compactMap { faults[$0] }.first { $0 != .ok } ?? .ok
    }

    /// Lets all held requests go and holds none from now on.
    func end() {
        faults = [:]
        for request in waiting.values.flatMap(\.values) { request.resume() }
        waiting = [:]
    }

    /// How many requests are held back, by route.
    var heldBack: [String: Int] { waiting.mapValues(\.count) }

    private func wait(for route: String) async throws {
        lastTicket += 1
        let ticket = lastTicket
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // The request may have ended before its turn on this actor came.
                if Task.isCancelled {
                    continuation.resume()
                } else {
                    waiting[route, default: [:]][ticket] = continuation
                }
            }
        } onCancel: {
            Task { await self.leave(route, ticket) }
        }
        try Task.checkCancellation()
    }

    private func leave(_ route: String, _ ticket: Int) {
        waiting[route]?.removeValue(forKey: ticket)?.resume()
    }
}

// MARK: - Service

extension Faults: Service {
    /// Waits for the end of the backend and then lets held requests go: it ends once all are answered.
    func run() async throws {
        // Waiting is cancelled where the backend is; held requests are to go then too.
        try? await gracefulShutdown()
        end()
    }
}
