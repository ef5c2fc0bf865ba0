/// Decides by a request's headers whether it may come in at all. Pure.
///
/// A page of another site can make a browser send requests here; it cannot choose their `Host` and
/// `Origin`. Both are checked before anything else is looked at.
struct RequestGuard: Sendable {
    /// Why a request is refused, as an HTTP status and a message.
    struct Refusal: Error, Equatable {
        var status: Int
        var message: String
    }

    /// Names that count with the port this host listens on, and names that count with any: a proxy in
    /// front has its own port.
    private let own: Set<String>
    private let named: Set<String>

    init(configuration: WebConfiguration) {
        let loopback = ["localhost", "127.0.0.1", "[::1]"]
        let address =
            configuration.address.contains(":") ? "[\(configuration.address)]" : configuration.address
        let isEveryAddress = ["0.0.0.0", "[::]"].contains(address)
        let isLoopback = loopback.contains(address) || address.hasPrefix("127.")
        own = Set(
            (isLoopback || isEveryAddress ? loopback : []) + (isEveryAddress ? [] : [address.lowercased()]))
        named = Set(configuration.allowedHosts.map { $0.lowercased() })
    }

    /// - Parameters:
    ///   - host: The request's `Host`.
    ///   - origin: The request's `Origin`; `nil` where it has none.
    ///   - port: The port that received the request.
    ///   - needsOrigin: Whether a request without an `Origin` is refused.
    func check(host: String?, origin: String?, port: Int, needsOrigin: Bool) throws(Refusal) {
        guard let host = host?.lowercased() else {
            throw Refusal(status: 400, message: "the request names no host")
        }
        guard knows(host, port: port) else {
            throw Refusal(
                status: 421,
                message:
                    "this server is not called \"\(host)\"; open it by its own address, or add the name to "
                    + "WebConfiguration.allowedHosts")
        }
        guard let origin = origin?.lowercased() else {
            if needsOrigin {
                throw Refusal(status: 403, message: "the request does not say where it comes from")
            }
            return
        }
        guard origin == "http://\(host)" || origin == "https://\(host)" else {
            throw Refusal(status: 403, message: "pages of \"\(origin)\" may not use this server")
        }
    }

    private func knows(_ host: String, port: Int) -> Bool {
        var (name, asked) = (host, 80)
        if let colon = host.lastIndex(of: ":"), let number = Int(host[host.index(after: colon)...]) {
            (name, asked) = (String(host[..<colon]), number)
        }
        return named.contains(name) || (own.contains(name) && asked == port)
    }
}
