import NIOCore
import NIOHTTP1

/// Sees to it that a connection asks in a form that has one meaning, in time, and takes its answers.
///
/// It stands between the HTTP decoder and all else, for as long as the connection speaks HTTP. A request has one
/// deadline for its head and body together, which no byte prolongs. An answer has none, but the browser must go on
/// reading it. After a refusal, and after an answer that did not need the request's body, what still comes in is
/// dropped for a moment, so that the browser can read the answer, and the connection is closed.
final class RequestSupervisor: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private enum Phase {
        case http
        /// The last answer is given; nothing is read or written any more.
        case ending
        /// The connection is a socket's: nothing here is HTTP.
        case socket
    }

    /// Seconds in which a browser can read a last answer.
    static let lingerSeconds = 2
    /// Bytes that a browser has to take in `stalledSeconds`.
    static let leastBytes = 16_384

    private let limits: WebConfiguration.Limits
    private let isOverfull: Bool
    private var phase = Phase.http
    private var unanswered = 0
    private var isReading = false
    private var hasAnswerStarted = false
    /// Whether the connection ends after the answers to what was read.
    private var isLast = false
    private var hasAnswered = false
    private var written = 0
    private var timer: Scheduled<Void>?

    /// - Parameter isOverfull: Whether the only answer is that there is no room.
    init(limits: WebConfiguration.Limits, isOverfull: Bool = false) {
        self.limits = limits
        self.isOverfull = isOverfull
    }

    /// Lets through whatever comes: the connection is a socket's from now on. Called on its event loop.
    func becomeSocket() {
        phase = .socket
        timer?.cancel()
    }
}

// MARK: - Requests

extension RequestSupervisor {
    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { awaitRequest(context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

    func channelActive(context: ChannelHandlerContext) {
        awaitRequest(context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        timer?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch phase {
        case .socket: return context.fireChannelRead(data)
        case .ending: return
        case .http: break
        }
        switch unwrapInboundIn(data) {
        case .head(let head): if !isLast { start(head, data, context) }
        case .body: if isReading { context.fireChannelRead(data) }
        case .end: finishReading(data, context)
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.fireChannelReadComplete()
        // Whoever reads behind this handler has stopped asking for more.
        if phase == .ending { context.read() }
    }

    private func start(_ head: HTTPRequestHead, _ data: NIOAny, _ context: ChannelHandlerContext) {
        if let refusal = isOverfull ? Self.noRoom : RequestHeadCheck.refusal(of: head) {
            return refuse(refusal, context)
        }
        // The first request has the deadline that started with the connection.
        if hasAnswered || unanswered > 0 { awaitRequest(context) }
        unanswered += 1
        isReading = true
        isLast = !head.isKeepAlive
        context.fireChannelRead(data)
    }

    private func finishReading(_ data: NIOAny, _ context: ChannelHandlerContext) {
        guard isReading else { return }
        isReading = false
        watchAnswer(context)
        context.fireChannelRead(data)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if phase == .ending, event as? ChannelEvent == .inputClosed { return context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard phase != .ending else { return }
        guard phase == .http, error is HTTPParserError else { return context.fireErrorCaught(error) }
        refuse(RequestGuard.Refusal(status: 400, message: "the request cannot be understood"), context)
    }

    private static let noRoom = RequestGuard.Refusal(
        status: 503, message: "too many people are here just now; try again in a moment")
}

// MARK: - Answers

extension RequestSupervisor {
    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch phase {
        case .socket: return context.write(data, promise: promise)
        case .ending:
            promise?.fail(ChannelError.outputClosed)
            return
        case .http: break
        }
        switch unwrapOutboundIn(data) {
        case .head(let head): write(head, context, promise)
        case .body(let body):
            written += body.readableBytes
            context.write(data, promise: promise)
        case .end: finishAnswer(context, data, promise)
        }
    }

    private func write(
        _ head: HTTPResponseHead, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?
    ) {
        var head = head
        if head.status.code >= 200 {
            hasAnswerStarted = true
            // The answer comes before its request is read: the rest will not be.
            if isReading, unanswered == 1 { isLast = true }
            if isLast, unanswered <= 1 { head.headers.replaceOrAdd(name: "Connection", value: "close") }
            isLast = isLast || head.headers[canonicalForm: "connection"].contains("close")
        }
        context.write(wrapOutboundOut(.head(head)), promise: promise)
    }

    private func finishAnswer(
        _ context: ChannelHandlerContext, _ data: NIOAny, _ promise: EventLoopPromise<Void>?
    ) {
        unanswered -= 1
        hasAnswered = true
        hasAnswerStarted = false
        if isLast, unanswered <= 0 { return end(context, data, promise) }
        let flushed = promise ?? context.eventLoop.makePromise()
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        flushed.futureResult.whenSuccess { bound.value.0.awaitNext(bound.value.1) }
        context.write(data, promise: flushed)
    }

    /// Answers by itself and ends the connection; after the answers that are still to come, where there are any.
    private func refuse(_ refusal: RequestGuard.Refusal, _ context: ChannelHandlerContext) {
        let isInTurn = unanswered == 0 || (unanswered == 1 && isReading && !hasAnswerStarted)
        isLast = true
        isReading = false
        guard isInTurn else { return }
        let (head, body) = refusal.http1
        written += body.readableBytes
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        end(context, wrapOutboundOut(.end(nil)), nil)
    }

    private func end(_ context: ChannelHandlerContext, _ data: NIOAny, _ promise: EventLoopPromise<Void>?) {
        phase = .ending
        let flushed = promise ?? context.eventLoop.makePromise()
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        flushed.futureResult.whenSuccess {
            let (handler, context) = bound.value
            context.close(mode: .output, promise: nil)
            handler.schedule(Self.lingerSeconds, context) { $1.close(promise: nil) }
        }
        context.writeAndFlush(data, promise: flushed)
        if context.channel.isActive, unsent(context) > 0 { watchAnswer(context) }
        context.read()
    }
}

// MARK: - Deadlines

extension RequestSupervisor {
    /// A request has to be read by then, head and body.
    private func awaitRequest(_ context: ChannelHandlerContext) {
        schedule(limits.requestSeconds, context) { handler, context in
            guard handler.isReading else { return context.close(promise: nil) }
            handler.refuse(
                RequestGuard.Refusal(status: 408, message: "the request took too long to arrive"), context)
            if handler.phase != .ending { context.close(promise: nil) }
        }
    }

    /// All is answered: the next request may come for a while. Its head has to be there by then.
    private func awaitNext(_ context: ChannelHandlerContext) {
        guard phase == .http, unanswered == 0 else { return }
        schedule(limits.keepAliveSeconds, context) { $1.close(promise: nil) }
    }

    /// The app may take its time to answer, but the browser has to take what is written.
    private func watchAnswer(_ context: ChannelHandlerContext) {
        let taken = written - unsent(context)
        schedule(limits.stalledSeconds, context) { handler, context in
            let isStalled =
                handler.unsent(context) > 0
                && handler.written - handler.unsent(context) - taken < Self.leastBytes
            if isStalled { return context.close(promise: nil) }
            handler.watchAnswer(context)
        }
    }

    /// Bytes that were written and not taken by the system.
    private func unsent(_ context: ChannelHandlerContext) -> Int {
        // A channel that cannot say it has nothing that waits.
        (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    }

    /// Does the action in so many seconds, in place of the one that was scheduled before.
    private func schedule(
        _ seconds: Int, _ context: ChannelHandlerContext,
        _ action: @escaping @Sendable (RequestSupervisor, ChannelHandlerContext) -> Void
    ) {
        timer?.cancel()
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        timer = context.eventLoop.scheduleTask(in: .seconds(Int64(seconds))) {
            action(bound.value.0, bound.value.1)
        }
    }
}
