/// A response in a ``ResponseCache``.
struct StoredResponse: Sendable {
    let response: TransportResponse
    /// The values of the request's fields that the response depends on.
    let varies: [String: String?]
    /// How long it is fresh; zero if it has to be validated each time.
    let freshness: Duration

    /// Nil if the response may not be stored, or would be of no use.
    init?(_ response: TransportResponse, to request: TransportRequest) {
        let control = CacheControl(response.headers["Cache-Control"] ?? "")
        let names = (response.headers["Vary"] ?? "").split(separator: ",")
            .map { $0.trimmingSpaces.lowercased() }
        let isValidatable = response.headers["ETag"] != nil || response.headers["Last-Modified"] != nil
        guard response.status == 200, !control.forbidsStoring, !names.contains("*"),
            isValidatable || control.freshness > .zero
        else { return nil }
        self.response = response
        varies = Dictionary(names.map { ($0, request.headers[$0]) }, uniquingKeysWith: { first, _ in first })
        let age = response.headers["Age"].flatMap { Int($0.trimmingSpaces) } ?? 0
        freshness = max(.zero, control.freshness - .seconds(max(0, age)))
    }

    /// The request that asks whether the response is still current.
    func validating(_ request: TransportRequest) -> TransportRequest {
        var conditional = request
        conditional.headers["If-None-Match"] = response.headers["ETag"]
        conditional.headers["If-Modified-Since"] = response.headers["Last-Modified"]
        return conditional
    }

    /// The stored response with the header fields of the response that nothing changed.
    func confirmed(by unchanged: TransportResponse) -> TransportResponse {
        var confirmed = response
        var fields = unchanged.headers
        // They would describe the missing body.
        for name in ["Content-Length", "Content-Type", "Content-Encoding"] { fields[name] = nil }
        confirmed.headers = response.headers.merging(fields)
        confirmed.timeToFirstByte = unchanged.timeToFirstByte
        return confirmed
    }
}

extension TransportRequest {
    /// Whether a cache may answer it. A request with conditions of its own expects the server's answer.
    var isCacheable: Bool {
        let conditions = ["If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "Range"]
        return method == .get && body == nil && bodyFile == nil && !conditions.contains { headers[$0] != nil }
    }
}
