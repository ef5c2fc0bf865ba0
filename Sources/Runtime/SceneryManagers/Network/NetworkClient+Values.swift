import Foundation

extension NetworkClient {
    /// The value at the request's response key path in the response.
    ///
    /// An empty response, such as one with status 204, is nil for an optional type. Without a response key path, a
    /// response that is no JSON can be a `String` or `Data`.
    ///
    /// - Throws: ``NetworkError``, or `CancellationError`.
    public func value<Value: Decodable & Sendable>(
        _ request: NetworkRequest, as type: Value.Type = Value.self
    ) async throws -> Value {
        try decoded(Value.self, at: request.responseKeyPath ?? "", from: try await send(request))
    }

    /// Sends a request whose response has no value of interest; its body is ignored.
    ///
    /// - Throws: ``NetworkError`` if the status is not 2xx, or `CancellationError`.
    public func value(_ request: NetworkRequest, as type: Void.Type = Void.self) async throws {
        try await send(request)
    }

    /// The body of the response as text, in the charset of its type; UTF-8 if it has none. The response key path is
    /// ignored.
    ///
    /// - Throws: ``NetworkError``, or `CancellationError`.
    public func string(_ request: NetworkRequest) async throws -> String {
        try await send(request).text()
    }

    /// The body of the response as it is. The response key path is ignored.
    ///
    /// - Throws: ``NetworkError``, or `CancellationError`.
    public func data(_ request: NetworkRequest) async throws -> Data {
        try await send(request).body
    }

    /// Sends a request with a large body, such as a file or a form, and decodes the response like ``value(_:as:)``.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - type: The type of the value.
    ///   - progress: Called for each piece that is sent, in order, on any thread. If the request is sent again, it
    ///     starts from 0.
    /// - Throws: ``NetworkError``, or `CancellationError`.
    public func upload<Value: Decodable & Sendable>(
        _ request: NetworkRequest, as type: Value.Type = Value.self,
        progress: @escaping @Sendable (UploadProgress) -> Void = { _ in }
    ) async throws -> Value {
        let response = try await upload(request, progress: progress)
        return try decoded(Value.self, at: request.responseKeyPath ?? "", from: response)
    }

    /// Sends a request with a large body, such as a file or a form.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - progress: Called for each piece that is sent, in order, on any thread. If the request is sent again, it
    ///     starts from 0.
    /// - Returns: The complete response, whose status is 2xx.
    /// - Throws: ``NetworkError``, or `CancellationError`.
    @discardableResult
    public func upload(
        _ request: NetworkRequest, progress: @escaping @Sendable (UploadProgress) -> Void = { _ in }
    ) async throws -> TransportResponse {
        try await accepted(request) { [transport] in try await transport.upload($0, progress: progress) }
    }
}
