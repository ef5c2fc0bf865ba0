import About
import Foundation
import Scenery
import SceneryTestKit
import Settings

@testable import Ride

/// Mocks of all managers, which answer what every scene asks.
@MainActor struct MockedServices {
    let session = SessionManagingMock()
    let rides = RideManagingMock()
    let chat = ChatManagingMock()
    let offers = OfferManagingMock()
    let profiles = ProfileManagingMock()
    let preferences = PreferencesManagingMock()
    let broadcasts: Broadcasts

    init(broadcasts: Broadcasts = Broadcasts(), language: AppLanguage = .english) {
        self.broadcasts = broadcasts
        session.onIsSignedIn.returns(true)
        rides.onIsOnline.returns(true)
        rides.onCurrent.returns(nil)
        rides.onKnown.returns(nil)
        offers.onPickup.returns(RideFixtures.pickup)
        preferences.onCurrent.returns(Preferences(language: language))
        chat.onConversationOf.answers { Conversation(ride: $0, messages: [], waiting: []) }
    }

    var services: RideServices {
        RideServices(
            session: session, rides: rides, chat: chat, offers: offers, profiles: profiles,
            preferences: preferences, broadcasts: broadcasts, about: AboutApp(backend: URL(filePath: "/")))
    }

    /// Has the manager know a ride, and notifies observers of it.
    func change(_ ride: RideSnapshot) {
        know(ride)
        broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
    }

    func know(_ ride: RideSnapshot) {
        rides.onCurrent.returns(ride)
        rides.onKnown.returns(ride)
    }
}

/// An error of the network.
let offline = NetworkError(domain: .offline, message: "offline")
