import Scenery

extension SceneHarness {
    /// Fails the test unless this is what happens to the navigation next. Waits until it does, or until the
    /// scene has nothing left to do.
    public func expectNavigation(
        _ expected: ExpectedNavigation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        var patience = Patience()
        while navigations.isEmpty, await patience.lasts(self) {}
        guard let next = navigations.first else {
            return failure.report(
                "expected to \(expected)\n  the navigation did not change\n\(words.story)", at: location)
        }
        navigations.removeFirst()
        guard next != expected else { return }
        failure.report("expected to \(expected)\n  what came is to \(next)\n\(words.story)", at: location)
    }
}
