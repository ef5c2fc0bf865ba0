import Scenery
import SceneryScreens

extension RideApp {
    /// Each scene in each of its states.
    public static var previews: [ScenePreview] {
        signInPreviews + mapPreviews + bookingPreviews + ridePreviews + historyPreviews + profilePreviews
    }

    private static let offline = NetworkError(domain: .offline, message: "")

    private static var signInPreviews: [ScenePreview] {
        [
            preview("SignIn", "empty") { SignInConfigurator.build($0) },
            preview("SignIn", "signed in", Replacing { $0.session = FixedSession(isSignedIn: true) }) {
                SignInConfigurator.build($0)
            },
            preview("Verification", "content") { VerificationConfigurator.build(RideFixtures.challenge, $0) },
        ]
    }

    private static var mapPreviews: [ScenePreview] {
        [
            preview("RideMap", "empty") { RideMapConfigurator.build($0) },
            preview("RideMap", "content", Replacing { $0.rides = FixedRides(RideFixtures.ride(unread: 2)) }) {
                RideMapConfigurator.build($0)
            },
            preview(
                "RideMap", "offline",
                Replacing { $0.rides = FixedRides(RideFixtures.ride(), isOnline: false) }
            ) {
                RideMapConfigurator.build($0)
            },
            preview(
                "RideMap", "long text",
                Replacing { $0.rides = FixedRides(RideFixtures.ride(to: RideFixtures.longPlace)) }
            ) { RideMapConfigurator.build($0) },
        ]
    }

    private static var bookingPreviews: [ScenePreview] {
        let places = [RideFixtures.airport, RideFixtures.station, RideFixtures.longPlace]
        return [
            preview("DestinationSearch", "loading") { DestinationSearchConfigurator.build($0) },
            preview("DestinationSearch", "empty", Replacing { $0.offers = FixedOffers(places: .value([])) }) {
                DestinationSearchConfigurator.build($0)
            },
            preview(
                "DestinationSearch", "error", Replacing { $0.offers = FixedOffers(places: .failure(offline)) }
            ) {
                DestinationSearchConfigurator.build($0)
            },
            preview(
                "DestinationSearch", "content", Replacing { $0.offers = FixedOffers(places: .value(places)) }
            ) {
                DestinationSearchConfigurator.build($0)
            },
            preview("PriceOffer", "loading") { PriceOfferConfigurator.build(to: RideFixtures.airport, $0) },
            preview("PriceOffer", "error", Replacing { $0.offers = FixedOffers(answer: .failure(offline)) }) {
                PriceOfferConfigurator.build(to: RideFixtures.airport, $0)
            },
            preview(
                "PriceOffer", "content",
                Replacing { $0.offers = FixedOffers(answer: .value(RideFixtures.offer)) }
            ) {
                PriceOfferConfigurator.build(to: RideFixtures.airport, $0)
            },
            preview(
                "DriverSearch", "content", Replacing { $0.rides = FixedRides(RideFixtures.ride(.requested)) }
            ) {
                DriverSearchConfigurator.build(ride: "7", $0)
            },
        ]
    }

    private static var ridePreviews: [ScenePreview] {
        let states = RideState.allCases.map { state in
            preview(
                "RideStatus", state.rawValue,
                Replacing {
                    let ride = RideFixtures.ride(state)
                    $0.rides = FixedRides(ride, asked: .value(ride))
                }
            ) { RideStatusConfigurator.build(ride: "7", $0) }
        }
        return states + chatPreviews + [
            preview("RideStatus", "loading") { RideStatusConfigurator.build(ride: "7", $0) },
            preview("RideStatus", "error", Replacing { $0.rides = FixedRides(asked: .failure(offline)) }) {
                RideStatusConfigurator.build(ride: "7", $0)
            },
            preview("Receipt", "loading", Replacing { $0.rides = FixedRides(RideFixtures.ride(.finished)) }) {
                ReceiptConfigurator.build(ride: "7", $0)
            },
            preview(
                "Receipt", "content",
                Replacing {
                    $0.rides = FixedRides(RideFixtures.ride(.finished), paid: .value(RideFixtures.receipt))
                }
            ) { ReceiptConfigurator.build(ride: "7", $0) },
            preview(
                "Receipt", "not finished", Replacing { $0.rides = FixedRides(RideFixtures.ride(.onTheWay)) }
            ) {
                ReceiptConfigurator.build(ride: "7", $0)
            },
            preview(
                "Receipt", "error",
                Replacing { $0.rides = FixedRides(RideFixtures.ride(.finished), paid: .failure(offline)) }
            ) { ReceiptConfigurator.build(ride: "7", $0) },
        ]
    }

    private static var chatPreviews: [ScenePreview] {
        let messages = [
            RideFixtures.message(1, "I wait at the fountain.", from: .rider),
            RideFixtures.message(2, "All right, two minutes."),
        ]
        return [
            preview("Chat", "loading", Replacing { $0.chat = FixedChat(loaded: .pending) }) {
                ChatConfigurator.build(ride: "7", $0)
            },
            preview("Chat", "empty") { ChatConfigurator.build(ride: "7", $0) },
            preview(
                "Chat", "content",
                Replacing {
                    $0.rides = FixedRides(RideFixtures.ride())
                    $0.chat = FixedChat(messages)
                }
            ) { ChatConfigurator.build(ride: "7", $0) },
            preview(
                "Chat", "waiting",
                Replacing {
                    $0.rides = FixedRides(RideFixtures.ride(), isOnline: false)
                    $0.chat = FixedChat(messages, waiting: ["I have a red coat."])
                }
            ) { ChatConfigurator.build(ride: "7", $0) },
            preview(
                "Chat", "refused",
                Replacing {
                    $0.rides = FixedRides(RideFixtures.ride(.finished))
                    $0.chat = FixedChat(
                        messages, waiting: ["I left my coat."], refusal: "The ride is over.")
                }
            ) { ChatConfigurator.build(ride: "7", $0) },
        ]
    }

    private static var historyPreviews: [ScenePreview] {
        let rides = [
            RideFixtures.ride(.onTheWay, id: "8"), RideFixtures.ride(.finished),
            RideFixtures.ride(.cancelled, id: "6"),
        ]
        return [
            preview("RideHistory", "loading") { RideHistoryAssembly.assemble($0) },
            preview("RideHistory", "empty", Replacing { $0.rides = FixedRides(list: .value([])) }) {
                RideHistoryAssembly.assemble($0)
            },
            preview("RideHistory", "error", Replacing { $0.rides = FixedRides(list: .failure(offline)) }) {
                RideHistoryAssembly.assemble($0)
            },
            preview("RideHistory", "content", Replacing { $0.rides = FixedRides(list: .value(rides)) }) {
                RideHistoryAssembly.assemble($0)
            },
        ]
    }

    private static var profilePreviews: [ScenePreview] {
        [
            preview("Profile", "loading") { ProfileScene.root($0).screenView },
            preview("Profile", "error", Replacing { $0.profiles = FixedProfiles(.failure(offline)) }) {
                ProfileScene.root($0).screenView
            },
            preview(
                "Profile", "content", Replacing { $0.profiles = FixedProfiles(.value(RideFixtures.profile)) }
            ) {
                ProfileScene.root($0).screenView
            },
            preview("RideSettings", "content") {
                RideSettingsAssembler(preferences: $0.preferences).assemble()
            },
        ]
    }
}
