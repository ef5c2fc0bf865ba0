import Foundation
import Scenery
import TripCore

/// The route of Where. A property added here is a parameter of the scene, which its builder takes; a `link` says
/// where it appears in the URL.
public struct WhereRoute: SceneRoute { public init() {} }

/// The scenes of Where; each knows how to build itself.
public enum WhereScene: ConfigurableScene {
    /// The first one, with what it depends on.
    case root(rideManager: any RideManaging, locale: Locale = .current, timeZone: TimeZone = .current)

    public func configure() -> any SceneView {
        switch self {
        case .root(let rideManager, let locale, let timeZone):
            let interactor = WhereInteractor(rideManager: rideManager.traced())
            let presenter = WherePresenter(interactor: interactor.traced(), locale: locale, timeZone: timeZone)
            let view = WhereDisplay(presenter: presenter.traced())
            presenter.view = view.traced()
            presenter.scenePresenter = view
            return Wiring.checked(view)
        }
    }
}
