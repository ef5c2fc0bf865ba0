// How a failing order is made as short as it gets.
extension Explorer {
    /// PrimitiveValues out one step after the other for as long as the rest fails because of its order.
    func shortest(_ found: Run) async -> Run {
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
    func nearest(_ found: Run) async -> Run {
        var nearest = found
        var index = 0
        while index + 1 < nearest.steps.count {
            var steps = nearest.steps
            let isTurned = nearest.position(of: steps[index]) > nearest.position(of: steps[index + 1])
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
        guard let run = await made(steps), run.isFailure else { return nil }
        return await passesInArrival(run) ? run : nil
    }

    /// Whether the same work, ended in the order in which it comes, passes. If it fails too, something is
    /// missing and the order is not at fault. Work that does not come in that order is not part of it.
    func passesInArrival(_ run: Run) async -> Bool {
        let works = run.steps.filter { $0.kind != .time }
        let plain = await self.run(.arrivalOf(works, times: run.steps.count - works.count))
        return plain.steps != run.steps && !plain.isFailure
    }

    /// A run that passes though the order of arrival fails, if one of some orders does.
    func passing(beside run: Run) async -> Run? {
        for choosing in choices.dropFirst().prefix(40) where !run.steps.isEmpty {
            let other = await self.run(choosing)
            if !other.isFailure { return other }
        }
        return nil
    }

    /// PrimitiveValues the same work out of an order that fails and of one that passes, for as long as they do.
    ///
    /// Work may bring other work in another order, such as another number to be saved, so it is the same when it
    /// waits at the same gate.
    func shortest(_ failing: Run, beside passing: Run) async -> (failing: Run, passing: Run) {
        var pair = (failing: failing, passing: passing)
        var index = 0
        while index < pair.failing.steps.count {
            if let shorter = await leavingOut(index, of: pair) {
                pair = shorter
                index = 0
            } else {
                index += 1
            }
        }
        return pair
    }

    /// Both runs without one step of the failing run, and without one of its like of the passing run, if that has as many.
    private func leavingOut(_ index: Int, of pair: (failing: Run, passing: Run)) async
        -> (failing: Run, passing: Run)?
    {
        let kind = pair.failing.steps[index].likeness
        let alike = pair.passing.steps.indices.filter { pair.passing.steps[$0].likeness == kind }
        let count = pair.failing.steps.count { $0.likeness == kind }
        guard let failing = await made(pair.failing.steps, without: index), failing.isFailure else {
            return nil
        }
        if alike.count < count { return (failing, pair.passing) }
        for other in alike {
            if let passing = await made(pair.passing.steps, without: other), !passing.isFailure {
                return (failing, passing)
            }
        }
        return nil
    }

    private func made(_ steps: [ExplorationStep], without index: Int) async -> Run? {
        var steps = steps
        steps.remove(at: index)
        return await made(steps)
    }

    /// The run of these steps, if they can be made.
    private func made(_ steps: [ExplorationStep]) async -> Run? {
        let run = await run(.given(steps))
        return run.unmade.isEmpty && run.steps.count == steps.count ? run : nil
    }
}

extension ExplorationStep {
    /// The gate, or the event without its number: what steps have in common that differ in what they are asked for.
    fileprivate var likeness: Self {
        Self(kind: kind, work: String(work.prefix { kind == .event ? $0 != "#" : $0 != "(" }))
    }
}

extension Explorer.Run {
    /// When the work of a step came; time has no position of its own.
    fileprivate func position(of step: ExplorationStep) -> Int {
        let key = step.kind == .event ? step.code : step.work
        return step.kind == .time ? -1 : arrived.firstIndex(of: key) ?? -1
    }
}
