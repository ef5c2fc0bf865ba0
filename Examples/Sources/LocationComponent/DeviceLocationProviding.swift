import Scenery

/// What the component DeviceLocation can do.
@MainActor public protocol DeviceLocationProviding: Component {
    /// Receives the results, in addition to the caller.
    var output: (any DeviceLocationOutput)? { get set }

    /// Finds where the device is, without asking the person for the permission.
    ///
    /// - Throws: `DeviceLocationFailure.noPermission` if the person has not been asked yet.
    func currentLocation() async throws(DeviceLocationFailure) -> Coordinates

    /// Asks the person for the permission, unless they have decided already, and finds where the device is.
    func requestLocation() async throws(DeviceLocationFailure) -> Coordinates
}

/// Where the results of DeviceLocation come to.
@MainActor public protocol DeviceLocationOutput: ComponentOutput {
    func provided(_ coordinates: Coordinates)
    func failed(_ failure: DeviceLocationFailure)
}
