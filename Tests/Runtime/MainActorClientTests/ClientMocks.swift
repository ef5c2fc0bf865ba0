// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryTestKit
import Testing

nonisolated final class RideLoggingMock: RideLogging, Sendable {
    /// The mock's log: all calls in order, and where the mock was created.
    let mock: MockLog
    let onLog = Stub<Ride, Void, Never>("RideLogging.log(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideLoggingMock", [onLog], fileID, filePath, line, column)
    }

    func log(_ ride: Ride) { onLog.call(ride) }
}

final class RideObservingMock: RideObserving, Sendable {
    /// The mock's log: all calls in order, and where the mock was created.
    let mock: MockLog
    let onRideDidChange = Stub<Ride, Void, Never>("RideObserving.rideDidChange(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideObservingMock", [onRideDidChange], fileID, filePath, line, column)
    }

    func rideDidChange(_ ride: Ride) { onRideDidChange.call(ride) }
}
