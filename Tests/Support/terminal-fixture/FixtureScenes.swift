import Foundation
import SceneryScreens

/// A scene whose view is only a stage.
@MainActor final class FixtureView: ScreenView {
    let stage: Stage

    /// - Parameter show: Shows the first screen.
    init(_ name: String, _ show: @MainActor (FixtureView) -> Void) {
        stage = Stage(name)
        show(self)
    }
}

@MainActor enum FixtureScenes {
    static func list(_ context: HostContext) -> SceneRegistry {
        SceneRegistry([
            SceneRegistry.Entry("Elements") { ElementsView() },
            SceneRegistry.Entry("LongList") { FixtureView("LongList") { showRows(on: $0, chosen: nil) } },
            SceneRegistry.Entry("Persian") { persian() },
            SceneRegistry.Entry("Hostile") { hostile() },
            SceneRegistry.Entry("Dialogs") { FixtureView("Dialogs") { showDialogs(on: $0, answer: "none") } },
            SceneRegistry.Entry("TabBar") { tabBar() },
            SceneRegistry.Entry("Slow") { slow() },
            SceneRegistry.Entry("Dark") { FixtureView("Dark") { showColors(on: $0, .dark) } },
            SceneRegistry.Entry("Wide") { wide() },
            SceneRegistry.Entry("Crash") { crash() },
        ])
    }

    private static func showRows(on view: FixtureView, chosen: Int?) {
        view.stage.show("A hundred rows") {
            ScreenText("Chosen: \(chosen.map(String.init) ?? "none")")
            ScreenList("Rows") {
                for number in 1...100 {
                    ScreenRow("Row \(number)", isSelected: number == chosen) { [weak view] in
                        if let view { showRows(on: view, chosen: number) }
                    }.id(number)
                }
            }
        }
    }

    private static func persian() -> FixtureView {
        FixtureView("Persian") { view in
            view.stage.show("درباره‌ی ما", language: "fa") {
                ScreenText("نسخه‌ی ۱ — می‌خواهم این متن از سمت راست خوانده شود.")
                ScreenField("نام")
                ScreenToggle("صدا", isOn: true)
                ScreenGroup(axis: .horizontal) {
                    ScreenButton("یک") {}
                    ScreenButton("دو") {}
                }
                ScreenList("فهرست") { ScreenRow("خانه", detail: "۸") {} }
            }
        }
    }

    private static func hostile() -> FixtureView {
        FixtureView("Hostile") { view in
            let clear = "\u{1B}[2J\u{1B}]0;stolen\u{07}"
            view.stage.show("Evil\(clear)title") {
                ScreenText("before\(clear)after\u{9B}31m\rover")
                ScreenButton("b\u{1B}[31m") {}
                ScreenRow("r\u{7}", detail: "\u{8}d")
                ScreenField("f\u{1B}c", text: "v\u{1B}[H", placeholder: "p\u{1B}[H")
            }
        }
    }

    private static func showDialogs(on view: FixtureView, answer: String) {
        view.stage.show("Dialogs") {
            ScreenText("Answer: \(answer)")
            ScreenButton("Ask") { [weak view] in
                guard let view else { return }
                view.stage.show(
                    dialog: ScreenDialog("Sure?", message: "This cannot be undone.") {
                        ScreenButton("Yes") { [weak view] in
                            if let view { showDialogs(on: view, answer: "yes") }
                        }
                        ScreenButton("No") { [weak view] in
                            if let view { showDialogs(on: view, answer: "no") }
                        }
                    })
            }
            ScreenButton("Fail") { [weak view] in
                guard let view else { return }
                view.stage.show(
                    dialog: ScreenDialog("No Internet!", message: "Check the cable.") {
                        ScreenButton("Retry")
                        ScreenButton("OK", role: .cancel) { [weak view] in
                            if let view { showDialogs(on: view, answer: "dismissed") }
                        }
                    })
            }
        }
    }
}

// MARK: - Navigation, time and colors

extension FixtureScenes {
    private static func tabBar() -> FixtureView {
        FixtureView("TabBar") { view in
            view.stage.show("Tabs next") {
                ScreenButton("Open tabs") { [weak view] in
                    view?.navigation?.replaceRoot(
                        withTabs: ["Home", "Rides", "Me"].map { SceneTab($0, scene: tab($0)) }, selected: 0)
                }
            }
        }
    }

    private static func tab(_ name: String) -> FixtureView {
        FixtureView(name) { tab in
            tab.stage.show("\(name) screen") { ScreenButton("In \(name)") {} }
        }
    }

    private static func slow() -> FixtureView {
        FixtureView("Slow") { view in
            view.stage.show("Slow") { ScreenText("waiting") }
            view.showActivity(true)
            Task { [weak view] in
                try await Task.sleep(for: .milliseconds(400))
                view?.stage.show("Slow") { ScreenText("arrived") }
                view?.showActivity(false)
            }
        }
    }

    private static func showColors(on view: FixtureView, _ appearance: Appearance) {
        view.stage.show("Colors", appearance: appearance) {
            for color in ScreenColor.allCases { ScreenText(color.rawValue, color: color) }
            ScreenButton("Switch") { [weak view] in
                if let view { showColors(on: view, appearance == .dark ? .light : .dark) }
            }
        }
    }

    private static func wide() -> FixtureView {
        FixtureView("Wide") { view in
            view.stage.show("日本語と👩‍👩‍👧‍👦") {
                ScreenText("漢字かな交じり文はセルを二つ使います。改行の場所も正しくなければなりません。")
                ScreenText("flags 🇮🇷🇪🇸, tone 👍🏽, keycap 1️⃣, heart ❤️ and e\u{301}")
                ScreenRow("料金", detail: "¥1,000") {}
                ScreenField("名前")
            }
        }
    }

    private static func crash() -> FixtureView {
        FixtureView("Crash") { view in
            view.stage.show("Crash") {
                ScreenButton("Trap") {
                    let empty: [Int] = []
                    print(empty[0])
                }
                ScreenButton("Abort") { abort() }
                ScreenButton("Exit") { exit(3) }
            }
        }
    }
}
