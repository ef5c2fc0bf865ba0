import NIOCore
import NIOWebSocket

/// The server's end of one page's WebSocket: frames in, verdicts of `FrameReader`, messages to the
/// session and back. Everything but `send` and `close` happens on the channel's event loop.
final class SocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let connection: SocketConnection
    private let limits: WebConfiguration.Limits
    private var reader: FrameReader
    private var rate: RateLimit
    private var isAsked = false
    private var isEnding = false
    private var timer: Scheduled<Void>?

    init(connection: SocketConnection, limits: WebConfiguration.Limits) {
        self.connection = connection
        self.limits = limits
        reader = FrameReader(maximumBytes: limits.messageBytes)
        rate = RateLimit(perSecond: limits.framesPerSecond, burst: limits.frameBurst)
    }

    func handlerAdded(context: ChannelHandlerContext) { watch(context) }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        timer?.cancel()
        connection.detach()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isEnding else { return }
        isAsked = false
        guard rate.admits(at: Self.seconds) else { return end(context, .policy) }
        switch reader.read(FrameReader.Frame(unwrapInboundIn(data))) {
        case .message(let text): receive(text, context)
        case .ping(let bytes): write(.pong, bytes, context)
        case .close: end(context, code: .normalClosure)
        case .nothing: break
        case .violation(let violation): end(context, violation)
        }
    }

    /// A frame longer than the decoder takes, or one it cannot read.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error as? NIOWebSocketError {
        case .invalidFrameLength: end(context, .tooLarge)
        case .some: end(context, .protocol)
        case .none: context.close(promise: nil)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent: end(context, code: .goingAway)
        case ChannelEvent.inputClosed: context.close(promise: nil)
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    private func receive(_ text: String, _ context: ChannelHandlerContext) {
        guard let message = ClientMessage(text) else { return end(context, .policy) }
        if !connection.receive(message) { end(context, .policy) }
    }

    private static var seconds: Double { Double(NIODeadline.now().uptimeNanoseconds) / 1e9 }
}

// MARK: - Writing and ending

extension SocketHandler {
    private func write(_ opcode: WebSocketOpcode, _ bytes: [UInt8], _ context: ChannelHandlerContext) {
        // A page that asks and does not read what it is answered is as slow as any other.
        guard context.channel.isWritable else { return end(context, .tooSlow) }
        let frame = WebSocketFrame(
            fin: true, opcode: opcode, data: context.channel.allocator.buffer(bytes: bytes))
        context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
    }

    private func end(_ context: ChannelHandlerContext, _ violation: FrameReader.Violation) {
        connection.drop()
        end(context, code: WebSocketErrorCode(codeNumber: violation.rawValue))
    }

    private func end(_ context: ChannelHandlerContext, code: WebSocketErrorCode) {
        guard !isEnding else { return }
        isEnding = true
        var data = context.channel.allocator.buffer(capacity: 2)
        data.write(webSocketErrorCode: code)
        context.writeAndFlush(
            wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)), promise: nil)
        // The page reads the code and closes; one that does not is closed a moment later.
        let channel = context.channel
        context.eventLoop.scheduleTask(in: .milliseconds(500)) { channel.close(promise: nil) }
    }

    /// Asks a silent page whether it is there, and drops it when it stays silent.
    private func watch(_ context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        timer = context.eventLoop.scheduleTask(in: .seconds(Int64(limits.idleSeconds))) {
            let (handler, context) = bound.value
            if handler.isAsked { return context.close(promise: nil) }
            handler.isAsked = true
            handler.write(.ping, [], context)
            handler.watch(context)
        }
    }
}

extension FrameReader.Frame {
    init(_ frame: WebSocketFrame) {
        let kind: FrameReader.Kind =
            switch frame.opcode {
            case .continuation: .continuation
            case .text: .text
            case .binary: .binary
            case .connectionClose: .close
            case .ping: .ping
            case .pong: .pong
            default: .unknown
            }
        self.init(
            kind: kind, isLast: frame.fin, isMasked: frame.maskKey != nil,
            hasReservedBits: frame.rsv1 || frame.rsv2 || frame.rsv3,
            data: Array(frame.unmaskedData.readableBytesView))
    }
}
