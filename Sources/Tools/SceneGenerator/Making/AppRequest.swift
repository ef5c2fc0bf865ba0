import Foundation

/// What a person asked for with `scenery new`.
public struct AppRequest: Sendable, Equatable {
    public var name: String
    /// The style of its first scene, and of those made later without naming one.
    public var style: String
    /// The first is the default when the app is started.
    public var hosts: [AppHost]
    public var scenery: SceneryPackage
    /// The project for Xcode of an app with the host `uikit` or `swiftui`; `nil` for none.
    public var project: ProjectKind?

    public init(
        name: String, style: String = "vip", hosts: [AppHost] = [.terminal, .web], scenery: SceneryPackage,
        project: ProjectKind? = nil
    ) {
        self.name = name
        self.style = style
        self.hosts = hosts
        self.scenery = scenery
        self.project = project
    }
}
