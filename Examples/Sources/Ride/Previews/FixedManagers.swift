import Scenery
import SceneryScreens
import Settings

/// Managers that always answer the same, for previews.
@MainActor final class FixedSession: SessionManaging {
    let isSignedIn: Bool
    private let answer: PreviewAnswer<SignInStep>

    init(isSignedIn: Bool = true, answer: PreviewAnswer<SignInStep> = .pending) {
        self.isSignedIn = isSignedIn
        self.answer = answer
    }

    func signIn(email: String, password: String) async throws -> SignInStep { try await answer.get() }
    func confirm(_ challenge: Challenge, code: String) async throws { _ = try await answer.get() }
    func resend(_ challenge: Challenge) async throws -> Challenge { challenge }
    func signOut() {}
    func waitUntilSignedIn() async throws {}
}

@MainActor final class FixedRides: RideManaging {
    let current: RideSnapshot?
    let isOnline: Bool
    private let asked: PreviewAnswer<RideSnapshot>
    private let list: PreviewAnswer<[RideSnapshot]>
    private let paid: PreviewAnswer<Receipt>

    init(
        _ current: RideSnapshot? = nil, isOnline: Bool = true, asked: PreviewAnswer<RideSnapshot> = .pending,
        list: PreviewAnswer<[RideSnapshot]> = .pending, paid: PreviewAnswer<Receipt> = .pending
    ) {
        self.current = current
        self.isOnline = isOnline
        self.asked = asked
        self.list = list
        self.paid = paid
    }

    func known(_ ride: String) -> RideSnapshot? { current }
    func refresh() async throws {}
    func ride(_ id: String) async throws -> RideSnapshot { try await asked.get() }
    func history() async throws -> [RideSnapshot] { try await list.get() }
    func book(_ offer: Offer) async throws -> RideSnapshot { try await asked.get() }
    func cancel(_ ride: String) async throws { _ = try await asked.get() }
    func receipt(of ride: String) async throws -> Receipt { try await paid.get() }
}

@MainActor final class FixedChat: ChatManaging {
    private let messages: [ChatMessage]
    private let waiting: [String]
    private let refusal: String?
    private let loaded: PreviewAnswer<Bool>

    init(
        _ messages: [ChatMessage] = [], waiting: [String] = [], refusal: String? = nil,
        loaded: PreviewAnswer<Bool> = .value(true)
    ) {
        self.messages = messages
        self.waiting = waiting
        self.refusal = refusal
        self.loaded = loaded
    }

    func conversation(of ride: String) -> Conversation {
        Conversation(
            ride: ride, messages: messages,
            waiting: waiting.map {
                OutgoingMessage(clientId: "waiting-\($0)", ride: ride, text: $0, refusal: refusal)
            })
    }

    func load(_ ride: String) async throws { _ = try await loaded.get() }
    func send(_ text: String, in ride: String) {}
    func sendWaiting() {}
    func discardRefused(_ ride: String) {}
    func markRead(_ ride: String) {}
}

@MainActor final class FixedOffers: OfferManaging {
    let pickup = RideFixtures.pickup
    private let places: PreviewAnswer<[Place]>
    private let answer: PreviewAnswer<Offer>

    init(places: PreviewAnswer<[Place]> = .pending, answer: PreviewAnswer<Offer> = .pending) {
        self.places = places
        self.answer = answer
    }

    func destinations(matching query: String) async throws -> [Place] { try await places.get() }
    func offer(to destination: Place) async throws -> Offer { try await answer.get() }
}

@MainActor final class FixedProfiles: ProfileManaging {
    private let answer: PreviewAnswer<Profile>

    init(_ answer: PreviewAnswer<Profile> = .pending) { self.answer = answer }

    func profile() async throws -> Profile { try await answer.get() }
    func save(name: String, phone: String) async throws -> Profile { try await answer.get() }
}

@MainActor final class FixedPreferences: PreferencesManaging {
    private(set) var current: Preferences

    init(_ current: Preferences) { self.current = current }

    func choose(_ language: AppLanguage) { current.language = language }
    func choose(_ theme: AppTheme) { current.theme = theme }
}
