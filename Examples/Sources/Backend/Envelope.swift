import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The form of every answer: how it went, and the data.
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

/// An answer that says what went wrong, in words that a person may read.
struct Refusal: Error, ResponseGenerator, HTTPResponseError {
    private struct Body: Encodable {
        struct Content: Encodable { var message: String }
        var status: Int
        var data: Content
    }

    var status: HTTPResponse.Status
    var message: String

    init(_ status: HTTPResponse.Status, _ message: String) {
        self.status = status
        self.message = message
    }

    func response(from request: Request, context: some RequestContext) throws -> Response {
        try .json(Body(status: status.code, data: .init(message: message)), status: status)
    }
}

extension Response {
    static func json(_ body: some Encodable, status: HTTPResponse.Status) throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
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
