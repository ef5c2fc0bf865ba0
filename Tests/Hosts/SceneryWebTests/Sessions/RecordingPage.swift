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

    /// Waits until the input up to this number is said to be saved, giving other tasks their turns.
    func waits(forSaved number: Int) async {
        for _ in 0..<200_000 where savedNumber < number { await Task.yield() }
    }

    /// Waits until there are so many messages, giving other tasks their turns.
    func waits(for count: Int) async {
        for _ in 0..<200_000 where messages.count < count { await Task.yield() }
    }
}
