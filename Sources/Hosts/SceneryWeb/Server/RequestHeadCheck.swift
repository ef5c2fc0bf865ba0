import NIOHTTP1

/// Decides by the form of a request's head whether it is read any further. Pure.
///
/// What two readers of a request can understand in different ways is refused, since a proxy in front may be the
/// other reader (RFC 9112, sections 3.2 and 6.1).
enum RequestHeadCheck {
    /// - Returns: Why the connection ends here; `nil` for a request that can be answered.
    static func refusal(of head: HTTPRequestHead) -> RequestGuard.Refusal? {
        let hosts = head.headers["host"]
        guard hosts.count <= 1 else {
            return RequestGuard.Refusal(status: 400, message: "the request names more than one host")
        }
        guard isOwn(head.uri, host: hosts.first) else {
            return RequestGuard.Refusal(
                status: 400, message: "the request's address is neither a path nor of the host that it names")
        }
        let encodings = head.headers["transfer-encoding"]
        guard encodings.isEmpty || encodings.map({ $0.lowercased() }) == ["chunked"] else {
            return RequestGuard.Refusal(
                status: 501, message: "of the transfer encodings only \"chunked\" is understood")
        }
        return nil
    }

    /// Whether the address is a path, or an absolute address of the very host that the request names.
    private static func isOwn(_ uri: String, host: String?) -> Bool {
        if uri.hasPrefix("/") { return true }
        let lowered = uri.lowercased()
        guard let scheme = ["http://", "https://"].first(where: lowered.hasPrefix) else { return false }
        let authority = lowered.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
        return !authority.isEmpty && authority == host?.lowercased() ?? ""
    }
}
