import Foundation
import Scenery
import TripCore

/// The route of Default. A property added here is a parameter of the scene, which its builder takes; a `link` says
/// where it appears in the URL.
public struct DefaultRoute: SceneRoute { public init() {} }

/// The scenes of Default; each knows how to build itself.
public enum DefaultScene: ConfigurableScene {
    /// The first one, with what it depends on.
    case root(rideManager: any RideManaging, locale: Locale = .current, timeZone: TimeZone = .current)

    public func configure() -> any SceneView {
        switch self {
        case .root(let rideManager, let locale, let timeZone):
            let interactor = DefaultInteractor(rideManager: rideManager.traced())
            let presenter = DefaultPresenter(interactor: interactor.traced(), locale: locale, timeZone: timeZone)
            let view = DefaultViewController(presenter: presenter.traced())
            presenter.view = view.traced()
            presenter.scenePresenter = view
            return Wiring.checked(view)
        }
    }
}
