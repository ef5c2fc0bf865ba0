import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The form of every answer of our own services: how it went, and the data.
struct Envelope<Content: Encodable & Sendable>: Encodable, Sendable {
    var status: String
    var data: Content

    init(_ data: Content) {
        status = "ok"
        self.data = data
    }
}

extension Envelope: ResponseGenerator {
    func response(from request: Request, context: some RequestContext) throws -> Response {
        try .json(self, status: .ok)
    }
}

extension Response {
    static func json(_ body: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return Response(
            status: status, headers: [.contentType: "application/json; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: try encoder.encode(body))))
    }

    static func html(_ page: String) -> Response {
        Response(
            status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: page)))
    }
}
