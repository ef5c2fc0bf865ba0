import Scenery

extension SceneHarness {
    /// Fails the test unless this is what crosses next, or, where the harness is not exhaustive, what
    /// crosses at some time after what was expected before.
    ///
    /// Waits until it comes, or until the scene has nothing left to do.
    ///
    ///     await scene.expect(AboutPresentingCrossing.present(about))
    ///     await scene.expect(AboutDisplayingCrossing.show(.where(\.title, "About")))
    ///
    /// - Parameter expected: A member of a boundary, called with values and matchers for its arguments.
    /// - Returns: The crossing; `nil` when it did not come.
    @discardableResult
    public func expect(
        _ expected: ExpectedCrossing, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async -> Crossing? {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return await find(expected, at: location)
    }

    /// Fails the test when anything crossed that was not expected. Waits until the scene has nothing left
    /// to do.
    public func expectNothingMore(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        await settle()
        reportLeftovers(at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Every crossing so far, in the order they began.
    public var crossings: [Crossing] { timeline.entries.map(\.crossing) }

    var words: SceneFailures { SceneFailures(timeline: timeline, gates: gates) }

    private func find(_ expected: ExpectedCrossing, at location: TestLocation) async -> Crossing? {
        var patience = Patience()
        while true {
            let entries = timeline.entries
            let open = entries.indices.filter { entries[$0].mark == .new || entries[$0].mark == .reported }
            let match = open.first { expected.matches(entries[$0].crossing) }
            let inTheWay = open.first { entries[$0].mark == .new && $0 != match }
            if isExhaustive, let inTheWay, match.map({ inTheWay < $0 }) ?? true {
                failure.report(words.unexpected(expected, got: entries[inTheWay].crossing), at: location)
                // Reported once: what comes after it is checked as usual.
                for index in open where index < match ?? inTheWay + 1 { timeline.mark(index, .reported) }
                // What has come with other arguments is not waited for any more, and expected by nobody else.
                if match == nil, expected.isOfSameMember(as: entries[inTheWay].crossing) {
                    timeline.mark(inTheWay, .skipped)
                }
                if let match { timeline.mark(match, .expected) }
                return nil
            }
            if let match {
                if !isExhaustive {
                    for index in open where index < match { timeline.mark(index, .skipped) }
                }
                expected.capture(entries[match].crossing)
                timeline.mark(match, .expected)
                if timeline.entries[match].outcome == nil { await reachesItsGate() }
                return entries[match].crossing
            }
            guard await patience.lasts(self) else {
                failure.report(words.missing(expected), at: location)
                return nil
            }
        }
    }

    /// Waits until a call that has started is at its gate, because it may change threads on the way there. A test may
    /// let the call finish as soon as the crossing is reported, so the call must be at the gate by then.
    private func reachesItsGate() async {
        await QuiescenceWaiter.rounds { self.gates.reduce(self.timeline.news) { $0 + $1.arrivals } }
    }

    func reportLeftovers(at location: TestLocation) {
        let left = timeline.entries.filter { $0.mark == .new }.map(\.crossing)
        if !left.isEmpty { failure.report(words.leftover(left), at: location) }
    }
}

/// How long a test waits for what does not come: many rounds in which nothing happens.
@MainActor struct Patience {
    private var rounds = 0
    private var last = -1

    mutating func lasts<Logic>(_ scene: SceneHarness<Logic>) async -> Bool {
        scene.clock.executor.runUntilIdle()
        await QuiescenceWaiter.round()
        let isBusy = scene.gates.contains { $0.isLeaving } || scene.clock.executor.jobCount > 0
        rounds = scene.timeline.news == last && !isBusy ? rounds + 1 : 0
        last = scene.timeline.news
        return rounds < 2_000
    }
}
