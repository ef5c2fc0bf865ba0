import Driving
import Foundation

/// The screen Terms, as a person uses it.
struct TermsRobot {
    let app: any AppDriver

    func seesTerms() async throws {
        try await app.seesTitle("Terms of use")
        try await app.sees(
            "You may use this sample for any purpose", "It comes as it is, without any warranty.")
    }

    func seesFailure() async throws {
        try await app.seesDialog("Server error", "The content is being moved; try again in a minute.")
    }

    func triesAgain() async throws { try await app.tap("Try again") }

    func opensWebPage(of backend: TestBackend) async throws {
        try await app.tap("Open as a web page")
        try await app.sees(backend.url.absoluteString)
    }

    func goesBack() async throws -> AboutRobot {
        try await app.back()
        return AboutRobot(app: app)
    }
}
