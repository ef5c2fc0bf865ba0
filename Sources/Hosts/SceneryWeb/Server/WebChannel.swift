import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// A connection of the web host: HTTP, or a WebSocket where the first request asks for one and may
/// have it.
struct WebChannel: ServerChildChannel, HTTPChannelHandler {
    /// What the first request made of a connection.
    enum Use: Sendable {
        case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
        case socket
    }

    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let use: EventLoopFuture<Use>
    }

    let responder: HTTPChannelHandler.Responder
    let sockets: SocketAdmission
    let limits: WebConfiguration.Limits
    let places: ConnectionPlaces

    /// Makes NIO's decoder once, before there are connections. Swift's runtime may crash when two event loops need its type
    /// for the first time at once: 7 of 13,000 starts did that two requests followed immediately (Swift 6.3 on Linux).
    static func prepareTypes() {
        _ = ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes))
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            try channel.limitUnsentBytes()
            let place = places.enter(channel)
            let upgrade = NIOTypedHTTPServerUpgradeConfiguration(upgraders: [upgrader(place)]) { channel in
                channel.eventLoop.makeCompletedFuture { try Self.useHTTP(channel, logger) }
            }
            var configuration = NIOUpgradableHTTPServerPipelineConfiguration(upgradeConfiguration: upgrade)
            configuration.enablePipelining = false
            configuration.enableErrorHandling = false
            configuration.decoderConfiguration.maxHeaderListSize = 32 * 1024
            configuration.decoderConfiguration.maxHeaderFieldSize = 16 * 1024
            let use = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
                configuration: configuration)
            let upgrading = try channel.pipeline.syncOperations.handler(
                type: NIOTypedHTTPServerUpgradeHandler<Use>.self)
            try channel.pipeline.syncOperations.addHandlers(
                RequestSupervisor(limits: limits, isOverfull: place.isOverfull), UpgradeFilter(),
                position: .before(upgrading))
            return Value(channel: channel, use: use)
        }
    }

    func handle(value: Value, logger: Logger) async {
        do {
            switch try await value.use.get() {
            case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
            case .socket: try await value.channel.closeFuture.get()
            }
        } catch {
            // The connection ended before or while it was used; there is nobody to report to.
            value.channel.close(promise: nil)
        }
    }

    private static func useHTTP(_ channel: any Channel, _ logger: Logger) throws -> Use {
        try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPServerCodec(secure: false))
        try channel.pipeline.syncOperations.addHandler(
            HTTPConnectionStateHandler(logger: logger))
        return .http(
            try NIOAsyncChannel(
                wrappingChannelSynchronously: channel,
                configuration: .init(isOutboundHalfClosureEnabled: true)))
    }

    private func upgrader(_ place: ConnectionPlaces.Ticket) -> NIOTypedWebSocketServerUpgrader<Use> {
        NIOTypedWebSocketServerUpgrader(
            maxFrameSize: limits.messageBytes, enableAutomaticErrorHandling: false,
            shouldUpgrade: { channel, head in
                channel.eventLoop.makeFutureWithTask {
                    await sockets.admits(SocketRequest(head, port: Self.port(of: channel)))
                }.flatMapThrowing { refusal in
                    if let refusal = refusal ?? becomeSocket(channel, place) {
                        Self.refuse(channel, refusal)
                        throw ChannelError.inappropriateOperationForState
                    }
                    return HTTPHeaders()
                }
            },
            upgradePipelineHandler: { channel, head in
                open(channel, SocketRequest(head, port: Self.port(of: channel)))
            })
    }

    private func open(_ channel: any Channel, _ request: SocketRequest) -> EventLoopFuture<Use> {
        channel.eventLoop.makeFutureWithTask { await sockets.session(for: request) }.flatMapThrowing {
            session in
            guard let session else { throw ChannelError.inappropriateOperationForState }
            let connection = SocketConnection(pageName: request.page, channel: channel, limits: limits)
            try channel.pipeline.syncOperations.addHandler(
                SocketHandler(connection: connection, limits: limits))
            connection.attach(to: session, request, maximum: sockets.maximumPages)
            return .socket
        }
    }

    /// Takes the connection out of HTTP. Called on its event loop.
    ///
    /// - Returns: Why it stays HTTP; `nil` where it is a socket's now.
    private func becomeSocket(
        _ channel: any Channel, _ place: ConnectionPlaces.Ticket
    ) -> RequestGuard.Refusal? {
        guard places.becomesSocket(place),
            let supervisor = try? channel.pipeline.syncOperations.handler(type: RequestSupervisor.self)
        else {
            return RequestGuard.Refusal(
                status: 503, message: "too many pages are open just now; this one works without a socket")
        }
        supervisor.becomeSocket()
        return nil
    }

    /// Answers with a message, after which the supervisor ends the connection: a request that was refused an
    /// upgrade goes no further in NIO.
    private static func refuse(_ channel: any Channel, _ refusal: RequestGuard.Refusal) {
        let (head, body) = refusal.http1
        channel.write(HTTPServerResponsePart.head(head), promise: nil)
        channel.write(HTTPServerResponsePart.body(.byteBuffer(body)), promise: nil)
        channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
    }

    private static func port(of channel: any Channel) -> Int { channel.localAddress?.port ?? 0 }
}
