import Scenery

/// Asks the person for the permission to use the location.
struct PermissionWorker: AsyncWorker {
    let gateway: any LocationGateway

    func output(_: Void) async throws { try await gateway.requestPermission().check() }
}

/// Finds where the device is, if it may.
struct DeviceLocationWorker: AsyncWorker {
    let gateway: any LocationGateway

    func output(_: Void) async throws -> Coordinates {
        try await gateway.permission().check()
        guard let coordinates = await gateway.coordinates() else { throw DeviceLocationFailure.noLocation }
        return coordinates
    }
}

extension LocationPermission {
    /// - Throws: Why the location may not be used.
    fileprivate func check() throws(DeviceLocationFailure) {
        switch self {
        case .granted: return
        case .undetermined: throw .noPermission
        case .denied: throw .denied
        case .restricted: throw .restricted
        case .disabled: throw .disabled
        }
    }
}
