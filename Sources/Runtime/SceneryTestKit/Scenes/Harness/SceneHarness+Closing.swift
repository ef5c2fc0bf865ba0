import Scenery

extension SceneHarness {
    /// Ends the test of the scene: nothing may be left that nobody expected, and once the scene is closed,
    /// each of its roles must be gone.
    ///
    /// Work that is on its way elsewhere is given the time to see that it is cancelled. Work that waits at a
    /// gate does not keep the scene: it must be cancelled with it, or not hold it.
    /// Afterwards it is ended with `CancellationError`.
    public func close(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        await settle()
        if isExhaustive {
            reportLeftovers(at: location)
            if !navigations.isEmpty {
                failure.report(
                    """
                    a change of the navigation nobody expected
                      \(navigations.map(\.description).joined(separator: "\n  "))
                    \(words.story)
                    """, at: location)
            }
        }
        sending { navigator.close() }
        await settle()
        timeline.forgetValues()
        var patience = Patience()
        while !proof.holds, await patience.lasts(self) {}
        let waiting = gates.filter { !$0.waitingTexts.isEmpty }
        _ = proof.verify(hints: holders(waiting), at: location)
        for gate in waiting { gate.cancelAll() }
        await settle()
    }

    /// Work that has not ended, as an explanation for a role that is still there.
    private func holders(_ waiting: [any AnyGate]) -> [String] {
        let gates = waiting.map { "work that waits at the gate \"\($0.name)\"" }
        let calls = timeline.open.map { "the call \($0.name), which has not ended" }
        let timers = clock.sleepers == 0 ? [] : ["what waits for the time of the harness's clock"]
        return gates + (gates.isEmpty ? calls : []) + timers
    }
}
