import Synchronization

/// What happened in a test, in order, from whatever thread.
final class Record<Element: Sendable>: Sendable {
    private let state = Mutex<[Element]>([])
    // ThreadSanitizer does not see the locking of `Mutex` on Linux; it sees this.
    private let edge = Atomic<UInt8>(0)

    var elements: [Element] { locked { $0 } }

    func add(_ element: Element) { locked { $0.append(element) } }

    private func locked<Answer: Sendable>(_ body: (inout sending [Element]) -> Answer) -> Answer {
        state.withLock { elements in
            _ = edge.load(ordering: .acquiring)
            defer { edge.store(0, ordering: .releasing) }
            return body(&elements)
        }
    }
}

/// An error that a test can tell from others.
struct Refusal: Error, Equatable {
    let reason: String

    init(_ reason: String = "no") { self.reason = reason }
}

extension Result where Success: Equatable {
    /// The value, or nil.
    var value: Success? { try? get() }

    /// The refusal it failed with, or nil.
    var refusal: Refusal? {
        if case .failure(let error) = self { error as? Refusal } else { nil }
    }

    var isCancellation: Bool {
        if case .failure(let error) = self { error is CancellationError } else { false }
    }
}
