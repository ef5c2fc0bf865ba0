import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension NetworkError {
    /// Converts an error of the URL loading system to `CancellationError` or a ``NetworkError``.
    static func converting(_ error: any Error, for request: TransportRequest) -> any Error {
        if error is NetworkError || error is CancellationError { return error }
        guard let error = error as? URLError else {
            return NetworkError(
                domain: .connection, message: "the request to \(shown(request.url)) failed: \(error)",
                underlying: error)
        }
        if error.code == .cancelled { return CancellationError() }
        let domain = domain(of: error.code)
        return NetworkError(
            domain: domain, code: error.code.rawValue, message: message(domain, request), underlying: error)
    }

    static func domain(of code: URLError.Code) -> Domain {
        switch code {
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive: .offline
        case .timedOut: .timeout
        case .badURL, .unsupportedURL: .request
        case .cannotDecodeRawData, .cannotDecodeContentData, .cannotParseResponse: .decoding
        case .cannotCreateFile, .cannotOpenFile, .cannotWriteToFile, .cannotMoveFile, .cannotCloseFile: .file
        // Also `badServerResponse`: so Foundation calls it when a connection is closed without a response.
        default: .connection
        }
    }

    private static func message(_ domain: Domain, _ request: TransportRequest) -> String {
        let host = request.url.host() ?? request.url.absoluteString
        return switch domain {
        case .offline: "the device is offline; connect it and try again"
        case .timeout: "\"\(host)\" sent no data for \(request.timeout); try again"
        case .request: "\"\(shown(request.url))\" cannot be requested; check the URL and its scheme"
        case .decoding: "\"\(host)\" sent an invalid response; try again"
        case .file: "the download cannot be written; check the folder and the free space"
        default: "\"\(host)\" cannot be reached; check the address and try again"
        }
    }

    /// A URL without secrets, because messages are logged.
    private static func shown(_ url: URL) -> URL { NetworkRedaction.standard.redacted(url) }
}
