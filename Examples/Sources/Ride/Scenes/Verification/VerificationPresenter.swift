import Scenery
import Settings

/// Formats the facts of Verification for a person.
@MainActor final class VerificationPresenter: VerificationPresenting {
    weak var view: (any VerificationDisplaying)?
    private let preferences: any PreferencesManaging

    init(preferences: any PreferencesManaging) { self.preferences = preferences }

    func present(_ content: VerificationContent) {
        let language = preferences.current.language
        view?.show(
            VerificationViewModel(
                look: ScreenLook(preferences.current),
                title: language.text("Enter the code", "کد را وارد کنید"),
                sentTo: sentTo(content, language), codeLabel: language.text("Code", "کد"),
                confirmTitle: language.text("Confirm", "تأیید"),
                resendTitle: language.text("Send another code", "ارسال دوبارهٔ کد"),
                canConfirm: content.isComplete && !content.isConfirming, canResend: !content.isConfirming))
        view?.showActivity(content.isConfirming)
    }

    func present(error: any Error) {
        view?.show(error: ErrorViewModel(error, in: preferences.current.language))
    }

    func present(expiry: any Error) {
        let language = preferences.current.language
        var viewModel = ErrorViewModel(expiry, in: language)
        viewModel.retryTitle = language.text("Sign in again", "ورود دوباره")
        view?.show(error: viewModel)
    }

    private func sentTo(_ content: VerificationContent, _ language: AppLanguage) -> String {
        let (digits, number) = ("\(content.challenge.digits)", content.challenge.sentTo)
        let first = language.text(
            "A code of \(digits) digits was sent to \(number).", "کد \(digits) رقمی به \(number) ارسال شد.")
        let again = language.text(
            "Another code of \(digits) digits was sent to \(number).",
            "کد \(digits) رقمی دیگری به \(number) ارسال شد.")
        return language.digits(in: content.isResent ? again : first)
    }
}
