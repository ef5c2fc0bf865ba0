import About
import Scenery

/// Leads from RideMap to other scenes, by their builders.
@MainActor final class RideMapRouter: RideMapRouting {
    weak var view: (any SceneView)?
    private let services: RideServices

    init(services: RideServices) { self.services = services }

    func openSignIn() { view?.navigation?.present(SignInConfigurator.build(services)) }
    func openDestinations() { view?.navigation?.push(DestinationSearchConfigurator.build(services)) }
    func openRide(_ ride: String) {
        view?.navigation?.push(RideStatusConfigurator.build(ride: ride, services))
    }
    func openChat(_ ride: String) { view?.navigation?.push(ChatConfigurator.build(ride: ride, services)) }
    func openHistory() { view?.navigation?.push(RideHistoryAssembly.assemble(services)) }
    func openProfile() { view?.navigation?.push(ProfileScene.root(services).configure()) }
    func openSettings() {
        view?.navigation?.push(RideSettingsAssembler(preferences: services.preferences).assemble())
    }
    func openAbout() { view?.navigation?.push(services.about.view(with: services.preferences.current)) }
}
