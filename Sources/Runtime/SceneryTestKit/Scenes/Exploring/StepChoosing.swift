/// What could end or happen next, by name.
struct PendingStep {
    let name: String
    /// Whether it is an event of the test's, which nothing cancels.
    var isEvent = false
    var isCancellable = false

    func matches(_ step: ExplorationStep) -> Bool {
        step.kind != .time && step.work == name && (step.kind == .event) == isEvent
    }

    var step: ExplorationStep { ExplorationStep(kind: isEvent ? .event : .finish, work: name) }
}

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
    /// This work alone, in the order in which it comes. Time passes, so often, where none of it is pending.
    case arrivalOf([ExplorationStep], times: Int)

    /// - Parameter pending: What could end, in the order it came, and whether time could pass.
    /// - Returns: `nil` when nothing is to happen any more.
    mutating func next(_ pending: [PendingStep], hasTimers: Bool) -> ExplorationStep? {
        switch self {
        case .given(var steps):
            guard let step = steps.first, step.isPossible(pending, hasTimers: hasTimers) else { return nil }
            steps.removeFirst()
            self = .given(steps)
            return step
        case .arrivalOf(let works, let times):
            if let oldest = pending.first(where: { pending in works.contains { pending.matches($0) } }) {
                return oldest.step
            }
            guard hasTimers, times > 0 else { return nil }
            self = .arrivalOf(works, times: times - 1)
            return .time
        case .arrival: return pending.first?.step ?? (hasTimers ? .time : nil)
        case .newest: return pending.last?.step ?? (hasTimers ? .time : nil)
        case .chance(var chance, let isCancelling):
            defer { self = .chance(chance, cancelling: isCancelling) }
            guard !pending.isEmpty else { return hasTimers ? .time : nil }
            let index = Int.random(in: 0..<(pending.count + (hasTimers ? 1 : 0)), using: &chance)
            guard index < pending.count else { return .time }
            let isCancelled = isCancelling && Int.random(in: 0..<4, using: &chance) == 0
            guard isCancelled, pending[index].isCancellable else { return pending[index].step }
            return ExplorationStep(kind: .cancel, work: pending[index].name)
        }
    }

    /// Steps that were asked for and could not be made.
    var unmade: [ExplorationStep] {
        if case .given(let steps) = self { steps } else { [] }
    }
}

extension ExplorationStep {
    fileprivate func isPossible(_ pending: [PendingStep], hasTimers: Bool) -> Bool {
        kind == .time ? hasTimers : pending.contains { $0.matches(self) }
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
