import Backend
import Foundation
import SceneryScreens
import Settings
import Testing

@testable import About

@Suite("The sample About, headless", .timeLimit(.minutes(20)))
@MainActor struct AboutScenarioTests {
    @Test("the indicator is shown until the text comes, version and build from the start")
    func indicatorThenText() async throws {
        try await AboutStage.with(faults: ["about": "slow"]) { stage in
            #expect(stage.screen.isBusy)
            #expect(stage.screen.texts == ["Version 2.0.1 (build 56)"])

            try await stage.faults.set(["about": "ok"])
            try await stage.waits { !$0.isBusy }
            #expect(stage.screen.texts.count == 3)
            #expect(stage.screen.texts[1].contains("Scenery"))
            #expect(stage.screen.dialog == nil)
        }
    }

    @Test("a failure is a dialog in the server's words; retry fetches the text")
    func failureAndRetry() async throws {
        try await AboutStage.with(faults: ["about": "error"]) { stage in
            try await stage.waits { $0.dialog != nil }
            #expect(stage.screen.dialog?.title == "Server error")
            #expect(stage.screen.dialog?.message == "The content is being moved; try again in a minute.")
            #expect(stage.screen.dialog?.buttons.map(\.title) == ["Try again", "Close"])
            #expect(!stage.screen.isBusy)

            try await stage.faults.set(["about": "ok"])
            stage.host.tap("Try again")
            #expect(stage.screen.dialog == nil)
            #expect(stage.screen.isBusy)
            try await stage.waits { !$0.isBusy }
            #expect(stage.screen.texts.count == 3)
        }
    }

    @Test("a retry that fails again shows the dialog again")
    func secondFailure() async throws {
        try await AboutStage.with(faults: ["about": "error"]) { stage in
            try await stage.waits { $0.dialog != nil }
            stage.host.tap("Try again")
            #expect(stage.screen.dialog == nil)
            try await stage.waits { $0.dialog != nil }
            #expect(stage.screen.dialog?.title == "Server error")
        }
    }

    @Test("after the dialog is closed the screen itself offers another try")
    func closedDialog() async throws {
        try await AboutStage.with(faults: ["about": "error"]) { stage in
            try await stage.waits { $0.dialog != nil }
            stage.host.tap("Close")
            #expect(stage.screen.dialog == nil)
            #expect(stage.screen.texts.contains("The text could not be fetched."))

            try await stage.faults.set(["about": "ok"])
            stage.host.tap("Try again")
            try await stage.waits { $0.texts.count > 1 }
            #expect(!stage.screen.texts.contains("The text could not be fetched."))
        }
    }

    @Test("a server that is not there is said to be out of reach")
    func unreachable() async throws {
        try await AboutStage.with(faults: ["about": "error"]) { stage in
            try await stage.waits { $0.dialog != nil }
            await stage.backend.stop()
            stage.host.tap("Try again")
            try await stage.waits { $0.dialog != nil }
            #expect(stage.screen.dialog?.title == "No connection")
        }
    }

    @Test("the terms open on a tap, and back leads to the text, which is still there")
    func terms() async throws {
        try await AboutStage.with { stage in
            try await stage.waits { !$0.isBusy }
            stage.host.tap("Terms of use")
            try await stage.waits { $0.title == "Terms of use" && !$0.texts.isEmpty }
            #expect(stage.screen.title == "Terms of use")
            #expect(stage.host.session.display.back == .back)
            #expect(stage.screen.texts.count == 3)

            stage.host.session.goBack()
            #expect(stage.screen.title == "About")
            #expect(stage.screen.texts.count > 1)
        }
    }

    @Test("the terms can be opened as a web page of their language")
    func termsWebPage() async throws {
        try await AboutStage.with(languages: ["fa-IR"]) { stage in
            stage.host.tap(AboutWords(.persian).terms)
            stage.host.tap(TermsWords(.persian).webPage)
            #expect(stage.host.opened == [URL(string: "\(stage.backend.url)/terms?lang=fa")])
        }
    }

    @Test("terms that do not come are a dialog with retry too")
    func termsFailure() async throws {
        try await AboutStage.with(faults: ["terms": "error"]) { stage in
            stage.host.tap("Terms of use")
            try await stage.waits { $0.dialog != nil }
            try await stage.faults.set(["terms": "ok"])
            stage.host.tap("Try again")
            try await stage.waits { $0.title == "Terms of use" && !$0.texts.isEmpty }
        }
    }
}
