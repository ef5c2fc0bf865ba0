import SceneryScreens

/// The route of RideHistory: `/ride-history`.
struct RideHistoryRoute: SceneRoute {}

/// Builds RideHistory and connects its roles.
@MainActor enum RideHistoryAssembly {
    static func assemble(_ services: RideServices) -> RideHistoryView {
        let useCase = RideHistoryUseCase(rides: services.rides.traced())
        let navigator = RideHistoryNavigator(services: services)
        let viewModel = RideHistoryViewModel(
            useCase: useCase.traced(), navigator: navigator.traced(), preferences: services.preferences)
        let view = RideHistoryView(viewModel: viewModel.traced())
        navigator.view = view
        view.context.register(viewModel, for: (any RideObserving).self, on: services.broadcasts)
        return Wiring.checked(view)
    }
}
