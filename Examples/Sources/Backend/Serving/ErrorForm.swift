import HTTPTypes
import Hummingbird

/// How a service tells what went wrong. Each of the played services has a form of its own.
enum ErrorForm: Sendable {
    /// `{"status": 404, "data": {"message": "…"}}`
    case envelope
    /// `{"meta": {"code": 400, "errorType": "…", "errorDetail": "…"}, "response": {}}`
    case foursquare
    /// `{"status": "INVALID_REQUEST", "error_message": "…", "results": []}`
    case google
    /// `{"cod": "404", "message": "…"}`
    case openWeather

    func response(to refusal: Refusal) throws -> Response {
        switch self {
        case .envelope: try .json(EnvelopeError(refusal), status: refusal.status)
        case .foursquare: try .json(FoursquareError(refusal), status: refusal.status)
        case .google: try .json(GoogleError(refusal), status: refusal.status)
        case .openWeather: try .json(OpenWeatherError(refusal), status: refusal.status)
        }
    }

    /// How the service refuses a key that it does not know.
    var denied: Refusal {
        switch self {
        case .envelope: Refusal(.forbidden, "This is not allowed.")
        case .foursquare:
            Refusal(.unauthorized, "These client credentials are not valid.", kind: "invalid_auth")
        case .google: Refusal(.ok, "The API key is not valid.", kind: "REQUEST_DENIED")
        case .openWeather: Refusal(.unauthorized, "Invalid API key")
        }
    }
}

private struct EnvelopeError: Encodable {
    struct Content: Encodable { var message: String }
    var status: Int
    var data: Content

    init(_ refusal: Refusal) {
        status = refusal.status.code
        data = Content(message: refusal.message)
    }
}

private struct FoursquareError: Encodable {
    struct Meta: Encodable {
        var code: Int
        var errorType: String
        var errorDetail: String
    }
    struct Nothing: Encodable {}
    var meta: Meta
    var response = Nothing()

    init(_ refusal: Refusal) {
        let type = refusal.kind ?? (refusal.status.code < 500 ? "param_error" : "server_error")
        meta = Meta(code: refusal.status.code, errorType: type, errorDetail: refusal.message)
    }
}

private struct GoogleError: Encodable {
    enum CodingKeys: String, CodingKey {
        case status, results
        case message = "error_message"
    }
    var status: String
    var message: String
    var results: [String] = []

    init(_ refusal: Refusal) {
        status = refusal.kind ?? "UNKNOWN_ERROR"
        message = refusal.message
    }
}

private struct OpenWeatherError: Encodable {
    private enum CodingKeys: CodingKey { case cod, message }
    private let refusal: Refusal

    init(_ refusal: Refusal) { self.refusal = refusal }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        // The service writes the code of a wrong request as a text and the others as a number.
        switch refusal.status {
        case .badRequest, .notFound: try container.encode("\(refusal.status.code)", forKey: .cod)
        default: try container.encode(refusal.status.code, forKey: .cod)
        }
        try container.encode(refusal.message, forKey: .message)
    }
}
