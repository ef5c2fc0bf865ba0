import SceneryScreens

/// Stands for the app of a generated package.
enum TripApp {
    @MainActor static var app: HostedApp {
        HostedApp("Trip") { _ in HostedApp.Start(title: "Trip", menuOf: SceneRegistry([])) }
    }
}
