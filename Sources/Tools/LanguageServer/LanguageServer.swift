import Foundation
import TextFormats

/// The Language Server Protocol (3.17) over the checker: findings in texts that are not saved yet, their fixes, their rules, and
/// the other roles of a scene.
///
/// It reads files, writes none, and neither waits nor prints: who runs it hands it the bodies of messages and sends what it
/// gives out. All calls come from one thread; messages are answered in the order in which they arrive.
public struct LanguageServer {
    private enum Phase { case new, running, shutDown }

    private let version: String
    /// The folder to check where a client names none.
    private let defaultFolder: URL
    private let send: (String) -> Void
    private var phase = Phase.new
    var session = EditorSession()
    /// The exit code, once a client said `exit`: 0 after `shutdown`, else 1.
    public private(set) var exitCode: Int32?

    /// - Parameter send: Receives whole messages with their heads.
    public init(version: String, defaultFolder: URL, send: @escaping (String) -> Void) {
        self.version = version
        self.defaultFolder = defaultFolder
        self.send = send
    }

    /// Takes one message, and answers it if it is a request.
    public mutating func receive(_ body: [UInt8]) {
        guard let message = Message(body) else { return send(Outgoing.error(.parse, of: .null)) }
        guard let id = message.id else { return take(message) }
        // A response to a request of ours has no method; none of ours needs one.
        guard !message.method.isEmpty else { return }
        do throws(ResponseError) {
            send(Outgoing.result(try answer(message), of: id))
        } catch {
            send(Outgoing.error(error, of: id))
        }
    }

    /// Checks what changed and tells the client. To call when no message is waiting, so that a person who types fast waits for
    /// one check and not for one a key.
    ///
    /// - Parameter isInterrupted: Whether a message waits by now, so that the check is better made with it; asked on several
    ///   threads.
    public mutating func publish(isInterrupted: @escaping @Sendable () -> Bool = { false }) {
        guard phase == .running else { return }
        session.publish(isInterrupted: isInterrupted, send)
    }

    // MARK: Notifications

    private mutating func take(_ message: Message) {
        if message.method == "exit" {
            exitCode = phase == .shutDown ? 0 : 1
        } else if phase == .running {
            if message.method == "initialized" { return session.watchFiles(send) }
            session.take(message)
        }
    }

    // MARK: Requests

    private mutating func answer(_ message: Message) throws(ResponseError) -> JSONText {
        switch (phase, message.method) {
        case (.new, "initialize"):
            phase = .running
            session = EditorSession(message.parameters, defaultFolder: defaultFolder)
            return Capabilities(unit: session.unit, version: version).json
        case (.new, _): throw .notInitialized
        case (.shutDown, _): throw .afterShutdown
        case (.running, "shutdown"):
            phase = .shutDown
            return .null
        case (.running, _): return try session.answer(message)
        }
    }
}
