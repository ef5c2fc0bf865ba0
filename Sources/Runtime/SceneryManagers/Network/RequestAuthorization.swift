/// Signs requests, and renews the credentials when the server refuses a signed request.
public protocol RequestAuthorization: Sendable {
    /// The request with the current credentials.
    func sign(_ request: TransportRequest) async throws -> TransportRequest

    /// The request with new credentials, after the server refused it with status 401. It is sent again once.
    ///
    /// - Parameters:
    ///   - request: The unsigned request.
    ///   - signed: The request that was refused.
    ///   - response: The server's answer.
    /// - Throws: ``NetworkError`` if there are no new credentials.
    func renew(
        _ request: TransportRequest, refused signed: TransportRequest, with response: TransportResponse
    ) async throws -> TransportRequest
}
