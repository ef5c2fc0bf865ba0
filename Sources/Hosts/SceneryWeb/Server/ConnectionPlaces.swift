import NIOCore
import Synchronization

/// The places of connections: as many as the system's limit of open files leaves room for.
///
/// When all are taken, the connection that is the longest without a socket makes room for a new one, so that who only
/// holds connections open keeps nobody out. Sockets, which belong to sessions, are never closed for another; an
/// eighth of the places is not given to them, so that new people always get a page. Can be used from any thread.
final class ConnectionPlaces: Sendable {
    /// Names a connection's place until the connection is closed.
    struct Ticket: Sendable, Hashable {
        fileprivate let number: Int
        /// Whether there is room only to tell the newcomer that there is none.
        let isOverfull: Bool
    }

    private struct State {
        var open = 0
        var sockets: Set<Int> = []
        /// Connections that may have to go, by their number. Numbers grow.
        var requests: [Int: any Channel] = [:]
        /// No number below this is in `requests`.
        var oldest = 0
        var next = 0

        /// The channel that is the longest without a socket, taken out of the list.
        mutating func removeOldest(before number: Int) -> (any Channel)? {
            while oldest < number {
                defer { oldest += 1 }
                if let channel = requests.removeValue(forKey: oldest) { return channel }
            }
            return nil
        }
    }

    let maximum: Int
    let maximumSockets: Int
    // Protects itself; channels are closed outside of it.
    private let state = Mutex(State())

    /// - Parameter maximum: Connections at once, at least 2.
    init(maximum: Int) {
        self.maximum = max(maximum, 2)
        maximumSockets = self.maximum - max(self.maximum / 8, 1)
    }

    /// Gives a new connection a place until it is closed, for which another one may have to go.
    func enter(_ channel: any Channel) -> Ticket {
        let (number, leaving, isOverfull) = state.withLock { state in
            let number = state.next
            state.next += 1
            state.open += 1
            let leaving = state.open > maximum ? state.removeOldest(before: number) : nil
            let isOverfull = state.open > maximum && leaving == nil
            state.requests[number] = channel
            return (number, leaving, isOverfull)
        }
        leaving?.close(promise: nil)
        channel.closeFuture.whenComplete { [weak self] _ in self?.leave(number) }
        return Ticket(number: number, isOverfull: isOverfull)
    }

    /// Makes the connection a socket's.
    ///
    /// - Returns: `false` where there are too many sockets, or the connection is already closed to make room.
    func becomesSocket(_ ticket: Ticket) -> Bool {
        state.withLock { state in
            guard state.sockets.count < maximumSockets,
                state.requests.removeValue(forKey: ticket.number) != nil
            else { return false }
            state.sockets.insert(ticket.number)
            return true
        }
    }

    private func leave(_ number: Int) {
        state.withLock { state in
            state.open -= 1
            state.requests[number] = nil
            state.sockets.remove(number)
        }
    }
}
