import Scenery
import Settings

extension ErrorViewModel {
    /// Any error of a manager in words that a person can act on, with a button that tries again.
    init(_ error: any Error, in language: AppLanguage) {
        guard (error as? NetworkError)?.domain == .authorization else {
            self = ContentFailure(error).viewModel(in: language)
            return
        }
        self.init(
            title: language.text("Signed out", "از حساب خارج شدید"),
            message: language.text(
                "Sign in again, and then try again.", "دوباره وارد شوید و سپس دوباره تلاش کنید."),
            retryTitle: language.text("Try again", "تلاش دوباره"),
            dismissTitle: language.text("Close", "بستن"))
    }
}
