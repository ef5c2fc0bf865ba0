import SceneryFoundations

/// The events of a test, in order, from any thread.
final class Record<Element: Sendable>: Sendable {
    private let state = Protected<[Element]>([])

    var elements: [Element] { state.withLock { $0 } }

    func add(_ element: Element) { state.withLock { $0.append(element) } }
}

/// An error that a test can distinguish from others.
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
