import Backend
import Foundation
import Synchronization

/// A clock that stands still until a test moves it.
final class ManualClock: BackendClock {
    private struct Sleeper {
        var duration: Duration
        var until: Date
        var wake: CheckedContinuation<Void, Never>
    }

    private struct State {
        var now = Date(timeIntervalSince1970: 1_781_000_000)
        var sleepers: [Int: Sleeper] = [:]
        var lastTicket = 0
    }

    private let state = Mutex(State())

    var now: Date { state.withLock(\.now) }

    func sleep(for duration: Duration) async throws {
        let ticket = state.withLock { state in
            state.lastTicket += 1
            return state.lastTicket
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isCancelled = state.withLock { state in
                    let until = state.now.addingTimeInterval(duration / .seconds(1))
                    if !Task.isCancelled {
                        state.sleepers[ticket] = Sleeper(duration: duration, until: until, wake: continuation)
                    }
                    return Task.isCancelled
                }
                if isCancelled { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: ticket) }?.wake.resume()
        }
        try Task.checkCancellation()
    }

    /// Lets time pass at once.
    func advance(by seconds: TimeInterval) {
        let due = state.withLock { state in
            state.now += seconds
            let due = state.sleepers.filter { $0.value.until <= state.now }
            for ticket in due.keys { state.sleepers[ticket] = nil }
            return due.values
        }
        for sleeper in due { sleeper.wake.resume() }
    }

    /// Returns once so many wait for a time; the test's time limit ends it.
    ///
    /// - Parameter duration: How long they wait in all; a ride and a poll differ in that.
    func waitForSleepers(_ count: Int = 1, of duration: Duration) async throws {
        while state.withLock({ $0.sleepers.values.count { $0.duration == duration } }) < count {
            try await Task.sleep(for: .milliseconds(1))
        }
    }
}

/// A clock that lets nobody wait, and remembers for how long each wanted to.
final class ImpatientClock: BackendClock {
    private let slept = Mutex<[Duration]>([])

    var now: Date { Date(timeIntervalSince1970: 1_781_000_000) }

    func sleep(for duration: Duration) async throws {
        try Task.checkCancellation()
        slept.withLock { $0.append(duration) }
    }

    /// What was waited for since this was asked last.
    func takeSlept() -> [Duration] {
        slept.withLock { slept in
            defer { slept = [] }
            return slept
        }
    }
}
