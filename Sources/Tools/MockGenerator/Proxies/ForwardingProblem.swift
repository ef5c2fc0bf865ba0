/// Why a requirement cannot be forwarded.
struct ForwardingProblem: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
