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
        /// What the test complained of; empty when it passed.
        let complaints: [String]

        var isFailure: Bool { !complaints.isEmpty }
    }

    let seed: UInt64
    let orders: Int
    let isCancelling: Bool
    let body: Body

    /// The first failure, as short as it gets; `nil` when every order passes.
    func firstFailure() async -> ExplorationFailure? {
        var chance = SplitMix64(seed: seed)
        for order in 1...max(1, orders) {
            let choosing: StepChoosing =
                switch order {
                case 1: .arrival
                case 2: .newest
                default: .chance(SplitMix64(seed: chance.next()), cancelling: isCancelling)
                }
            let run = await run(choosing)
            if run.isFailure { return await shortened(run, order) }
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
        let plain = await self.run(.given(arrival(of: run.steps, run)))
        return failure(run, complaints: run.complaints, order: 1, plain.isFailure ? .any : .order)
    }

    // MARK: Running

    private func run(_ choosing: StepChoosing) async -> Run {
        let exploration = Exploration(choosing)
        let complaints = await Self.complaints { try await body(exploration) }
        await exploration.end()
        return Run(
            steps: exploration.steps, arrived: exploration.arrived, unmade: exploration.choosing.unmade,
            complaints: complaints)
    }

    /// Runs a test without failing it, and says what it complained of.
    private static func complaints(_ body: @MainActor () async throws -> Void) async -> [String] {
        #if canImport(Testing)
            if Test.current != nil { return await IssueCatcher().complaints(body) }
        #endif
        do {
            try await body()
            return []
        } catch {
            return ["caught \(error)"]
        }
    }

    // MARK: Shortening

    /// Leaves out one step after the other for as long as the rest fails because of its order: the same
    /// steps in the order of arrival must pass, or something is missing and the order is not at fault.
    private func shortened(_ found: Run, _ order: Int) async -> ExplorationFailure {
        guard await passesInArrival(found) else {
            return failure(found, complaints: found.complaints, order: order, .any)
        }
        var shortest = found
        var index = 0
        while index < shortest.steps.count {
            var steps = shortest.steps
            steps.remove(at: index)
            let run = await run(.given(steps))
            if run.isFailure, run.unmade.isEmpty, run.steps.count < shortest.steps.count,
                await passesInArrival(run)
            {
                shortest = run
                index = 0
            } else {
                index += 1
            }
        }
        return failure(shortest, complaints: shortest.complaints, order: order, .order)
    }

    private func passesInArrival(_ run: Run) async -> Bool {
        let steps = arrival(of: run.steps, run)
        guard steps != run.steps else { return false }
        return await !self.run(.given(steps)).isFailure
    }

    /// The same work, ended in the order it came; time passes after it.
    private func arrival(of steps: [ExplorationStep], _ run: Run) -> [ExplorationStep] {
        let works = Set(steps.filter { $0.kind != .time }.map(\.work))
        return run.arrived.filter { works.contains($0) }.map { .finish($0) }
            + steps.filter { $0.kind == .time }
    }

    private func failure(
        _ run: Run, complaints: [String], order: Int, _ reason: ExplorationFailure.Reason
    ) -> ExplorationFailure {
        ExplorationFailure(
            complaints: complaints, steps: run.steps.map(\.text), replay: ExplorationStep.code(of: run.steps),
            order: order, seed: seed, reason: reason)
    }
}
