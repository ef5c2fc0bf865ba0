/// How a manager keeps what it loads.
public struct ManagerConfiguration<Model: Sendable>: Sendable {
    /// How long a value is valid after it was loaded; `nil`, the default, is for ever.
    public var timeToLive: Duration?
    /// How long an error is answered from memory to ``FetchPolicy/cached`` callers; `nil`, the default, is not at all.
    public var errorLifetime: Duration?
    /// What all values in memory may cost together; `Int.max` unless given.
    public var costLimit: Int
    /// What one value costs in memory, 0 or more, in a unit of your own; 1 each unless given.
    public var cost: @Sendable (Model) -> Int
    /// How a failed fetch is tried again; ``RetryPolicy/never`` unless given.
    public var retry: RetryPolicy
    /// Whether a new value says the same as the one it replaces, so that no change is announced;
    /// unless given, each new value is a change.
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
