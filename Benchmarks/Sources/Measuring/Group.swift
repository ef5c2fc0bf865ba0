/// The rows of one part: a file in `Sources/bench`.
public struct Group: Sendable {
    public let name: String
    public let rows: [Row]

    public init(_ name: String, rows: [Row]) {
        self.name = name
        self.rows = rows
    }
}

/// One operation of ours, what it is held against, and the mark it has to reach.
public struct Row: Sendable {
    public let name: String
    public let ours: Operation
    public let peers: [Operation]
    public let reach: [Reach]

    /// - Parameters:
    ///   - reach: Marks from the plan; each is printed as met or missed. Empty where none is set.
    ///   - ours: Our operation.
    ///   - peers: The same work done with other libraries, in the same run.
    public init(_ name: String, reach: [Reach] = [], ours: Operation, peers: [Operation] = []) {
        self.name = name
        self.ours = ours
        self.peers = peers
        self.reach = reach
    }
}

/// A mark for our operation, which is held against the best round.
public enum Reach: Sendable {
    case nanoseconds(Double)
    case allocations(Double)
    /// Bytes asked of the allocator.
    case bytes(Double)
    /// Our time is at most `factor` times that of the peer of this name.
    case ratio(to: String, Double)
    /// What ours takes beyond the peer of this name, for each of so many things that it has more than
    /// the peer, in nanoseconds.
    case further(than: String, things: Double, nanoseconds: Double)
    /// What the body said of itself by `Meter.found(_:_:)`.
    case finding(String)
}
