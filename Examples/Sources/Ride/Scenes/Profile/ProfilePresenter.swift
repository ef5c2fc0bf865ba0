import Scenery
import Settings

/// Turns what happens in Profile into requests, and what comes of them into commands.
@MainActor final class ProfilePresenter: ProfileEventListening {
    weak var view: (any ProfileCommandListening)?
    /// From where other scenes are shown.
    weak var scenePresenter: (any ScenePresenter)?
    private let interactor: any ProfileInteracting
    private let preferences: any PreferencesManaging
    private var profile: Profile?
    private var name = ""
    private var phone = ""
    private var isSaved = false
    private var work: Task<Void, Never>?
    /// What failed last, to be tried again.
    private var lastRequest = ProfileRequest.load

    init(interactor: any ProfileInteracting, preferences: any PreferencesManaging) {
        self.interactor = interactor
        self.preferences = preferences
    }

    deinit { work?.cancel() }

    func viewDidLoad() { handle(event: .viewDidLoad) }
    func viewWillAppear(_ animated: Bool) { handle(event: .viewWillAppear) }
    func retry() { handle(event: .retry) }

    func handle(event: ProfileViewEvent) {
        switch event {
        case .viewDidLoad: perform(.load)
        case .viewWillAppear: show()
        case .retry: perform(lastRequest)
        case .nameEdited(let name): edit { self.name = name }
        case .phoneEdited(let phone): edit { self.phone = phone }
        case .saveTapped: perform(.save(name: name, phone: phone))
        case .signOutTapped: signOut()
        }
    }
}

extension ProfilePresenter {
    private func edit(_ change: () -> Void) {
        change()
        isSaved = false
        show()
    }

    private func perform(_ request: ProfileRequest) {
        guard work == nil else { return }
        lastRequest = request
        work = Task { [weak self, interactor] in
            do {
                let profile = try await interactor.handle(request).profile
                self?.finished(request, profile)
            } catch {
                self?.failed(error)
            }
        }
        show()
    }

    private func finished(_ request: ProfileRequest, _ profile: Profile) {
        work = nil
        self.profile = profile
        (name, phone) = (profile.name, profile.phone)
        isSaved = request != .load
        show()
    }

    private func failed(_ error: any Error) {
        work = nil
        show()
        guard !(error is CancellationError) else { return }
        view?.handle(command: .showError(ErrorViewModel(error, in: preferences.current.language)))
    }

    /// Leaves first, so that the map asks the next person to sign in.
    private func signOut() {
        scenePresenter?.navigation?.pop()
        interactor.signOut()
    }

    private func show() {
        view?.handle(command: .show(viewModel))
        view?.handle(command: .showActivity(work != nil))
    }

    private var viewModel: ProfileViewModel {
        let language = preferences.current.language
        let isChanged = name != profile?.name || phone != profile?.phone
        return ProfileViewModel(
            look: ScreenLook(preferences.current), title: language.text("Profile", "نمایه"),
            email: profile?.email, nameLabel: language.text("Name", "نام"), name: profile?.name ?? "",
            phoneLabel: language.text("Phone", "تلفن"), phone: profile?.phone ?? "",
            saveTitle: language.text("Save", "ذخیره"), canSave: profile != nil && isChanged && work == nil,
            notice: isSaved ? language.text("Saved.", "ذخیره شد.") : nil,
            signOutTitle: language.text("Sign out", "خروج از حساب"))
    }
}
