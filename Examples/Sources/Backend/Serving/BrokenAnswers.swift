import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle

extension Response {
    /// The answer with a body that is no JSON.
    func malformed() -> Response {
        Response(
            status: .ok, headers: [.contentType: "application/json; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: #"{"status": "ok", "data": [{"id": "#)))
    }

    /// The answer in up to 40 pieces, one every 50 ms: a byte at a time where it is small.
    func trickling(_ clock: any BackendClock) -> Response {
        let whole = body
        return replacingBody(
            ResponseBody(contentLength: whole.contentLength) { writer in
                try await whole.write(TricklingWriter(parent: writer, clock: clock))
            })
    }

    /// The answer whose connection is closed after half of the body.
    func truncated() -> Response {
        let whole = body
        return replacingBody(
            ResponseBody(contentLength: max(whole.contentLength ?? 0, 2)) { writer in
                try await whole.write(TruncatingWriter(parent: writer))
            })
    }

    private func replacingBody(_ body: ResponseBody) -> Response {
        // The length is that of the new body.
        var headers = headers
        headers[.contentLength] = nil
        return Response(status: status, headers: headers, body: body)
    }
}

private struct TricklingWriter: ResponseBodyWriter {
    var parent: any ResponseBodyWriter
    let clock: any BackendClock
    /// So that a large answer is late, and not without end.
    private static let mostPieces = 40

    mutating func write(_ buffer: ByteBuffer) async throws {
        var rest = buffer
        let size = max(1, (buffer.readableBytes + Self.mostPieces - 1) / Self.mostPieces)
        while let piece = rest.readSlice(length: min(size, rest.readableBytes)), piece.readableBytes > 0 {
            try await parent.write(piece)
            // A backend that ends writes the rest at once.
            if !Task.isShuttingDownGracefully { try await clock.sleep(for: .milliseconds(50)) }
        }
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
        try await parent.finish(trailingHeaders)
    }
}

private struct TruncatingWriter: ResponseBodyWriter {
    var parent: any ResponseBodyWriter

    mutating func write(_ buffer: ByteBuffer) async throws {
        try await parent.write(ByteBuffer(buffer.readableBytesView.prefix(buffer.readableBytes / 2)))
        throw FaultMiddleware.ConnectionClosed()
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
        throw FaultMiddleware.ConnectionClosed()
    }
}
