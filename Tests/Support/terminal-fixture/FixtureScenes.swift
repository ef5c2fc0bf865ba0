import Foundation
import SceneryScreens

/// A scene whose view is only a stage; what it does is given as closures.
@MainActor final class FixtureView: ScreenView {
    let stage: Stage

    init(_ name: String, _ make: @MainActor (FixtureView) -> Void) {
        stage = Stage(name)
        make(self)
    }
}

@MainActor enum FixtureScenes {
    static func list(_ context: HostContext) -> SceneList {
        SceneList([
            SceneList.Entry("Elements") { elements() },
            SceneList.Entry("LongList") { longList() },
            SceneList.Entry("Persian") { persian() },
            SceneList.Entry("Hostile") { hostile() },
            SceneList.Entry("Dialogs") { dialogs() },
            SceneList.Entry("TabBar") { tabBar() },
            SceneList.Entry("Slow") { slow() },
            SceneList.Entry("Dark") { dark() },
            SceneList.Entry("Wide") { wide() },
            SceneList.Entry("Crash") { crash() },
        ])
    }

    private static func elements() -> FixtureView {
        FixtureView("Elements") { view in
            @MainActor func show(_ log: String) {
                view.stage.show(Screen("Every element") {
                    .text("Last: \(log)", id: "log");
                    .field("Name", id: "name", placeholder: "yours");
                    .field("Secret", id: "secret", kind: .password);
                    .toggle("Sound", id: "sound", isOn: false);
                    .picker("Size", id: "size", options: [
                        .init(id: "s", title: "Small"), .init(id: "m", title: "Medium"), .init(id: "l", title: "Large"),
                    ], selected: "m");
                    .group(axis: .horizontal) {
                        .button("Save", id: "save", role: .primary);
                        .button("Delete", id: "delete", role: .destructive);
                        .button("Never", id: "never").disabled()
                    };
                    .heading("More");
                    .text("Small print that is long enough to be broken into several lines on most terminals.",
                          style: .caption);
                    .image("cat.png", description: "A cat on a mat");
                    .progress("Loading maps", fraction: 0.4);
                    .divider();
                    .map("Places", id: "map", pins: [
                        .init(id: "a", title: "A Coruña", latitude: 43.37, longitude: -8.4),
                        .init(id: "b", title: "Lugo", latitude: 43.01, longitude: -7.56),
                    ]);
                    .list("Rides", id: "rides") {
                        .row("To the airport", detail: "12.50", id: "ride/1", isSelectable: true);
                        .row("Home", detail: "8.00", id: "ride/2", isSelectable: true, isSelected: true);
                        .row("Only to read")
                    };
                    .button("Terms", id: "terms")
                })
            }
            for id in ["sound", "size", "save", "delete", "map", "name", "secret"] {
                view.stage.on(id) { action in if case .edit = action { return } else { show("\(id) \(action)") } }
            }
            view.stage.on(prefix: "ride/") { show("ride \($0)") }
            view.stage.on("terms") { [weak view] _ in
                if let url = URL(string: "https://example.org/terms") { view?.navigation?.open(url) }
            }
            show("nothing")
        }
    }

    private static func longList() -> FixtureView {
        FixtureView("LongList") { view in
            @MainActor func show(_ chosen: String) {
                view.stage.show(Screen("A hundred rows") {
                    .text("Chosen: \(chosen)");
                    .list("Rows") {
                        (1...100).map { .row("Row \($0)", id: "row/\($0)", isSelectable: true, isSelected: "\($0)" == chosen) }
                    }
                })
            }
            view.stage.on(prefix: "row/") { show($0) }
            show("none")
        }
    }

    private static func persian() -> FixtureView {
        FixtureView("Persian") { view in
            view.stage.show(Screen("درباره‌ی ما", language: "fa") {
                .text("نسخه‌ی ۱ — می‌خواهم این متن از سمت راست خوانده شود.");
                .field("نام", id: "name");
                .toggle("صدا", id: "sound", isOn: true);
                .group(axis: .horizontal) {
                    .button("یک", id: "one");
                    .button("دو", id: "two")
                };
                .list("فهرست") { .row("خانه", detail: "۸", id: "home", isSelectable: true) }
            })
        }
    }

    private static func hostile() -> FixtureView {
        FixtureView("Hostile") { view in
            let clear = "\u{1B}[2J\u{1B}]0;stolen\u{07}"
            view.stage.show(Screen("Evil\(clear)title") {
                .text("before\(clear)after\u{9B}31m\rover");
                .button("b\u{1B}[31m", id: "b");
                .row("r\u{7}", detail: "\u{8}d");
                .field("f\u{1B}c", id: "f", value: "v\u{1B}[H", placeholder: "p\u{1B}[H")
            })
        }
    }

    private static func dialogs() -> FixtureView {
        FixtureView("Dialogs") { view in
            @MainActor func show(_ answer: String) {
                view.stage.show(Screen("Dialogs") {
                    .text("Answer: \(answer)");
                    .button("Ask", id: "ask");
                    .button("Fail", id: "fail")
                })
            }
            view.stage.on("ask") { [weak view] _ in
                view?.stage.show(dialog: ScreenDialog(title: "Sure?", message: "This cannot be undone.", buttons: [
                    .init(id: "yes", title: "Yes"), .init(id: "no", title: "No"),
                ]))
            }
            view.stage.on("yes") { _ in show("yes") }
            view.stage.on("no") { _ in show("no") }
            view.stage.on("fail") { [weak view] _ in
                view?.show(error: ErrorViewModel(title: "No Internet!", message: "Check the cable.", retryTitle: "Retry"))
            }
            view.stage.on(StageEvent.dismiss) { _ in show("dismissed") }
            show("none")
        }
    }

    private static func tabBar() -> FixtureView {
        FixtureView("TabBar") { view in
            view.stage.show(Screen("Tabs next") { .button("Open tabs", id: "open") })
            view.stage.on("open") { [weak view] _ in
                view?.navigation?.replaceRoot(withTabs: ["Home", "Rides", "Me"].map { name in
                    SceneTab(name, scene: FixtureView(name) { tab in
                        tab.stage.show(Screen("\(name) screen") { .button("In \(name)", id: "in") })
                    })
                }, selected: 0)
            }
        }
    }

    private static func slow() -> FixtureView {
        FixtureView("Slow") { view in
            view.stage.show(Screen("Slow") { .text("waiting") })
            view.showActivity(true)
            Task { [weak view] in
                try await Task.sleep(for: .milliseconds(400))
                view?.stage.show(Screen("Slow") { .text("arrived") })
                view?.showActivity(false)
            }
        }
    }

    private static func dark() -> FixtureView {
        FixtureView("Dark") { view in
            @MainActor func show(_ appearance: Appearance) {
                view.stage.show(Screen("Colours", appearance: appearance) {
                    ScreenColor.allCases.map { .text($0.rawValue, color: $0) };
                    .button("Switch", id: "switch")
                })
            }
            var appearance = Appearance.dark
            view.stage.on("switch") { _ in
                appearance = appearance == .dark ? .light : .dark
                show(appearance)
            }
            show(appearance)
        }
    }

    private static func wide() -> FixtureView {
        FixtureView("Wide") { view in
            view.stage.show(Screen("日本語と👩‍👩‍👧‍👦") {
                .text("漢字かな交じり文はセルを二つ使います。改行の場所も正しくなければなりません。");
                .text("flags 🇮🇷🇪🇸, tone 👍🏽, keycap 1️⃣, heart ❤️ and e\u{301}");
                .row("料金", detail: "¥1,000", id: "fare", isSelectable: true);
                .field("名前", id: "name")
            })
        }
    }

    private static func crash() -> FixtureView {
        FixtureView("Crash") { view in
            view.stage.show(Screen("Crash") {
                .button("Trap", id: "trap");
                .button("Abort", id: "abort");
                .button("Exit", id: "exit")
            })
            view.stage.on("trap") { _ in
                let empty: [Int] = []
                print(empty[0])
            }
            view.stage.on("abort") { _ in abort() }
            view.stage.on("exit") { _ in exit(3) }
        }
    }
}
