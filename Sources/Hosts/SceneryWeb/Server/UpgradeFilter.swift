import NIOCore
import NIOHTTP1

/// Manages a connection until its first request: ends it when the host ends, and takes an
/// `Upgrade` to anything but a WebSocket out of that request. Then it leaves.
///
/// NIO's upgrade drops a request whose upgrade it does not know, where HTTP says that such an upgrade
/// is to be ignored (RFC 9110, section 7.8).
final class UpgradeFilter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent { return context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var part = unwrapInboundIn(data)
        if case .head(var head) = part {
            let wanted = head.headers[canonicalForm: "upgrade"].map { $0.lowercased() }
            if !wanted.isEmpty, !wanted.contains("websocket") {
                head.headers.remove(name: "upgrade")
                part = .head(head)
            }
        }
        context.fireChannelRead(wrapInboundOut(part))
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
}
