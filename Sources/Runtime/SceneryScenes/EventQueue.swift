/// Runs each event to completion before the next, first in, first out.
///
/// An event sent while none is being handled is handled before `send` returns. An event sent while
/// another is being handled waits its turn: `send` returns at once and the event is handled after
/// those sent before it. Everything happens on the main actor; `send` is O(1) apart from handling.
@MainActor public final class EventQueue<Event> {
    private let handle: @MainActor (Event) -> Void
    private var waiting: [Event] = []
    private var isHandling = false

    public init(handle: @escaping @MainActor (Event) -> Void) {
        self.handle = handle
    }

    public func send(_ event: Event) {
        waiting.append(event)
        guard !isHandling else { return }
        isHandling = true
        // Events are taken in batches, so that a long chain of events costs no shifting of an array.
        while !waiting.isEmpty {
            let batch = waiting
            waiting = []
            for event in batch { handle(event) }
        }
        isHandling = false
    }
}
