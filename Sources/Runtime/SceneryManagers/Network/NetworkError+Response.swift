import Foundation

extension NetworkError {
    /// The error for a response whose status is not 2xx.
    ///
    /// The code and the message come from a body of the form `{"status": 12, "data": {"message": "…"}}`.
    init(refusal response: TransportResponse, retryAfter: Duration? = nil) {
        // For a body of another form, the status suffices.
        let body = try? JSONDecoder().decode(ServerErrorMessage.self, from: response.body)
        let message = body?.data?.message.flatMap { $0.isEmpty ? nil : $0 }
        let isUnauthorized = response.status == 401
        self.init(
            domain: isUnauthorized ? .authorization : message == nil ? .status : .api,
            code: body?.status?.code ?? -1,
            message: message ?? "the server responded with status \(response.status); try again later",
            httpStatus: response.status)
        self.retryAfter = retryAfter
        self.refusal = response
    }

    /// The error for a response that could not be decoded.
    init(
        decoding error: any Error, of type: Any.Type, at path: ResponseKeyPath, in response: TransportResponse
    ) {
        let location = path.components.isEmpty ? "the root" : "\"\(path)\""
        self.init(
            domain: .decoding,
            message: "the response has no \(type) at \(location): \(Self.explanation(of: error)); "
                + "compare the response key path and the model with what the server sends",
            httpStatus: response.status, underlying: error)
    }

    private static func explanation(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "there is no \"\(key.stringValue)\""
        case DecodingError.valueNotFound(_, let context): context.debugDescription
        case DecodingError.typeMismatch(let type, let context):
            "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" is not of type \(type)"
        case DecodingError.dataCorrupted: "it is not valid JSON"
        default: String(describing: error)
        }
    }
}

/// The message of a server that refused a request.
private struct ServerErrorMessage: Decodable {
    struct Details: Decodable {
        let message: String?
    }

    /// A number, or a number in quotes; anything else means no code.
    struct Status: Decodable {
        let code: Int?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            // Each try checks for one type.
            code = (try? container.decode(Int.self)) ?? (try? container.decode(String.self)).flatMap(Int.init)
        }
    }

    let status: Status?
    let data: Details?

    private enum CodingKeys: CodingKey { case status, data }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        status = try container.decodeIfPresent(Status.self, forKey: .status)
        // `data` of another form means that there is no message.
        data = try? container.decodeIfPresent(Details.self, forKey: .data)
    }
}
