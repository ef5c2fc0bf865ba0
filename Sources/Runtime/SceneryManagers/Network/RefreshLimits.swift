/// When a token is refreshed, and how often at most.
public struct RefreshLimits: Sendable, Hashable {
    /// The maximum number of refreshes within ``window``; 5 by default, at least 1.
    public var maximum: Int
    /// The time in which refreshes are counted; 30 seconds by default.
    public var window: Duration
    /// The time after a failed refresh in which requests fail with the same error, without another refresh; 5 seconds
    /// by default.
    public var pauseAfterFailure: Duration
    /// How long before it expires a ``BearerToken`` is refreshed; one minute by default. It has to be shorter than the
    /// lifetime of a token, which would be refreshed for each request otherwise, up to ``maximum``.
    public var margin: Duration

    public init(
        maximum: Int = 5, window: Duration = .seconds(30), pauseAfterFailure: Duration = .seconds(5),
        margin: Duration = .seconds(60)
    ) {
        self.maximum = max(1, maximum)
        self.window = window
        self.pauseAfterFailure = pauseAfterFailure
        self.margin = margin
    }
}
