import Foundation

extension NetworkClient {
    /// The response of a request, whose status is 2xx, after as many attempts as the retry policy allows.
    func accepted(
        _ request: NetworkRequest, isCacheable: Bool = false, _ perform: @escaping NetworkExchange.Perform
    ) async throws -> TransportResponse {
        let (built, temporaryFile) = try transportRequest(request)
        defer {
            // If it cannot be removed, a file remains that only the owner can read.
            if let temporaryFile { try? FileManager.default.removeItem(at: temporaryFile) }
        }
        let isIdempotent = request.options.isIdempotent ?? request.method.isIdempotent
        let retry = isIdempotent ? configuration.retry : .never
        let id = UUID()
        return try await retry.run(clock: configuration.clock, usually: Self.isTransient) { attempt in
            let exchange = NetworkExchange(
                client: self, options: request.options, isCacheable: isCacheable, id: id, attempt: attempt,
                perform: perform)
            return try checked(try await exchange.response(to: built), of: request)
        }
    }

    @Sendable private static func isTransient(_ error: any Error) -> Bool {
        (error as? NetworkError)?.isTransient ?? false
    }

    private func checked(
        _ response: TransportResponse, of request: NetworkRequest
    ) throws -> TransportResponse {
        let isAccepted = (200..<300).contains(response.status)
        let isRedirect = (300..<400).contains(response.status)
        guard isAccepted || isRedirect && !request.options.followsRedirects else {
            throw NetworkError(
                refusal: response, retryAfter: response.retryAfter(now: configuration.clock.now()))
        }
        return response
    }
}
