/// Trip: its models and managers. This module knows neither scenes nor hosts.
public enum TripCore {
    /// The name of the app, as people read it.
    public static let title = "Trip"
}
