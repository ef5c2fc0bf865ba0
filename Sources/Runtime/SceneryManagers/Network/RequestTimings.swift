/// The times of one request.
public struct RequestTimings: Sendable, Hashable {
    /// When it started: the time since 1970-01-01 00:00 UTC by the client's clock.
    public let start: Duration
    /// From the start to the first byte of the response; nil if there was none, or if the transport does not
    /// measure it.
    public let toFirstByte: Duration?
    /// From the start to the end.
    public let total: Duration
}
