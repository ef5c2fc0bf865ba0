import Scenery
import Settings

/// Formats the facts of SignIn for a person.
@MainActor final class SignInPresenter: SignInPresenting {
    weak var view: (any SignInDisplaying)?
    private let preferences: any PreferencesManaging

    init(preferences: any PreferencesManaging) { self.preferences = preferences }

    func present(_ content: SignInContent) {
        let language = preferences.current.language
        view?.show(
            SignInViewModel(
                look: ScreenLook(preferences.current), title: language.text("Sign in", "ورود"),
                notice: content.isSignedIn
                    ? language.text("You are signed in.", "شما وارد شده‌اید.") : nil,
                email: content.email, emailLabel: language.text("Email", "ایمیل"),
                passwordLabel: language.text("Password", "گذرواژه"),
                signInTitle: language.text("Sign in", "ورود"),
                canSignIn: content.isComplete && !content.isSigningIn))
        view?.showActivity(content.isSigningIn)
    }

    func present(error: any Error) {
        view?.show(error: ErrorViewModel(error, in: preferences.current.language))
    }
}
