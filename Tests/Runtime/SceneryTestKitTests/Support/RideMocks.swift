// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryTestKit

@MainActor
final class RideManagingMock: RideManaging {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHome = PropertyStub<String?>("RideManaging.home")
    nonisolated let onRideIn = Stub<(Int, String), Ride, any Error>("RideManaging.ride(_:in:)")
    nonisolated let onLoad = AsyncStub<Int, Ride, any Error>("RideManaging.load(_:)")
    nonisolated let onCount = Stub<Void, Int, Never>("RideManaging.count()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RideManagingMock", [
            onHome.reads, onHome.writes, onRideIn, onLoad, onCount,
        ], fileID, filePath, line, column)
    }

    var home: String? {
        get { onHome.value }
        set { onHome.value = newValue }
    }

    func ride(_ number: Int, in city: String) throws -> Ride { try onRideIn.call((number, city)) }
    func load(_ number: Int) async throws -> Ride { try await onLoad.call(number) }
    func count() -> Int { onCount.call() }
}

@MainActor
final class RidePresentingMock: RidePresenting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onPresent = Stub<Ride, Void, Never>("RidePresenting.present(_:)")
    nonisolated let onPresentError = Stub<any Error, Void, Never>("RidePresenting.present(error:)")
    nonisolated let onClose = Stub<Void, Void, Never>("RidePresenting.close()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("RidePresentingMock", [onPresent, onPresentError, onClose], fileID, filePath, line, column)
    }

    func present(_ ride: Ride) { onPresent.call(ride) }
    func present(error: any Error) { onPresentError.call(error) }
    func close() { onClose.call() }
}
