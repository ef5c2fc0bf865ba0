import Synchronization

/// Lets one task wait until it is opened.
final class Opening: Sendable {
    private enum State {
        case closed
        case waiting(CheckedContinuation<Void, Never>)
        case open
    }

    private let state = Mutex(State.closed)

    func wait() async {
        await withCheckedContinuation { waiter in
            let isOpen = state.withLock { state in
                if case .open = state { return true }
                state = .waiting(waiter)
                return false
            }
            if isOpen { waiter.resume() }
        }
    }

    func open() {
        let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
            defer { state = .open }
            if case .waiting(let waiter) = state { return waiter }
            return nil
        }
        waiter?.resume()
    }
}
