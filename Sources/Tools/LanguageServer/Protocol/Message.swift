import Foundation
import TextFormats

/// A request or notification of a client, or its response to a request of ours.
struct Message {
    /// `nil` for a notification.
    var id: JSONText?
    /// Empty for a response.
    var method: String
    var parameters: JSONValue

    /// - Returns: `nil` if the body is no JSON object.
    init?(_ body: [UInt8]) {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(body)), case .object = value
        else {
            return nil
        }
        id = value["id"].flatMap { $0.string.map { .string($0) } ?? $0.integer.map { .number($0) } }
        method = value["method"]?.string ?? ""
        parameters = value["params"] ?? .null
    }
}

/// Why a request could not be answered, with the code that the protocol gives to the reason.
struct ResponseError: Error {
    var code: Int
    var message: String

    static let parse = ResponseError(code: -32_700, message: "the message is not a JSON object")
    static let notInitialized = ResponseError(code: -32_002, message: "initialize comes first")
    static let afterShutdown = ResponseError(code: -32_600, message: "only exit comes after shutdown")

    static func unknown(_ method: String) -> ResponseError {
        ResponseError(code: -32_601, message: "there is no method \"\(method)\"")
    }

    static func missing(_ parameter: String) -> ResponseError {
        ResponseError(code: -32_602, message: "the parameter \"\(parameter)\" is missing or of another type")
    }
}

/// What is sent to a client, as texts with their heads.
enum Outgoing {
    static func result(_ result: JSONText, of id: JSONText) -> String {
        message([("id", id), ("result", result)])
    }

    static func error(_ error: ResponseError, of id: JSONText) -> String {
        let content: JSONText = .object([("code", .number(error.code)), ("message", .string(error.message))])
        return message([("id", id), ("error", content)])
    }

    static func notification(_ method: String, _ parameters: JSONText) -> String {
        message([("method", .string(method)), ("params", parameters)])
    }

    static func request(_ method: String, _ parameters: JSONText, id: String) -> String {
        message([("id", .string(id)), ("method", .string(method)), ("params", parameters)])
    }

    private static func message(_ members: [(String, JSONText)]) -> String {
        MessageBuffer.framed(JSONText.object([("jsonrpc", .string("2.0"))] + members).line)
    }
}
