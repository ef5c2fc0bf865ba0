import Scenery

extension SceneHarness {
    /// Fails the test unless the next notification of `topic` was delivered to observers of these classes, in
    /// this order, and to no other. Waits until it comes, or until the scene has nothing left to do. For none
    /// at all there is `expectNotDelivered`.
    ///
    /// `broadcasts` must be what the notifier was made with.
    public func expectDelivered<Topic>(
        _ topic: Topic.Type, by observers: String..., fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let deliveries = await nextDeliveries(of: "\(topic)", at: location)
        guard deliveries.map(\.observer) != observers else { return }
        let wanted = observers.isEmpty ? "nobody" : observers.joined(separator: ", ")
        failure.report(
            """
            expected \(topic) to be delivered to \(wanted)
              \(deliveries.isEmpty ? "no notification was delivered" : description(deliveries))
            """, at: location)
    }

    /// Fails the test when a notification of `topic` was delivered that was not expected yet. Waits until the
    /// scene has nothing left to do.
    ///
    /// `broadcasts` must be what the notifier was made with.
    public func expectNotDelivered<Topic>(
        _ topic: Topic.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let deliveries = await nextDeliveries(of: "\(topic)", at: location)
        guard !deliveries.isEmpty else { return }
        failure.report("expected no delivery of \(topic)\n  \(description(deliveries))", at: location)
    }

    private func description(_ deliveries: [NotificationDelivery]) -> String {
        let names = deliveries.map(\.observer).joined(separator: ", ")
        return "notified at \(deliveries.first?.sourceLocation ?? ""), delivered to \(names)"
    }

    /// Waits for a notification that was not expected yet, and counts it as expected.
    private func nextDeliveries(of topic: String, at location: TestLocation) async -> [NotificationDelivery] {
        guard let record = broadcasts.log else {
            failure.report(
                "the harness has broadcasts that log nothing: Broadcasts(isLogging: true)", at: location)
            return []
        }
        var patience = Patience()
        while nextDeliveries(of: topic, in: record).isEmpty, await patience.lasts(self) {}
        let deliveries = nextDeliveries(of: topic, in: record)
        if let newest = deliveries.first { expectedNotifications[topic] = newest.notification }
        return deliveries
    }

    /// The deliveries of the first notification that was not expected yet.
    private func nextDeliveries(of topic: String, in record: NotificationLog) -> [NotificationDelivery] {
        let new = record.deliveries.filter {
            $0.topic == topic && $0.notification > expectedNotifications[topic] ?? 0
        }
        return new.filter { $0.notification == new.first?.notification }
    }
}
