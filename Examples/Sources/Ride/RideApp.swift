import About
import SceneryScreens
import Settings

/// The sample Ride: a small ride-hailing app around the state of one ride.
public struct RideApp: Sendable {
    private let configuration: RideConfiguration
    private let stores: RideStores

    public init(_ configuration: RideConfiguration) {
        self.configuration = configuration
        stores = RideStores(folder: configuration.store, onFailure: configuration.onStoreFailure)
    }

    /// The app for a host. It starts with the map, which has a person sign in if necessary.
    public var hosted: HostedApp {
        HostedApp("ride") { context in
            let services = services(in: context)
            let about = services.about.entries(in: context)
            return HostedApp.Start(
                scenes: SceneRegistry(SceneCatalog.entries { services } + about),
                navigator: SceneNavigator(root: RideMapConfigurator.build(services)))
        }
    }

    /// The scenes and their routes, for the gallery. About is not among them: it is a sample of its own.
    @MainActor public func entries(in context: HostContext) -> [SceneRegistry.Entry] {
        // Made when the first scene is built, so that a session that never opens one sends no requests.
        let session = Lazy { services(in: context) }
        return SceneCatalog.entries { session.value }
    }

    /// The managers of one session: each has its own sign-in.
    @MainActor private func services(in context: HostContext) -> RideServices {
        RideServices(configuration, stores: stores, language: AppLanguage(preferred: context.languages))
    }
}

/// A value that is made when it is first read.
@MainActor private final class Lazy<Value> {
    private let make: () -> Value
    private(set) lazy var value = make()

    init(_ make: @escaping () -> Value) { self.make = make }
}
