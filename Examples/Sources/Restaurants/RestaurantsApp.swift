import SceneryScreens

/// The sample Nearby restaurants: a list from Foursquare's API or a backend that plays it, and the details of each.
public struct RestaurantsApp: Sendable {
    private let dependencies: RestaurantsDependencies

    public init(_ configuration: RestaurantsConfiguration) {
        self.init(configuration, transport: URLSessionTransport.shared)
    }

    init(_ configuration: RestaurantsConfiguration, transport: any NetworkTransport) {
        let client = NetworkClient(baseURL: configuration.backend, transport: transport)
        dependencies = RestaurantsDependencies(
            gateway: FoursquareGateway(client: client, credentials: configuration.credentials),
            area: configuration.area, report: configuration.report)
    }

    /// The app for a host.
    public var hosted: HostedApp {
        HostedApp("restaurants") { context in
            let navigator = SceneNavigator()
            SceneRouter(navigation: navigator).launch(scene: RestaurantsScene.list(dependencies))
            return HostedApp.Start(scenes: SceneRegistry(entries(in: context)), navigator: navigator)
        }
    }

    /// The scenes and their routes, for the sample's own registry and for the gallery's.
    @MainActor public func entries(in context: HostContext) -> [SceneRegistry.Entry] {
        [
            SceneRegistry.Entry(RestaurantsRoute.self) { _ in
                RestaurantsScene.list(dependencies).configure()
            },
            SceneRegistry.Entry(RestaurantRoute.self) {
                RestaurantsScene.details($0.id, dependencies).configure()
            },
        ]
    }
}
