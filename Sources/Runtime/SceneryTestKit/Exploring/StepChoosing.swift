/// Who says what happens next.
enum StepChoosing {
    /// In the order in which it came: what a test sees that leaves order to itself.
    case arrival
    /// The newest first.
    case newest
    /// By chance, from a seed.
    case chance(SplitMix64, cancelling: Bool)
    /// These steps, one after the other; whatever else is pending stays so.
    case given([ExplorationStep])

    /// - Parameter pending: What could end, in the order it came, and whether time could pass.
    /// - Returns: `nil` when nothing is to happen any more.
    mutating func next(_ pending: [String], hasTimers: Bool) -> ExplorationStep? {
        if case .given(var steps) = self {
            guard let step = steps.first, step.isPossible(pending, hasTimers: hasTimers) else { return nil }
            steps.removeFirst()
            self = .given(steps)
            return step
        }
        guard !pending.isEmpty else { return hasTimers ? ExplorationStep(kind: .time, work: "") : nil }
        switch self {
        case .arrival: return .finish(pending[0])
        case .newest: return .finish(pending[pending.count - 1])
        case .chance(var chance, let isCancelling):
            defer { self = .chance(chance, cancelling: isCancelling) }
            let index = Int.random(in: 0..<(pending.count + (hasTimers ? 1 : 0)), using: &chance)
            guard index < pending.count else { return ExplorationStep(kind: .time, work: "") }
            let isCancelled = isCancelling && Int.random(in: 0..<4, using: &chance) == 0
            return ExplorationStep(kind: isCancelled ? .cancel : .finish, work: pending[index])
        case .given: return nil  // handled above
        }
    }

    /// Steps that were asked for and could not be made.
    var unmade: [ExplorationStep] {
        if case .given(let steps) = self { steps } else { [] }
    }
}

extension ExplorationStep {
    fileprivate func isPossible(_ pending: [String], hasTimers: Bool) -> Bool {
        kind == .time ? hasTimers : pending.contains(work)
    }
}

/// The generator of Steele, Lea and Flood (2014): the same numbers for the same seed, everywhere.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
