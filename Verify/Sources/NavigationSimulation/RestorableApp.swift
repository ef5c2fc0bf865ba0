import Foundation
import SceneryScreens

/// The route of a ride, which has a link.
public struct RideRoute: SceneRoute {
    public let ride: Int
    public static let link: LinkPattern<Self> = "/rides/\(\.ride)"

    public init(ride: Int) { self.ride = ride }
}

/// An app whose scenes can be saved, opened again and linked to. Each start has scenes of its own.
@MainActor public final class RestorableApp {
    /// The navigators of what was started, in order.
    public private(set) var navigators: [SceneNavigator] = []

    public init() {}

    public var app: HostedApp {
        HostedApp("Restorable") { [self] _ in
            let scenes = SceneRegistry(
                [
                    SceneRegistry.Entry("Home") { FieldScene(SceneContext("Home")) },
                    SceneRegistry.Entry(RideRoute.self) { FieldScene(SceneContext($0)) },
                ], linkBase: URL(string: "https://trips.example"))
            let navigator = SceneNavigator(root: FieldScene(SceneContext("Home")))
            navigators.append(navigator)
            return HostedApp.Start(scenes: scenes, navigator: navigator)
        }
    }

    /// A ride that can be pushed.
    public static func ride(_ number: Int) -> FieldScene { FieldScene(SceneContext(RideRoute(ride: number))) }
}

/// A scene with a field for text, one for a password, and a button that opens a web page.
@MainActor public final class FieldScene: ScreenView {
    public let stage: Stage
    public weak var navigator: SceneNavigator?

    init(_ context: SceneContext) {
        stage = Stage(context: context)
        let title = (context.route as? RideRoute).map { "Ride \($0.ride)" } ?? context.name
        stage.show(title) {
            ScreenField("Note").id("note")
            ScreenField("Password", kind: .password).id("password")
        }
    }
}

extension SceneNavigator {
    /// The titles of the open scenes.
    public var titles: [String] {
        state.scenes.compactMap { (self[$0] as? any ScreenView)?.stage.screen.title }
    }
}
