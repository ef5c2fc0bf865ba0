// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

@testable public import LocationComponent
import Scenery
public import SceneryTestKit

@MainActor
public final class DeviceLocationOutputMock: DeviceLocationOutput {
    /// The mock's log: all calls in order, and where the mock was created.
    public nonisolated let mock: MockLog
    public nonisolated let onProvided = Stub<Coordinates, Void, Never>("DeviceLocationOutput.provided(_:)")
    public nonisolated let onFailed = Stub<DeviceLocationFailure, Void, Never>("DeviceLocationOutput.failed(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("DeviceLocationOutputMock", [onProvided, onFailed], fileID, filePath, line, column)
    }

    public func provided(_ coordinates: Coordinates) { onProvided.call(coordinates) }
    public func failed(_ failure: DeviceLocationFailure) { onFailed.call(failure) }
}

@MainActor
public final class DeviceLocationProvidingMock: DeviceLocationProviding {
    /// The mock's log: all calls in order, and where the mock was created.
    public nonisolated let mock: MockLog
    public nonisolated let onOutput = PropertyStub<(any DeviceLocationOutput)?>("DeviceLocationProviding.output")
    public nonisolated let onCurrentLocation = AsyncStub<Void, Coordinates, DeviceLocationFailure>("DeviceLocationProviding.currentLocation()")
    public nonisolated let onRequestLocation = AsyncStub<Void, Coordinates, DeviceLocationFailure>("DeviceLocationProviding.requestLocation()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    public nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("DeviceLocationProvidingMock", [
            onOutput.reads, onOutput.writes, onCurrentLocation, onRequestLocation,
        ], fileID, filePath, line, column)
    }

    public var output: (any DeviceLocationOutput)? {
        get { onOutput.value }
        set { onOutput.value = newValue }
    }

    public func currentLocation() async throws(DeviceLocationFailure) -> Coordinates {
        try await onCurrentLocation.call()
    }

    public func requestLocation() async throws(DeviceLocationFailure) -> Coordinates {
        try await onRequestLocation.call()
    }
}

final class LocationGatewayMock: LocationGateway, Sendable {
    /// The mock's log: all calls in order, and where the mock was created.
    let mock: MockLog
    let onPermission = AsyncStub<Void, LocationPermission, Never>("LocationGateway.permission()")
    let onRequestPermission = AsyncStub<Void, LocationPermission, Never>("LocationGateway.requestPermission()")
    let onCoordinates = AsyncStub<Void, Coordinates?, Never>("LocationGateway.coordinates()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("LocationGatewayMock", [
            onPermission, onRequestPermission, onCoordinates,
        ], fileID, filePath, line, column)
    }

    func permission() async -> LocationPermission { await onPermission.call() }
    func requestPermission() async -> LocationPermission { await onRequestPermission.call() }
    func coordinates() async -> Coordinates? { await onCoordinates.call() }
}
