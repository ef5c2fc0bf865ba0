import Scenery

/// Has its workers find the location and reports it both to the caller and to the output.
final class DeviceLocationComponent: DeviceLocationProviding {
    weak var output: (any DeviceLocationOutput)?
    private let permissionWorker: PermissionWorker
    private let locationWorker: DeviceLocationWorker

    init(gateway: any LocationGateway) {
        permissionWorker = PermissionWorker(gateway: gateway)
        locationWorker = DeviceLocationWorker(gateway: gateway)
    }

    func currentLocation() async throws(DeviceLocationFailure) -> Coordinates {
        try await report(.once(locationWorker))
    }

    func requestLocation() async throws(DeviceLocationFailure) -> Coordinates {
        try await report(
            Promise.once(permissionWorker).then { [locationWorker] in Promise.once(locationWorker) })
    }

    private func report(_ location: Promise<Coordinates>) async throws(DeviceLocationFailure) -> Coordinates {
        do {
            let coordinates = try await location.value
            output?.provided(coordinates)
            return coordinates
        } catch {
            // The workers reject with nothing else; a promise whose caller left, with a `CancellationError`.
            let failure = error as? DeviceLocationFailure ?? .cancelled
            output?.failed(failure)
            throw failure
        }
    }
}
