import SceneryScreens

/// The route of Chat: `/rides/7/chat`.
struct ChatRoute: SceneRoute {
    let ride: String

    static let link: LinkPattern<Self> = "/rides/\(\.ride)/chat"
}

/// Builds Chat and connects its roles.
@MainActor enum ChatConfigurator {
    static func build(ride: String, _ services: RideServices) -> ChatViewController {
        let presenter = ChatPresenter(preferences: services.preferences)
        let router = ChatRouter()
        let interactor = ChatInteractor(
            ride: ride, presenter: presenter.traced(), router: router.traced(), chat: services.chat.traced(),
            rides: services.rides.traced())
        let view = ChatViewController(ChatRoute(ride: ride), interactor: interactor.traced())
        presenter.view = view.traced()
        router.view = view
        view.context.register(interactor, for: (any ChatObserving).self, on: services.broadcasts)
        view.context.register(interactor, for: (any RideObserving).self, on: services.broadcasts)
        view.context.register(interactor, for: (any ConnectionObserving).self, on: services.broadcasts)
        return Wiring.checked(view)
    }
}
