// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryTestKit
import Testing

nonisolated final class RideLoggingMock: RideLogging, Sendable {
    /// The mock's own log: all calls in order, and the place it was made at.
    let mock: MockLog
    let onLog = Stub<Ride, Void, Never>("RideLogging.log(_:)")

    /// Makes a mock that answers nothing yet; calls without an answer fail the test here.
    init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideLoggingMock", [onLog], fileID, filePath, line, column)
    }

    func log(_ ride: Ride) { onLog.call(ride) }
}

final class RideObservingMock: RideObserving, Sendable {
    /// The mock's own log: all calls in order, and the place it was made at.
    let mock: MockLog
    let onRideDidChange = Stub<Ride, Void, Never>("RideObserving.rideDidChange(_:)")

    /// Makes a mock that answers nothing yet; calls without an answer fail the test here.
    init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideObservingMock", [onRideDidChange], fileID, filePath, line, column)
    }

    func rideDidChange(_ ride: Ride) { onRideDidChange.call(ride) }
}
