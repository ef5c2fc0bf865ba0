import Scenery

extension SceneHarness {
    /// Fails the test unless this is what happens to the navigation next. Waits until it does, or until the
    /// scene has nothing left to do.
    public func expectNavigation(
        _ expected: ExpectedNavigation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        var patience = Patience()
        while navigations.isEmpty, await patience.lasts(self) {}
        guard let next = navigations.first else {
            return failure.report(
                "expected to \(expected)\n  the navigation did not change\n\(words.story)", at: place)
        }
        navigations.removeFirst()
        guard next != expected else { return }
        failure.report("expected to \(expected)\n  what came is to \(next)\n\(words.story)", at: place)
    }

    /// Fails the test unless the next notification of `topic` was heard by observers of these classes, in
    /// this order, and by nobody else. Waits until it comes, or until the scene has nothing left to do.
    ///
    /// `broadcasts` must be what the notifier was made with.
    public func expectHeard<Topic>(
        _ topic: Topic.Type, by observers: String..., fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let record = broadcasts.record else {
            return failure.report(
                "the harness has broadcasts that record nothing: Broadcasts(isRecording: true)", at: place)
        }
        var patience = Patience()
        while nextHearings(of: "\(topic)", in: record).isEmpty, await patience.lasts(self) {}
        let hearings = nextHearings(of: "\(topic)", in: record)
        heard["\(topic)"] = hearings.first?.notification
        let names = hearings.map(\.observer)
        guard names != observers else { return }
        let told = hearings.first.map { "notified at \($0.place), heard by \(names.joined(separator: ", "))" }
        failure.report(
            """
            expected \(topic) to be heard by \(observers.isEmpty ? "somebody" : observers.joined(separator: ", "))
              \(told ?? "nobody heard a notification")
            """, at: place)
    }

    /// Who heard the first notification that was not asked for yet.
    private func nextHearings(of topic: String, in record: HearingRecord) -> [HearingRecord.Hearing] {
        let new = record.hearings.filter { $0.topic == topic && $0.notification > heard[topic] ?? 0 }
        return new.filter { $0.notification == new.first?.notification }
    }
}
