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
            // One that does not end is no shorter with a step left out.
            guard !run.isEndless else { return failure(run, order: number, .endless) }
            guard await passesInArrival(run) else {
                return failure(run, order: number, await reasonBesideOrder(of: run))
            }
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
        let isOrder = await passesInArrival(run)
        return failure(run, order: 1, isOrder ? .order : await reasonBesideOrder(of: run))
    }

    /// The orders to try, one after the other.
    private var choices: [StepChoosing] {
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

    private func run(_ choosing: StepChoosing) async -> Run {
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

    // MARK: Shortening

    /// Leaves out one step after the other for as long as the rest fails because of its order.
    private func shortest(_ found: Run) async -> Run {
        var shortest = found
        var index = 0
        while index < shortest.steps.count {
            var steps = shortest.steps
            steps.remove(at: index)
            if let run = await failing(steps) {
                shortest = run
                index = 0
            } else {
                index += 1
            }
        }
        return shortest
    }

    /// Brings steps back into the order of arrival where it does not matter, so that those are left out of it
    /// that do.
    private func nearest(_ found: Run) async -> Run {
        var nearest = found
        var index = 0
        while index + 1 < nearest.steps.count {
            var steps = nearest.steps
            let isTurned = nearest.place(of: steps[index]) > nearest.place(of: steps[index + 1])
            steps.swapAt(index, index + 1)
            if isTurned, let run = await failing(steps) {
                nearest = run
                index = 0
            } else {
                index += 1
            }
        }
        return nearest
    }

    /// The run of these steps, if they can be made and fail because of their order.
    private func failing(_ steps: [ExplorationStep]) async -> Run? {
        let run = await run(.given(steps))
        guard run.isFailure, run.unmade.isEmpty, run.steps.count == steps.count else { return nil }
        return await passesInArrival(run) ? run : nil
    }

    /// Whether the same work, ended in the order in which it comes, passes. If it fails too, something is
    /// missing and the order is not at fault. Work that does not come in that order is no part of it.
    private func passesInArrival(_ run: Run) async -> Bool {
        let works = run.steps.filter { $0.kind != .time }
        let plain = await self.run(.arrivalOf(works, times: run.steps.count - works.count))
        return plain.steps != run.steps && !plain.isFailure
    }

    /// Why a run fails whose work fails in the order of arrival too: another order may pass.
    private func reasonBesideOrder(of run: Run) async -> ExplorationFailure.Reason {
        for choosing in choices.dropFirst().prefix(20) where !run.steps.isEmpty {
            let other = await self.run(choosing)
            if !other.isFailure { return .arrival(passing: ExplorationStep.code(of: other.steps)) }
        }
        return .any
    }

    private func failure(
        _ run: Run, complaints: [String]? = nil, order: Int, _ reason: ExplorationFailure.Reason
    ) -> ExplorationFailure {
        ExplorationFailure(
            complaints: complaints ?? run.complaints, steps: run.steps.map(\.text),
            replay: ExplorationStep.code(of: run.steps), order: order, seed: seed, reason: reason)
    }
}

extension Explorer.Run {
    /// When the work of a step came; time has no place of its own.
    fileprivate func place(of step: ExplorationStep) -> Int {
        let key = step.kind == .event ? step.code : step.work
        return step.kind == .time ? -1 : arrived.firstIndex(of: key) ?? -1
    }
}
