import Scenery

extension SceneHarness {
    /// Fails the test unless the next notification of `topic` was heard by observers of these classes, in
    /// this order, and by nobody else. Waits until it comes, or until the scene has nothing left to do. For none
    /// at all there is `expectNotHeard`.
    ///
    /// `broadcasts` must be what the notifier was made with.
    public func expectHeard<Topic>(
        _ topic: Topic.Type, by observers: String..., fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let hearings = await nextHearings(of: "\(topic)", at: place)
        guard hearings.map(\.observer) != observers else { return }
        let wanted = observers.isEmpty ? "nobody" : observers.joined(separator: ", ")
        failure.report(
            """
            expected \(topic) to be heard by \(wanted)
              \(hearings.isEmpty ? "nobody heard a notification" : told(hearings))
            """, at: place)
    }

    /// Fails the test when anybody hears a notification of `topic` that was not asked for yet. Waits until the
    /// scene has nothing left to do.
    ///
    /// `broadcasts` must be what the notifier was made with.
    public func expectNotHeard<Topic>(
        _ topic: Topic.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let hearings = await nextHearings(of: "\(topic)", at: place)
        guard !hearings.isEmpty else { return }
        failure.report("expected nobody to hear \(topic)\n  \(told(hearings))", at: place)
    }

    private func told(_ hearings: [HearingRecord.Hearing]) -> String {
        let names = hearings.map(\.observer).joined(separator: ", ")
        return "notified at \(hearings.first?.place ?? ""), heard by \(names)"
    }

    /// Waits for a notification that was not asked for yet. From then on it was.
    private func nextHearings(of topic: String, at place: TestPlace) async -> [HearingRecord.Hearing] {
        guard let record = broadcasts.record else {
            failure.report(
                "the harness has broadcasts that record nothing: Broadcasts(isRecording: true)", at: place)
            return []
        }
        var patience = Patience()
        while nextHearings(of: topic, in: record).isEmpty, await patience.lasts(self) {}
        let hearings = nextHearings(of: topic, in: record)
        if let newest = hearings.first { heard[topic] = newest.notification }
        return hearings
    }

    /// Who heard the first notification that was not asked for yet.
    private func nextHearings(of topic: String, in record: HearingRecord) -> [HearingRecord.Hearing] {
        let new = record.hearings.filter { $0.topic == topic && $0.notification > heard[topic] ?? 0 }
        return new.filter { $0.notification == new.first?.notification }
    }
}
