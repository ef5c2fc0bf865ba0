import SceneryScreens

/// The scenes of the app and how each is built from its route, in the order of the menu.
@MainActor enum SceneCatalog {
    /// - Parameter services: The managers of the session.
    static func entries(_ services: @escaping @MainActor () -> RideServices) -> [SceneRegistry.Entry] {
        [
            SceneRegistry.Entry(RideMapRoute.self) { _ in RideMapConfigurator.build(services()) },
            SceneRegistry.Entry(SignInRoute.self) { _ in SignInConfigurator.build(services()) },
            SceneRegistry.Entry(VerificationRoute.self) {
                VerificationConfigurator.build($0.challenge, services())
            },
            SceneRegistry.Entry(DestinationSearchRoute.self) { _ in
                DestinationSearchConfigurator.build(services())
            },
            SceneRegistry.Entry(PriceOfferRoute.self) {
                PriceOfferConfigurator.build(to: $0.destination, services())
            },
            SceneRegistry.Entry(DriverSearchRoute.self) {
                DriverSearchConfigurator.build(ride: $0.ride, services())
            },
            SceneRegistry.Entry(RideStatusRoute.self) {
                RideStatusConfigurator.build(ride: $0.ride, services())
            },
            SceneRegistry.Entry(ChatRoute.self) { ChatConfigurator.build(ride: $0.ride, services()) },
            SceneRegistry.Entry(ReceiptRoute.self) { ReceiptConfigurator.build(ride: $0.ride, services()) },
            SceneRegistry.Entry(RideHistoryRoute.self) { _ in RideHistoryAssembly.assemble(services()) },
            SceneRegistry.Entry(ProfileRoute.self) { _ in ProfileScene.root(services()).configure() },
            SceneRegistry.Entry(RideSettingsRoute.self) { _ in
                RideSettingsAssembler(preferences: services().preferences).assemble()
            },
        ]
    }
}
