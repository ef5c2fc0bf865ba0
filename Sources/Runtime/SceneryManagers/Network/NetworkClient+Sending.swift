import Foundation

extension NetworkClient {
    typealias Perform = @Sendable (TransportRequest) async throws -> TransportResponse

    /// The response of a request, whose status is 2xx.
    func accepted(_ request: NetworkRequest, _ perform: Perform) async throws -> TransportResponse {
        let response = try await followed(try transportRequest(request), perform)
        guard (200..<300).contains(response.status) else { throw NetworkError(refusal: response) }
        return response
    }

    /// The response behind all redirects. After one to an origin that is not trusted, nothing is signed any more.
    private func followed(
        _ request: TransportRequest, _ perform: Perform
    ) async throws -> TransportResponse {
        var current = request
        var isTrusted = trusts(request.url)
        for _ in 0...max(0, configuration.maximumRedirects) {
            let response = try await renewed(current, isTrusted ? authorization : nil, perform)
            guard let next = try current.redirected(by: response) else { return response }
            isTrusted = isTrusted && trusts(next.url)
            current = next
        }
        throw NetworkError(
            domain: .connection,
            message:
                "\"\(request.url.host() ?? "")\" redirected more than \(configuration.maximumRedirects) times"
        )
    }

    /// The response to a signed request, which is sent again once with renewed credentials.
    private func renewed(
        _ request: TransportRequest, _ authorization: (any RequestAuthorization)?, _ perform: Perform
    ) async throws -> TransportResponse {
        guard let authorization else { return try await limited(request, perform) }
        let signed = try await authorization.sign(request)
        let response = try await limited(signed, perform)
        guard response.status == 401 else { return response }
        return try await limited(
            try await authorization.renew(request, refused: signed, with: response), perform)
    }

    /// Checks the size of the response too, because the transport may be a custom one.
    private func limited(_ request: TransportRequest, _ perform: Perform) async throws -> TransportResponse {
        let response = try await perform(request)
        if response.body.count > configuration.maximumResponseSize {
            throw NetworkError.tooLarge(configuration.maximumResponseSize)
        }
        return response
    }
}
