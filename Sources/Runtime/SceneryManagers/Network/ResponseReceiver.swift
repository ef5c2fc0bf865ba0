import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Receives the response of one task of a session, in memory or in a file.
///
/// `@unchecked Sendable`: all state is accessed on the delegate queue of one session, which is serial, except
/// `end`, which is set before the task is started.
final class ResponseReceiver: @unchecked Sendable {
    typealias Result = Swift.Result<TransportResponse, any Error>

    private let request: TransportRequest
    private let file: DownloadFile?
    private let uploadProgress: (@Sendable (UploadProgress) -> Void)?
    private let start = ContinuousClock.now
    private var end: (@Sendable (Result) -> Void)?

    private var response: URLResponse?
    private var timeToFirstByte: Duration?
    private var body = Data()
    private var failure: (any Error)?

    /// - Parameters:
    ///   - request: The request.
    ///   - file: Receives the body of a response with a status of 2xx; nil if all bodies are kept in memory.
    ///   - uploadProgress: Called for each piece of the request's body that is sent.
    init(
        _ request: TransportRequest, file: DownloadFile? = nil,
        uploadProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) {
        self.request = request
        self.file = file
        self.uploadProgress = uploadProgress
    }

    func onEnd(_ body: @escaping @Sendable (Result) -> Void) {
        end = body
    }

    /// Returns whether the body is to be received.
    func receive(_ response: URLResponse) -> Bool {
        self.response = response
        timeToFirstByte = start.duration(to: .now)
        let expected = response.expectedContentLength
        attempt {
            if isFileResponse {
                try file?.open(expected: expected >= 0 ? expected : nil)
            } else if request.method != .head {
                try checkSize(expected)
            }
        }
        return failure == nil
    }

    /// Returns whether more data is to be received.
    func receive(_ data: Data) -> Bool {
        guard failure == nil else { return false }
        attempt {
            if isFileResponse, let file { return try file.write(data) }
            try checkSize(Int64(body.count + data.count))
            body.append(data)
        }
        return failure == nil
    }

    func sent(_ bytes: Int64, of expected: Int64) {
        uploadProgress?(UploadProgress(sent: bytes, expected: expected >= 0 ? expected : nil))
    }

    func complete(_ response: URLResponse?, _ error: (any Error)?) {
        let result = Result {
            if let cause = failure ?? error { throw NetworkError.converting(cause, for: request) }
            var response = try TransportResponse(response ?? self.response, body: body, to: request)
            response.timeToFirstByte = timeToFirstByte
            if isFileResponse { try file?.finish() }
            return response
        }
        if case .failure = result { file?.discard() }
        end?(result)
        end = nil
    }

    private var isFileResponse: Bool {
        file != nil && (200..<300).contains((response as? HTTPURLResponse)?.statusCode ?? 0)
    }

    private func checkSize(_ size: Int64) throws {
        if let limit = request.maximumResponseSize, size > Int64(limit) { throw NetworkError.tooLarge(limit) }
    }

    private func attempt(_ step: () throws -> Void) {
        do {
            try step()
        } catch {
            failure = error
        }
    }
}
