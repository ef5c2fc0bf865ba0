import AllocationCounter

/// One mark, held against the figure.
public struct Mark: Codable {
    /// What is asked for.
    public let text: String
    /// The greatest figure that reaches the mark, and the figure there is; nil where there is none.
    public let limit: Double?
    public let measured: Double?
    public let met: Bool

    /// The part of the limit that is used; nil where there is no figure, or none to share in.
    public var ratio: Double? {
        guard let limit, let measured, limit > 0 else { return nil }
        return measured / limit
    }

    init(_ reach: Reach, ours: OperationResult, peers: [OperationResult]) {
        switch reach {
        case .nanoseconds(let limit):
            self.init("≤ \(limit.short) ns", limit, ours.best)
        case .allocations(let limit):
            // Half a hundredth of room: what is set up once is divided by the operations.
            self.init(counted: "≤ \(limit.short) allocations", limit, ours.allocations, room: 0.005)
        case .bytes(let limit):
            self.init(counted: "≤ \(limit.short) bytes", limit, ours.bytes, room: 0.5)
        case .ratio(let name, let factor):
            self.init("≤ \(factor.short) × \(name)", factor, Self.best(name, peers).map { ours.best / $0 })
        case .further(let name, let things, let limit):
            self.init(
                "≤ \(limit.short) ns each beyond \(name)", limit,
                Self.best(name, peers).map { (ours.best - $0) / things })
        case .finding(let text):
            self.init(text: text, limit: nil, measured: nil, met: ours.findings[text] == true)
        }
    }

    private init(text: String, limit: Double?, measured: Double?, met: Bool) {
        (self.text, self.limit, self.measured, self.met) = (text, limit, measured, met)
    }

    /// A mark without a figure is missed.
    private init(_ text: String, _ limit: Double, _ measured: Double?, room: Double = 0) {
        let met = measured.map { $0 <= limit + room } ?? false
        self.init(text: text, limit: limit, measured: measured, met: met)
    }

    private init(counted text: String, _ limit: Double, _ measured: Double, room: Double) {
        self.init(text, limit, allocation_counter_available() ? measured : nil, room: room)
    }

    private static func best(_ name: String, _ peers: [OperationResult]) -> Double? {
        peers.first { $0.name == name }?.best
    }
}
