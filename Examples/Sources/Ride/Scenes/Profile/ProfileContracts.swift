import Scenery

/// What happened in the view of Profile.
enum ProfileViewEvent: Sendable, Equatable {
    case viewDidLoad
    case viewWillAppear
    case retry
    case nameEdited(String)
    case phoneEdited(String)
    case saveTapped
    case signOutTapped
}

/// What the presenter has the view do.
enum ProfileCommand: Sendable, Equatable {
    case show(ProfileViewModel)
    case showError(ErrorViewModel)
    case showActivity(Bool)
}

/// What the presenter asks of the interactor.
enum ProfileRequest: InteractorRequest {
    typealias Response = ProfileContent

    case load
    case save(name: String, phone: String)
}

@MainActor protocol ProfileEventListening: ViewEventListener<ProfileViewEvent>, SceneLifecycle, Retrying {
    func handle(event: ProfileViewEvent)
}

@MainActor protocol ProfileCommandListening: CommandListener<ProfileCommand> {
    func handle(command: ProfileCommand)
}

@MainActor protocol ProfileInteracting: RequestHandling<ProfileRequest> {
    func handle(_ request: ProfileRequest) async throws -> ProfileContent
    func signOut()
}

/// The facts that Profile shows.
struct ProfileContent: BusinessModel, InteractorResponse {
    var profile: Profile
}

/// The same values, formatted for display.
struct ProfileViewModel: ViewModel {
    var look: ScreenLook
    var title: String
    /// The email and the fields; empty until the profile is there.
    var email: String?
    var nameLabel: String
    var name: String
    var phoneLabel: String
    var phone: String
    var saveTitle: String
    var canSave: Bool
    /// Says that the changes are saved.
    var notice: String?
    var signOutTitle: String
}
