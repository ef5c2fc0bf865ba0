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

    /// Seconds a new connection has for its first request, and an old one for its next.
    private static let patience: Int64 = 60

    let responder: HTTPChannelHandler.Responder
    let sockets: SocketAdmission
    let limits: WebConfiguration.Limits

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let upgrade = NIOTypedHTTPServerUpgradeConfiguration(upgraders: [upgrader]) { channel in
                channel.eventLoop.makeCompletedFuture { try Self.useHTTP(channel, logger) }
            }
            var configuration = NIOUpgradableHTTPServerPipelineConfiguration(upgradeConfiguration: upgrade)
            configuration.enablePipelining = false
            configuration.decoderConfiguration.maxHeaderListSize = 32 * 1024
            configuration.decoderConfiguration.maxHeaderFieldSize = 16 * 1024
            let use = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
                configuration: configuration)
            let upgrading = try channel.pipeline.syncOperations.handler(
                type: NIOTypedHTTPServerUpgradeHandler<Use>.self)
            try channel.pipeline.syncOperations.addHandler(UpgradeFilter(), position: .before(upgrading))
            let timeout = channel.eventLoop.scheduleTask(in: .seconds(Self.patience)) {
                channel.close(promise: nil)
            }
            use.whenComplete { _ in timeout.cancel() }
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
            HTTPConnectionStateHandler(idleTimeout: .seconds(patience), logger: logger))
        return .http(
            try NIOAsyncChannel(
                wrappingChannelSynchronously: channel,
                configuration: .init(isOutboundHalfClosureEnabled: true)))
    }

    private var upgrader: NIOTypedWebSocketServerUpgrader<Use> {
        NIOTypedWebSocketServerUpgrader(
            maxFrameSize: limits.messageBytes, enableAutomaticErrorHandling: false,
            shouldUpgrade: { channel, head in
                channel.eventLoop.makeFutureWithTask {
                    await sockets.admits(SocketRequest(head, port: Self.port(of: channel)))
                }.flatMap { refusal in
                    guard let refusal else { return channel.eventLoop.makeSucceededFuture(HTTPHeaders()) }
                    return Self.refuse(channel, refusal).map { nil }
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
            connection.attach(to: session, version: request.version, maximum: sockets.maximumPages)
            return .socket
        }
    }

    /// Answers with a message and closes: a request that was refused an upgrade goes no further in NIO.
    private static func refuse(_ channel: any Channel, _ refusal: RequestGuard.Refusal) -> EventLoopFuture<
        Void
    > {
        let response = Response.refusal(refusal)
        var head = HTTPResponseHead(version: .http1_1, status: HTTPResponseStatus(statusCode: refusal.status))
        for field in response.headers { head.headers.add(name: field.name.rawName, value: field.value) }
        let body = ByteBuffer(string: "\(refusal.message)\n")
        head.headers.replaceOrAdd(name: "Content-Length", value: String(body.readableBytes))
        head.headers.add(name: "Connection", value: "close")
        channel.write(HTTPServerResponsePart.head(head), promise: nil)
        channel.write(HTTPServerResponsePart.body(.byteBuffer(body)), promise: nil)
        return channel.writeAndFlush(HTTPServerResponsePart.end(nil)).flatMap { channel.close() }
    }

    private static func port(of channel: any Channel) -> Int { channel.localAddress?.port ?? 0 }
}
