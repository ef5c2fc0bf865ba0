/// How a manager keeps the values it loads.
public struct ManagerConfiguration<Model: Sendable>: Sendable {
    /// How long a value is valid after it was loaded; nil, the default, means forever.
    public var timeToLive: Duration?
    /// How long an error is returned to ``FetchPolicy/cached`` callers without a fetch; nil, the default, means never.
    public var errorLifetime: Duration?
    /// The maximum total cost of the values in memory; `Int.max` by default.
    public var costLimit: Int
    /// The cost of a value in memory, 0 or more, in any unit; 1 by default.
    public var cost: @Sendable (Model) -> Int
    /// How a failed fetch is retried; ``RetryPolicy/never`` by default.
    public var retry: RetryPolicy
    /// Whether a new value equals the one it replaces, so that there is no change to deliver;
    /// by default each new value is a change.
    public var isUnchanged: (@Sendable (Model, Model) -> Bool)?

    public init(
        timeToLive: Duration? = nil, errorLifetime: Duration? = nil, costLimit: Int = .max,
        cost: @escaping @Sendable (Model) -> Int = { _ in 1 }, retry: RetryPolicy = .never,
        isUnchanged: (@Sendable (Model, Model) -> Bool)? = nil
    ) {
        self.timeToLive = timeToLive
        self.errorLifetime = errorLifetime
        self.costLimit = costLimit
        self.cost = cost
        self.retry = retry
        self.isUnchanged = isUnchanged
    }
}
