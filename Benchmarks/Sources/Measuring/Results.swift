import AllocationCounter

/// What was measured of one operation; every figure is for one operation.
public struct OperationResult: Codable {
    public let name: String
    /// Operations a round.
    public let count: Int
    /// Nanoseconds, one figure a round, in the order they were run.
    public let rounds: [Double]
    /// Allocations and bytes asked for, from one round of its own.
    public let allocations: Double
    public let bytes: Double

    public var best: Double { rounds.min() ?? 0 }
    public var median: Double { rounds.isEmpty ? 0 : rounds.sorted()[rounds.count / 2] }
}

/// What was measured of one row.
public struct RowResult: Codable {
    public let name: String
    public let ours: OperationResult
    public let peers: [OperationResult]
    public let marks: [Mark]

    /// One mark, held against the figure.
    public struct Mark: Codable {
        public let text: String
        public let met: Bool
    }

    init(row: Row, ours: OperationResult, peers: [OperationResult]) {
        name = row.name
        self.ours = ours
        self.peers = peers
        marks = row.reach.map { Self.mark($0, ours: ours, peers: peers) }
    }

    private static func mark(_ reach: Reach, ours: OperationResult, peers: [OperationResult]) -> Mark {
        switch reach {
        case .nanoseconds(let limit):
            return Mark(text: "≤ \(limit.short) ns", met: ours.best <= limit)
        case .allocations(let limit):
            // Half a hundredth of room: what is set up once is divided by the operations.
            return counted("≤ \(limit.short) allocations", ours.allocations <= limit + 0.005)
        case .bytes(let limit):
            return counted("≤ \(limit.short) bytes", ours.bytes <= limit + 0.5)
        case .ratio(let name, let factor):
            guard let peer = peers.first(where: { $0.name == name }) else {
                return Mark(text: "no peer is called \"\(name)\"", met: false)
            }
            let ratio = ours.best / peer.best
            return Mark(text: "≤ \(factor.short) × \(name): \(ratio.short)", met: ratio <= factor)
        }
    }

    private static func counted(_ text: String, _ met: Bool) -> Mark {
        allocation_counter_available()
            ? Mark(text: text, met: met) : Mark(text: "\(text) (not counted here)", met: false)
    }
}

extension Double {
    /// At most two digits after the point, none for whole or large numbers.
    var short: String {
        if magnitude >= 100 || self == rounded() { return String(Int(rounded())) }
        let hundredths = Int((self * 100).rounded())
        let rest = abs(hundredths % 100)
        return "\(self < 0 && hundredths > -100 ? "-" : "")\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
