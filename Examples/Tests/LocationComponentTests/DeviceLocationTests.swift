import SceneryTestKit
import Testing

@testable import LocationComponent

@MainActor @Suite("DeviceLocation") struct DeviceLocationTests {
    private let output = DeviceLocationOutputMock()

    @Test("a location that may be used comes to the caller and to the output")
    func granted() async throws {
        let component = component(.granted)
        #expect(try await component.currentLocation() == .aCoruna)
        #expect(output.onProvided.calls == [.aCoruna])
        output.onFailed.verify(.never)
    }

    @Test("without the permission there is no location until the person is asked; they are asked once")
    func undetermined() async throws {
        let component = component(.undetermined)
        await #expect(throws: DeviceLocationFailure.noPermission) { try await component.currentLocation() }
        #expect(output.onFailed.calls == [.noPermission])
        #expect(try await component.requestLocation() == .aCoruna)
        #expect(try await component.currentLocation() == .aCoruna)
    }

    @Test(
        "each reason against the location is an error of its own, whether or not the person is asked",
        arguments: [
            (DeviceLocationConfiguration.Setting.denied, DeviceLocationFailure.denied),
            (.restricted, .restricted), (.disabled, .disabled), (.none, .noLocation),
        ])
    func failures(setting: DeviceLocationConfiguration.Setting, failure: DeviceLocationFailure) async {
        let component = component(setting)
        await #expect(throws: failure) { try await component.currentLocation() }
        await #expect(throws: failure) { try await component.requestLocation() }
        #expect(output.onFailed.calls == [failure, failure])
        output.onProvided.verify(.never)
    }

    @Test("a person who is asked and does not decide leaves the app without the permission")
    func undecided() async {
        let gateway = LocationGatewayMock()
        gateway.onRequestPermission.returns(.undetermined)
        let component = DeviceLocationComponent(gateway: gateway)
        await #expect(throws: DeviceLocationFailure.noPermission) { try await component.requestLocation() }
        gateway.onCoordinates.verify(.never)
    }

    @Test("a caller that stops waiting is told so")
    func cancelled() async {
        let gate = Gate<Void, LocationPermission>("permission")
        let gateway = LocationGatewayMock()
        gateway.onPermission.waits(at: gate)
        let component = DeviceLocationComponent(gateway: gateway)
        component.output = output
        let location = Task { try await component.currentLocation() }
        await gate.arrival()
        location.cancel()
        await #expect(throws: DeviceLocationFailure.cancelled) { try await location.value }
        #expect(output.onFailed.calls == [.cancelled])
        gate.succeed(.granted)
    }

    @Test("the output is not kept alive")
    func outputReleased() {
        let component = DeviceLocationAssembly.assemble(
            output: DeviceLocationOutputMock(), configuration: DeviceLocationConfiguration())
        #expect(component.output == nil)
    }

    private func component(_ setting: DeviceLocationConfiguration.Setting) -> any DeviceLocationProviding {
        DeviceLocationAssembly.assemble(
            output: output, configuration: DeviceLocationConfiguration(setting: setting))
    }
}
