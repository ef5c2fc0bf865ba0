import Scenery

#if canImport(Testing)
    import Testing
#endif

/// Runs a test in one order after another, and makes the first failing order as short as it gets.
@MainActor struct Explorer {
    typealias Body = @MainActor (Exploration) async throws -> Void

    /// What came of one run.
    struct Run {
        let steps: [ExplorationStep]
        let arrived: [String]
        /// Steps that were asked for and did not come to be.
        let unmade: [ExplorationStep]
        /// Whether it gave up with work still pending.
        let isEndless: Bool
        /// What the test complained of; empty when it passed.
        let complaints: [String]

        var isFailure: Bool { isEndless || !complaints.isEmpty }
    }

    let seed: UInt64
    let orders: Int
    let isCancelling: Bool
    let body: Body

    /// The first failure, as short as it gets; `nil` when every order passes.
    func firstFailure() async -> ExplorationFailure? {
        for (number, choosing) in zip(1..., choices) {
            let run = await run(choosing)
            guard run.isFailure else { continue }
            // One that does not end does not get shorter without a step.
            guard !run.isEndless else { return failure(run, order: number, .endless) }
            guard await passesInArrival(run) else { return await failureBesideOrder(run, order: number) }
            return failure(await nearest(await shortest(run)), order: number, .order)
        }
        return nil
    }

    /// What comes of these steps alone.
    func replay(_ steps: [ExplorationStep]) async -> ExplorationFailure? {
        let run = await run(.given(steps))
        if let missing = run.unmade.first {
            let complaint = "at \"\(missing.code)\": the work has not come, or is over"
            return failure(run, complaints: [complaint], order: 1, .steps)
        }
        guard run.isFailure else { return nil }
        guard await !passesInArrival(run) else { return failure(run, order: 1, .order) }
        let passing = await passing(beside: run)
        return failure(run, order: 1, passing.map(Self.arrival) ?? .any)
    }

    /// The orders to try, one after the other.
    var choices: [StepChoosing] {
        var chance = SplitMix64(seed: seed)
        return (1...max(1, orders)).map { order in
            switch order {
            case 1: .arrival
            case 2: .newest
            default: .chance(SplitMix64(seed: chance.next()), cancelling: isCancelling)
            }
        }
    }

    // MARK: Running

    func run(_ choosing: StepChoosing) async -> Run {
        let exploration = Exploration(choosing)
        let complaints = await Self.complaints { try await body(exploration) }
        await exploration.end()
        return Run(
            steps: exploration.steps, arrived: exploration.arrived, unmade: exploration.choosing.unmade,
            isEndless: exploration.isEndless, complaints: complaints)
    }

    /// Runs a test without failing it, and says what it complained of.
    private static func complaints(_ body: @MainActor () async throws -> Void) async -> [String] {
        #if canImport(Testing)
            if Test.current != nil { return await IssueCatcher().complaints(body) }
        #endif
        return await FailureCollector().complaints(body)
    }

    /// A failure of the order of arrival: because of the order, if another one passes.
    private func failureBesideOrder(_ run: Run, order: Int) async -> ExplorationFailure {
        guard let passing = await passing(beside: run) else { return failure(run, order: order, .any) }
        let (shortest, counterpart) = await shortest(run, beside: passing)
        return failure(shortest, order: order, Self.arrival(passing: counterpart))
    }

    private static func arrival(passing: Run) -> ExplorationFailure.Reason {
        .arrival(passing: ExplorationStep.code(of: passing.steps))
    }

    private func failure(
        _ run: Run, complaints: [String]? = nil, order: Int, _ reason: ExplorationFailure.Reason
    ) -> ExplorationFailure {
        ExplorationFailure(
            complaints: complaints ?? run.complaints, steps: run.steps.map(\.text),
            replay: ExplorationStep.code(of: run.steps), order: order, seed: seed, reason: reason)
    }
}
