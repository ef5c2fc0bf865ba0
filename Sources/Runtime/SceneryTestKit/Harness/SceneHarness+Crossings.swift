import Scenery

extension SceneHarness {
    /// Fails the test unless this is what crosses next, or, where the harness is not exhaustive, what
    /// crosses at some time after what was expected before.
    ///
    /// Waits until it comes, or until the scene has nothing left to do.
    ///
    /// - Parameters:
    ///   - name: The boundary and the member as Swift names it: `RidePresenting.present(_:)`.
    ///   - arguments: The values, compared by their text, or an `ExpectedArgument`. Without any they are
    ///     not looked at.
    /// - Returns: The crossing; `nil` when it did not come.
    @discardableResult
    public func expect<each Argument>(
        _ name: String, _ arguments: repeat each Argument, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async -> Crossing? {
        var values: [ExpectedArgument] = []
        for argument in repeat each arguments { values.append(.value(argument)) }
        let expected = ExpectedCrossing(name: name, arguments: values.isEmpty ? nil : values)
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return await find(expected, at: place)
    }

    /// Fails the test when anything crossed that was not expected. Waits until the scene has nothing left
    /// to do.
    public func expectNothingMore(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        await settle()
        reportLeftovers(at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Every crossing so far, in the order they began.
    public var crossings: [Crossing] { timeline.entries.map(\.crossing) }

    var words: SceneFailures { SceneFailures(timeline: timeline, gates: gates) }

    private func find(_ expected: ExpectedCrossing, at place: TestPlace) async -> Crossing? {
        var patience = Patience()
        while true {
            let entries = timeline.entries
            let open = entries.indices.filter { entries[$0].mark == .new || entries[$0].mark == .told }
            let match = open.first { expected.matches(entries[$0].crossing) }
            let inTheWay = open.first { entries[$0].mark == .new && $0 != match }
            if isExhaustive, let inTheWay, match.map({ inTheWay < $0 }) ?? true {
                failure.report(words.unexpected(expected, got: entries[inTheWay].crossing), at: place)
                // Told once: what comes after it is looked at for itself.
                for index in open where index < match ?? inTheWay + 1 { timeline.mark(index, .told) }
                // What has come with other arguments is not waited for any more, and expected by nobody else.
                if match == nil, entries[inTheWay].crossing.name == expected.name {
                    timeline.mark(inTheWay, .skipped)
                }
                if let match { timeline.mark(match, .expected) }
                return nil
            }
            if let match {
                if !isExhaustive {
                    for index in open where index < match { timeline.mark(index, .skipped) }
                }
                timeline.mark(match, .expected)
                if timeline.entries[match].outcome == nil { await reachesItsGate() }
                return entries[match].crossing
            }
            guard await patience.lasts(self) else {
                failure.report(words.missing(expected), at: place)
                return nil
            }
        }
    }

    /// A call that has begun is not at its gate yet: on its way it may change threads. The test lets it finish
    /// as soon as it knows of the crossing, so it is to be there by then.
    private func reachesItsGate() async {
        await Quiet.rounds { self.gates.reduce(self.timeline.news) { $0 + $1.arrivals } }
    }

    func reportLeftovers(at place: TestPlace) {
        let left = timeline.entries.filter { $0.mark == .new }.map(\.crossing)
        if !left.isEmpty { failure.report(words.leftover(left), at: place) }
    }
}

/// How long a test waits for what does not come: many rounds in which nothing happens.
@MainActor struct Patience {
    private var rounds = 0
    private var last = -1

    mutating func lasts<Logic>(_ scene: SceneHarness<Logic>) async -> Bool {
        scene.clock.executor.runUntilIdle()
        await Quiet.round()
        let isBusy = scene.gates.contains { $0.isLeaving } || scene.clock.executor.jobCount > 0
        rounds = scene.timeline.news == last && !isBusy ? rounds + 1 : 0
        last = scene.timeline.news
        return rounds < 2_000
    }
}
