import About
import Foundation
import Scenery
import Settings

/// What the scenes of one session are built from.
@MainActor struct RideServices {
    var session: any SessionManaging
    var rides: any RideManaging
    var chat: any ChatManaging
    var offers: any OfferManaging
    var profiles: any ProfileManaging
    var preferences: any PreferencesManaging
    /// Where the managers notify scenes of changes.
    var broadcasts: Broadcasts
    var about: AboutApp
}

extension RideServices {
    /// The managers of the app.
    ///
    /// - Parameters:
    ///   - stores: What they keep.
    ///   - language: The language until the person chooses one.
    init(_ configuration: RideConfiguration, stores: RideStores, language: AppLanguage) {
        let account = StoredValue(stores.account, onFailure: stores.onFailure)
        let chosen = StoredValue(stores.preferences, onFailure: stores.onFailure)
        let spoken: @Sendable () -> AppLanguage = { chosen.value?.language ?? language }
        let clock = configuration.clock
        let broadcasts = Broadcasts()

        let open = RideClient(
            .rides(configuration.backend, transport: configuration.transport), language: spoken)
        let authorization = SessionManager.authorization(account, client: open, clock: clock)
        let session = SessionManager(
            client: open, account: account, authorization: authorization, broadcasts: broadcasts, clock: clock
        )
        let client = RideClient(
            .rides(configuration.backend, authorization: authorization, transport: configuration.transport),
            language: spoken, onSignedOut: { [weak session] in await session?.end() })

        self.session = session
        rides = RideManager(
            client: client, stored: StoredValue(stores.ride, onFailure: stores.onFailure),
            broadcasts: broadcasts, clock: clock)
        chat = ChatManager(
            client: client, outbox: StoredValue(stores.outbox, onFailure: stores.onFailure),
            broadcasts: broadcasts, newID: configuration.newID)
        offers = OfferManager(client: client, pickup: configuration.pickup, clock: clock)
        profiles = ProfileManager(client: client, broadcasts: broadcasts, clock: clock)
        preferences = PreferencesManager(stored: chosen, language: language)
        self.broadcasts = broadcasts
        about = AboutApp(backend: configuration.backend)
    }
}
