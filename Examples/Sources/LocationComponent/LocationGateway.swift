import Scenery

/// The location services of a device, as the workers see them.
protocol LocationGateway: Boundary, Sendable {
    func permission() async -> LocationPermission
    /// Asks the person, who is asked once at most: later calls return what they decided.
    func requestPermission() async -> LocationPermission
    /// The location; `nil` if it is not known.
    func coordinates() async -> Coordinates?
}

/// Whether the app may use the location.
enum LocationPermission: Sendable, CaseIterable {
    case undetermined, granted, denied, restricted, disabled
}

/// The location services of a device whose location comes from a configuration.
actor ConfiguredLocationGateway: LocationGateway {
    private let configuration: DeviceLocationConfiguration
    private var wasAsked = false

    init(_ configuration: DeviceLocationConfiguration) {
        self.configuration = configuration
    }

    func permission() -> LocationPermission {
        switch configuration.setting {
        case .undetermined: wasAsked ? .granted : .undetermined
        case .granted, .none: .granted
        case .denied: .denied
        case .restricted: .restricted
        case .disabled: .disabled
        }
    }

    func requestPermission() -> LocationPermission {
        wasAsked = true
        return permission()
    }

    func coordinates() -> Coordinates? {
        configuration.setting == .none ? nil : configuration.coordinates
    }
}
