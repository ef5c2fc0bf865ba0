import Driving

/// The screen About, as a person uses it.
struct AboutRobot {
    let app: any AppDriver

    func seesText() async throws {
        try await app.seesTitle("About")
        try await app.sees(
            "Version 1.2.0 (build 34)", "Scenery is a toolkit for apps that are built of scenes.")
    }

    func seesPersianText() async throws {
        try await app.seesTitle("درباره")
        try await app.sees("نسخهٔ ۱.۲.۰ (ساخت ۳۴)", "سینری ابزاری است برای ساختن برنامه‌هایی")
        try await app.readsRightToLeft()
    }

    func waitsForText() async throws {
        try await app.isBusy()
        try await app.sees("Version 1.2.0 (build 34)")
        try await app.seesNo("Scenery is a toolkit")
    }

    func seesFailure() async throws {
        try await app.seesDialog("Server error", "The content is being moved; try again in a minute.")
    }

    func seesPersianFailure() async throws {
        try await app.seesDialog("خطای سرور", "محتوا در حال جابه‌جایی است؛ یک دقیقهٔ دیگر دوباره تلاش کنید.")
    }

    func triesAgain() async throws { try await app.tap("Try again") }
    func triesAgainInPersian() async throws { try await app.tap("تلاش دوباره") }

    /// Closes the dialog; the screen says what is missing.
    func closesFailure() async throws {
        try await app.tap("Close")
        try await app.seesNoDialog()
        try await app.sees("The text could not be fetched.")
    }

    func chooses(language: String, in picker: String) async throws {
        try await app.choose(language, in: picker)
        try await app.seesChosen(language)
    }

    func opensTerms() async throws -> TermsRobot {
        try await app.tap("Terms of use")
        return TermsRobot(app: app)
    }
}
