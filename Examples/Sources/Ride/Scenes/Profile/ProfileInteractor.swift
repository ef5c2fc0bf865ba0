import Scenery

/// The use case of Profile: answers the presenter's requests.
@MainActor final class ProfileInteractor: ProfileInteracting {
    private let profiles: any ProfileManaging
    private let session: any SessionManaging

    init(profiles: any ProfileManaging, session: any SessionManaging) {
        self.profiles = profiles
        self.session = session
    }

    func handle(_ request: ProfileRequest) async throws -> ProfileContent {
        switch request {
        case .load: ProfileContent(profile: try await profiles.profile())
        case .save(let name, let phone):
            ProfileContent(profile: try await profiles.save(name: name, phone: phone))
        }
    }

    func signOut() { session.signOut() }
}
