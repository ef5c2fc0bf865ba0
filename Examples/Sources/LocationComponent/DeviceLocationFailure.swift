import Scenery

/// Why the location of the device is unknown.
public enum DeviceLocationFailure: Error, BusinessModel, CaseIterable {
    /// The caller stopped waiting.
    case cancelled
    /// The person has not decided yet whether the app may use the location.
    case noPermission
    /// A restriction of the device, such as parental controls, forbids the use of the location.
    case restricted
    /// The location services of the device are turned off.
    case disabled
    /// The person has denied the app the location.
    case denied
    /// The app may use the location, but the device does not know it.
    case noLocation
}
