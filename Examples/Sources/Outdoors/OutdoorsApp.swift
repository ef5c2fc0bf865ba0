import SceneryScreens

/// The samples about the surroundings of a person: where they are, restaurants, weather, UV index and air.
public struct OutdoorsApp: Sendable {
    private let configuration: OutdoorsConfiguration
    private let transport: any NetworkTransport

    public init(_ configuration: OutdoorsConfiguration) {
        self.init(configuration, transport: URLSessionTransport.shared)
    }

    init(_ configuration: OutdoorsConfiguration, transport: any NetworkTransport) {
        self.configuration = configuration
        self.transport = transport
    }

    /// The app for a host. Each session has components of its own, because each person decides about their location.
    public var hosted: HostedApp {
        HostedApp("outdoors") { _ in
            let scenes = scenes()
            return HostedApp.Start(
                scenes: SceneRegistry(scenes.entries), navigator: SceneNavigator(root: scenes.menu()))
        }
    }

    /// The scenes and their routes, for the gallery.
    @MainActor public func entries(in context: HostContext) -> [SceneRegistry.Entry] { scenes().entries }

    /// The widget of the UV index, for a host of widgets.
    @MainActor public func widget() -> UVIndexWidget { scenes().widget() }

    @MainActor private func scenes() -> OutdoorsScenes {
        OutdoorsScenes(
            components: OutdoorsComponents(configuration, transport: transport), cities: configuration.cities)
    }
}
