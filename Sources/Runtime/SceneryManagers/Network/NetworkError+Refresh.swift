import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension NetworkError {
    /// The error of the requests that wait for a refresh that failed: the cause decides whether a person has to sign
    /// in again.
    static func refreshing(_ error: any Error, refusal: TransportResponse? = nil) -> any Error {
        switch error {
        case is CancellationError:
            return error
        case let error as NetworkError where !error.isRefusedRefresh:
            return error
        case let error as URLError:
            if error.code == .cancelled { return CancellationError() }
            let domain = domain(of: error.code)
            return NetworkError(
                domain: domain, code: error.code.rawValue,
                message: "the token could not be renewed (\(domain.rawValue)); try again", underlying: error)
        case let error as TokenUnavailable:
            return NetworkError(
                domain: .authorization, message: "\(error)", httpStatus: refusal?.status, underlying: error)
        default:
            return NetworkError(
                domain: .authorization,
                message: "the token was refused and could not be renewed; sign in again",
                httpStatus: refusal?.status, underlying: error)
        }
    }

    /// Whether the server refused to renew a token, so that a person has to sign in again.
    private var isRefusedRefresh: Bool {
        domain == .authorization || httpStatus.map { [400, 401, 403].contains($0) } ?? false
    }
}
