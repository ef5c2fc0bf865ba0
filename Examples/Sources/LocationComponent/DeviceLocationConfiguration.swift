/// The location of a device that has no receiver of its own, and what the person decides about it.
public struct DeviceLocationConfiguration: Sendable, Equatable {
    /// What asking for the permission finds.
    public enum Setting: String, Sendable, CaseIterable {
        /// The person has allowed the app to use the location.
        case granted
        /// The person has not been asked; they allow it when they are.
        case undetermined
        case denied
        case restricted
        case disabled
        /// The location may be used, but is not known.
        case none
    }

    public var setting: Setting
    public var coordinates: Coordinates

    /// - Parameters:
    ///   - setting: Undetermined by default.
    ///   - coordinates: A Coruña by default.
    public init(setting: Setting = .undetermined, coordinates: Coordinates = .aCoruna) {
        self.setting = setting
        self.coordinates = coordinates
    }

    /// Reads `SAMPLES_LOCATION`, `SAMPLES_LATITUDE` and `SAMPLES_LONGITUDE`. A variable that is missing or invalid leaves
    /// the default.
    public init(environment: [String: String]) {
        self.init()
        if let setting = environment["SAMPLES_LOCATION"].flatMap(Setting.init) { self.setting = setting }
        if let latitude = environment["SAMPLES_LATITUDE"].flatMap(Double.init), abs(latitude) <= 90 {
            coordinates.latitude = latitude
        }
        if let longitude = environment["SAMPLES_LONGITUDE"].flatMap(Double.init), abs(longitude) <= 180 {
            coordinates.longitude = longitude
        }
    }
}

extension Coordinates {
    /// The default location of the samples.
    public static let aCoruna = Coordinates(latitude: 43.3623, longitude: -8.4115)
}
