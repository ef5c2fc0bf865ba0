/// Signs requests, and gets what it takes anew when the server refuses a signed request.
public protocol RequestAuthorization: Sendable {
    /// A request with the signature of now.
    func sign(_ request: WireRequest) async throws -> WireRequest

    /// A request with a new signature, after the server refused it with status 401. It is replayed once.
    ///
    /// - Parameters:
    ///   - request: The request without a signature.
    ///   - signed: The request that was refused.
    ///   - response: The server's answer.
    /// - Throws: ``NetworkError`` when there is no new signature.
    func renew(
        _ request: WireRequest, refused signed: WireRequest, with response: WireResponse
    ) async throws -> WireRequest
}
