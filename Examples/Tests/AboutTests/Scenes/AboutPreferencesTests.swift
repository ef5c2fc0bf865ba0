import Backend
import Foundation
import SceneryScreens
import Settings
import Testing

@testable import About

@Suite("Language, appearance and state of the sample About, headless", .timeLimit(.minutes(20)))
@MainActor struct AboutPreferencesTests {
    @Test("a Persian host gets a Persian screen, right to left, with Persian digits")
    func persian() async throws {
        try await AboutStage.with(languages: ["fa-IR", "en"]) { stage in
            try await stage.waits { !$0.isBusy }
            #expect(stage.screen.language == "fa")
            #expect(stage.screen.resolvedDirection() == .rightToLeft)
            #expect(stage.screen.title == "درباره")
            #expect(stage.screen.texts[0] == "نسخهٔ ۲.۰.۱ (ساخت ۵۶)")
            #expect(stage.screen.texts[1].contains("سینری"))
        }
    }

    @Test("a failure is worded in Persian for a Persian host")
    func persianFailure() async throws {
        try await AboutStage.with(faults: ["about": "error"], languages: ["fa"]) { stage in
            try await stage.waits { $0.dialog != nil }
            #expect(stage.screen.dialog?.title == "خطای سرور")
            #expect(stage.screen.dialog?.message.contains("جابه‌جایی") == true)
            #expect(stage.screen.dialog?.buttons.map(\.title) == ["تلاش دوباره", "بستن"])
        }
    }

    @Test("a host in a language there is no text in gets English")
    func otherLanguage() async throws {
        try await AboutStage.with(languages: ["de"]) { stage in #expect(stage.screen.language == "en") }
    }

    @Test("choosing a language formats the whole screen again and fetches its text")
    func choosingLanguage() async throws {
        try await AboutStage.with { stage in
            try await stage.waits { !$0.isBusy }
            stage.host.choose("fa", in: "Language")
            #expect(stage.screen.title == "درباره")
            #expect(stage.screen.choice(of: "زبان") == "fa")
            try await stage.waits { !$0.isBusy }
            #expect(stage.screen.texts[1].contains("سینری"))
        }
    }

    @Test("an answer for the language that was left is not shown")
    func lateAnswer() async throws {
        try await AboutStage.with(faults: ["about": "slow"]) { stage in
            stage.host.choose("fa", in: "Language")
            try await stage.faults.set(["about": "ok"])
            try await stage.waits { !$0.isBusy }
            #expect(stage.screen.texts[1].contains("سینری"))
            #expect(stage.host.displays.allSatisfy { !$0.screen.texts.contains { $0.contains("toolkit") } })
        }
    }

    @Test("the appearance follows the host until one is chosen", arguments: [Appearance.light, .dark])
    func appearance(chosen: Appearance) async throws {
        try await AboutStage.with { stage in
            #expect(stage.screen.appearance == nil)
            stage.host.choose(chosen.rawValue, in: "Appearance")
            #expect(stage.screen.appearance == chosen)
            stage.host.tap("Terms of use")
            #expect(stage.screen.appearance == chosen)
            stage.host.session.goBack()
            stage.host.choose("system", in: "Appearance")
            #expect(stage.screen.appearance == nil)
        }
    }

    @Test("language, appearance, text and the open scene outlive the process, without another fetch")
    func restart() async throws {
        try await AboutStage.with { stage in
            stage.host.choose("fa", in: "Language")
            stage.host.choose("dark", in: AboutWords(.persian).theme)
            try await stage.waits { !$0.isBusy }
            let about = stage.screen
            stage.host.tap(AboutWords(.persian).terms)
            try await stage.waits { !$0.isBusy }
            let terms = stage.screen

            await stage.backend.stop()
            #expect(try stage.restarted() == [])
            #expect(stage.screen == terms)
            stage.host.session.goBack()
            #expect(stage.screen == about)
        }
    }

    @Test("a process that ended while the text was awaited fetches it again")
    func restartWhileFetching() async throws {
        try await AboutStage.with(faults: ["about": "slow"]) { stage in
            _ = try stage.restarted()
            #expect(stage.screen.isBusy)
            try await stage.faults.set(["about": "ok"])
            try await stage.waits { $0.texts.count > 1 }
        }
    }
}
