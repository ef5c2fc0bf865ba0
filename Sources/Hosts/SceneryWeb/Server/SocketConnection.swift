import NIOCore
import NIOWebSocket
import SceneryScreens
import Synchronization

/// Carries messages between a socket's event loop and its session on the main actor, in order, and
/// no more of them than the limits allow.
final class SocketConnection: PageConnection {
    let pageName: String
    private let channel: any Channel
    private let limits: WebConfiguration.Limits
    /// Written once, when the page is attached, on the main actor; read there only.
    @MainActor private var session: WebSession?
    /// Messages that are not handled yet. Protects itself: the event loop adds, the main actor removes.
    private let inbox = Mutex<[Arrival]>([])
    /// Whether the host ended the connection. Protects itself: any thread sets it, the main actor reads it.
    private let isEnded = Mutex(false)
    /// Bytes that were written and have not left. Protects itself: any thread adds, the event loop takes.
    private let unsent = Mutex(0)

    private enum Arrival: Sendable {
        case message(ClientMessage)
        case attached(WebSession, SocketRequest, maximum: Int)
        case detached
    }

    init(pageName: String, channel: any Channel, limits: WebConfiguration.Limits) {
        self.pageName = pageName
        self.channel = channel
        self.limits = limits
    }

    // MARK: From the event loop

    func attach(to session: WebSession, _ request: SocketRequest, maximum: Int) {
        enqueue(.attached(session, request, maximum: maximum))
    }

    func detach() { enqueue(.detached) }

    /// What the page sent and is not handled yet is dropped: the host ended the connection. A page that comes back
    /// sends it again.
    func drop() { isEnded.withLock { $0 = true } }

    /// - Returns: `false` when too many messages wait already.
    func receive(_ message: ClientMessage) -> Bool {
        let isRoom = inbox.withLock { $0.count < limits.waitingMessages }
        if isRoom { enqueue(.message(message)) }
        return isRoom
    }

    private func enqueue(_ arrival: Arrival) {
        let isFirst = inbox.withLock { inbox in
            inbox.append(arrival)
            return inbox.count == 1
        }
        // One task empties the inbox, so that messages stay in order whatever tasks do.
        if isFirst { Task { @MainActor in handleArrivals() } }
    }

    @MainActor private func handleArrivals() {
        let arrivals = inbox.withLock { inbox in
            defer { inbox = [] }
            return inbox
        }
        for arrival in arrivals { handle(arrival) }
    }

    @MainActor private func handle(_ arrival: Arrival) {
        switch arrival {
        case .message(let message): if !isEnded.withLock({ $0 }) { session?.receive(message, from: self) }
        case .attached(let session, let request, let maximum):
            self.session = session
            session.attach(self, version: request.version, past: request.past, maximum: maximum)
        case .detached:
            session?.detach(self)
            session = nil
        }
    }

    // MARK: To the page

    func send(_ message: ServerMessage) { send(message.bytes) }

    func saved(upTo number: Int) { send(ServerMessage.saved(upTo: number)) }

    private func send(_ bytes: [UInt8]) {
        let waiting = unsent.withLock { unsent in
            unsent += bytes.count
            return unsent
        }
        guard waiting <= limits.waitingBytes || waiting == bytes.count else { return close() }
        let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: bytes))
        channel.writeAndFlush(frame).whenComplete { [weak self] _ in
            self?.unsent.withLock { $0 -= bytes.count }
        }
    }

    func close() {
        drop()
        channel.close(promise: nil)
    }
}
