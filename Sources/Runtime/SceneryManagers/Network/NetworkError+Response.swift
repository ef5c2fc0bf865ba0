import Foundation

extension NetworkError {
    /// The error that an answer other than 2xx stands for.
    ///
    /// A body of the form `{"status": 12, "data": {"message": "…"}}` gives code and message.
    init(refusal response: WireResponse) {
        // A body of another form is no fault here: the status alone tells then.
        let words = try? JSONDecoder().decode(ServerWords.self, from: response.body)
        let message = words?.data?.message.flatMap { $0.isEmpty ? nil : $0 }
        let isUnauthorized = response.status == 401
        self.init(
            domain: isUnauthorized ? .authorization : message == nil ? .status : .api,
            code: words?.status?.code ?? -1,
            message: message ?? "the server answered with status \(response.status); try again later",
            httpStatus: response.status)
    }

    /// The error that a failed decoding stands for.
    init(decoding error: any Error, of type: Any.Type, at path: ResponseKeyPath, in response: WireResponse) {
        let place = path.components.isEmpty ? "the root" : "\"\(path)\""
        self.init(
            domain: .decoding,
            message: "the answer has no \(type) at \(place): \(Self.explanation(of: error)); "
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

/// What a server says when it refuses.
private struct ServerWords: Decodable {
    struct Details: Decodable {
        let message: String?
    }

    /// A number, or a number in quotes; anything else is no code.
    struct Status: Decodable {
        let code: Int?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            // Each try asks whether it is of that kind.
            code = (try? container.decode(Int.self)) ?? (try? container.decode(String.self)).flatMap(Int.init)
        }
    }

    let status: Status?
    let data: Details?

    private enum CodingKeys: CodingKey { case status, data }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        status = try container.decodeIfPresent(Status.self, forKey: .status)
        // `data` of another form only means that there are no words.
        data = try? container.decodeIfPresent(Details.self, forKey: .data)
    }
}
