import Synchronization

@testable import SceneryWeb

/// A page that keeps what it is told.
final class RecordingPage: PageConnection {
    let pageName: String
    /// Protects itself: a session may tell a page from any thread.
    private let record = Mutex<(messages: [ServerMessage], saved: Int, isClosed: Bool)>(([], -1, false))

    init(_ name: String) { pageName = name }

    var messages: [ServerMessage] { record.withLock { $0.messages } }
    /// The number of the last input that was said to be saved.
    var savedNumber: Int { record.withLock { $0.saved } }
    var isClosed: Bool { record.withLock { $0.isClosed } }

    func send(_ message: ServerMessage) { record.withLock { $0.messages.append(message) } }
    func saved(upTo number: Int) { record.withLock { $0.saved = number } }
    func close() { record.withLock { $0.isClosed = true } }

    /// Waits until the input up to this number is said to be saved.
    func waits(forSaved number: Int) async { await waits { savedNumber >= number } }

    /// Waits until there are so many messages.
    func waits(for count: Int) async { await waits { messages.count >= count } }

    /// Gives up after a minute, so that a fault is told by what the test expects next.
    private func waits(until condition: () -> Bool) async {
        let end = ContinuousClock.now + .seconds(60)
        while !condition(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(1)) }
    }
}
