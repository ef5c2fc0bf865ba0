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
    /// What the body said of itself, if anything; of all rounds.
    public let findings: [String: Bool]

    public var best: Double { rounds.min() ?? 0 }
    public var median: Double { rounds.isEmpty ? 0 : rounds.sorted()[rounds.count / 2] }
}

/// What was measured of one row.
public struct RowResult: Codable {
    public let name: String
    public let ours: OperationResult
    public let peers: [OperationResult]
    public let marks: [Mark]

    init(row: Row, ours: OperationResult, peers: [OperationResult]) {
        name = row.name
        self.ours = ours
        self.peers = peers
        marks = row.reach.map { Mark($0, ours: ours, peers: peers) }
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
