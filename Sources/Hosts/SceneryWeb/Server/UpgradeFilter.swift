import NIOCore
import NIOHTTP1

/// Takes an `Upgrade` to anything but a WebSocket out of a connection's first request, and then
/// leaves: NIO's upgrade drops a request whose upgrade it does not know, where HTTP says that such an
/// upgrade is to be ignored (RFC 9110, section 7.8).
final class UpgradeFilter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

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
