import Foundation
import Scenery
import Settings

/// Sends the requests of the managers, in the person's language.
struct RideClient: Sendable {
    private let client: NetworkClient
    private let language: @Sendable () -> AppLanguage
    private let onSignedOut: @Sendable () async -> Void

    /// - Parameters:
    ///   - client: Signs requests, where it has an authorization.
    ///   - language: The language of the server's messages.
    ///   - onSignedOut: Called when the server does not accept the person's tokens any more.
    init(
        _ client: NetworkClient, language: @escaping @Sendable () -> AppLanguage,
        onSignedOut: @escaping @Sendable () async -> Void = {}
    ) {
        self.client = client
        self.language = language
        self.onSignedOut = onSignedOut
    }

    /// The value that the server sends as `data`.
    ///
    /// - Parameters:
    ///   - key: Under this key, the server performs the request only once, however often it is sent.
    ///   - isSigned: False for requests of a person who is not signed in; why they are refused is in the error's message.
    ///   - bearer: The token for a request that is not signed with the current one.
    /// - Throws: ``NetworkError``, or `CancellationError`.
    func value<Value: Decodable & Sendable>(
        _ method: HTTPMethod, _ path: String, _ parameters: [String: JSONValue] = [:], key: String? = nil,
        isSigned: Bool = true, bearer: String? = nil
    ) async throws -> Value {
        var headers: HTTPHeaders = ["Accept-Language": language().rawValue]
        if let key { headers["Idempotency-Key"] = key }
        if let bearer { headers["Authorization"] = "Bearer \(bearer)" }
        let request = NetworkRequest(
            path, method: method, parameters: parameters, headers: headers, responseKeyPath: "data",
            options: RequestOptions(isSigned: isSigned))
        do {
            return try await client.value(request)
        } catch let error as NetworkError where error.domain == .authorization {
            // A wrong password is no reason to sign out: the message says what is wrong.
            if !isSigned {
                throw NetworkError(domain: .api, message: error.message, httpStatus: error.httpStatus)
            }
            await onSignedOut()
            throw error
        } catch is CancellationError where !Task.isCancelled {
            // Another request found the tokens refused, and the sign-out ended all that waited.
            throw NetworkError(domain: .authorization, message: "the person was signed out")
        }
    }
}

extension NetworkClient {
    /// The client of the app's backend, whose times are in ISO 8601.
    static func rides(
        _ backend: URL, authorization: (any RequestAuthorization)? = nil, transport: any NetworkTransport
    ) -> NetworkClient {
        NetworkClient(baseURL: backend, authorization: authorization, transport: transport) {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return decoder
        }
    }
}
