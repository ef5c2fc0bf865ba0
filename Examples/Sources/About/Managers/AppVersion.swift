import Scenery

/// Which version of the app runs.
public struct AppVersion: BusinessModel {
    /// Numbers parted by dots, for example `1.2.0`.
    public var version: String
    public var build: Int

    public init(version: String, build: Int) {
        self.version = version
        self.build = build
    }
}
