import Foundation
import SceneryScreens

/// A host with a stand-in for its framework, which steps are performed on.
@MainActor public protocol SimulatedHost {
    init()
    func perform(_ step: Step)
    /// Lets everything that is under way come to its end, and says what is wrong then; empty when all is well.
    func settledProblems() -> [String]
}

/// Sequences of steps that a seed decides, and the shortest that shows a fault.
@MainActor public struct Simulation<Host: SimulatedHost> {
    public let seed: UInt64

    /// - Parameter seed: That of the environment variable `SCENERY_SEED`, else a random one; it is printed.
    public init(seed: UInt64? = ProcessInfo.processInfo.environment["SCENERY_SEED"].flatMap { UInt64($0) }) {
        self.seed = seed ?? .random(in: 0...UInt64.max)
        print("\(Host.self): SCENERY_SEED=\(self.seed)")
    }

    /// Runs the sequences, of 1 to 16 steps each.
    ///
    /// - Returns: A description of the first sequence that shows a fault, made as short as possible; `nil` when none does.
    public func run(_ count: Int) -> String? {
        var generator = SplitMix64(seed: seed)
        for index in 0..<count {
            let length = Int.random(in: 1...16, using: &generator)
            let steps = (0..<length).map { _ in Step.random(using: &generator) }
            guard !Self.problems(of: steps).isEmpty else { continue }
            let short = Self.shrunk(steps)
            return
                "seed \(seed), sequence \(index): \(short) → \(Self.problems(of: short).joined(separator: "; "))"
        }
        return nil
    }

    public static func problems(of steps: [Step]) -> [String] {
        let host = Host()
        for step in steps { host.perform(step) }
        return host.settledProblems()
    }

    /// Leaves out whatever the fault does not need.
    static func shrunk(_ steps: [Step]) -> [Step] {
        var steps = steps
        var length = steps.count / 2
        while length > 0 {
            var start = 0
            while start < steps.count {
                var fewer = steps
                fewer.removeSubrange(start..<min(start + length, steps.count))
                if problems(of: fewer).isEmpty { start += length } else { steps = fewer }
            }
            length /= 2
        }
        return steps
    }
}
