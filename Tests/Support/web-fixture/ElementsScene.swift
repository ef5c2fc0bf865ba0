import Foundation
import SceneryScreens

/// Every element, the indicator, dialogs, an opened page.
@MainActor final class ElementsView: ScreenView, Retrying {
    let stage: Stage
    private var isRefused = false

    init() {
        stage = Stage("Elements")
        stage.show(screen)
        stage.on("busy") { [weak self] _ in self?.showActivity(true) }
        stage.on("calm") { [weak self] _ in self?.showActivity(false) }
        stage.on("fail") { [weak self] _ in
            self?.show(error: ErrorViewModel(title: "No network", message: "Check the cable.", retryTitle: "Try again"))
            self?.stage.on(StageEvent.retry) { _ in self?.retry() }
        }
        stage.on("open") { [weak self] _ in
            if let url = URL(string: "https://example.org/terms?a=1&b=2") { self?.navigation?.open(url) }
        }
        stage.on("open-script") { [weak self] _ in
            if let url = URL(string: "javascript:alert(1)") { self?.navigation?.open(url) }
        }
        stage.on("stubborn") { [weak self] _ in
            self?.isRefused = true
            if let self { self.stage.show(self.screen) }
        }
        stage.on("light") { _ in }
        stage.on("size") { _ in }
        stage.on("places") { _ in }
        stage.on("row/one") { _ in }
    }

    func retry() { stage.show(Screen("Elements") { .text("Tried again", id: "tried") }) }

    private var screen: Screen {
        Screen("Elements") {[
            .text("Body text that says something at more length, so that a line has to be broken somewhere."),
            .text("A caption", style: .caption),
            .text("Emphasis", style: .emphasis),
            .heading("Colours"),
            .group("Colours", axis: .horizontal, id: "colours") {
                ScreenColor.allCases.map { .text($0.rawValue, color: $0) }
            },
            .heading("Input"),
            .toggle("Light", id: "light", isOn: false),
            .toggle(isRefused ? "Stays off (refused)" : "Stays off", id: "stubborn", isOn: false),
            .picker("Size", id: "size", options: [
                .init(id: "s", title: "Small"), .init(id: "m", title: "Medium"), .init(id: "l", title: "Large"),
            ]),
            .field("Name", id: "name", placeholder: "Your name", clearsOnSubmit: false),
            .field("Secret", id: "secret", kind: .password),
            .heading("Rows"),
            .list("Places", id: "rows") {[
                .row("First", detail: "one", id: "row/one", isSelectable: true),
                .row("Second", detail: "two", id: "row/two", isSelectable: true, isSelected: true),
                .row("Third", detail: "not selectable", id: "row/three")
            ]},
            .row("Version", detail: "1.0", id: "version"),
            .row("Build", detail: "7", id: "build"),
            .divider(),
            .map("Map", id: "places", pins: [
                .init(id: "a", title: "A Coruña", latitude: 43.37, longitude: -8.4),
                .init(id: "b", title: "Lugo", latitude: 43.01, longitude: -7.56),
                .init(id: "c", title: "Ourense", latitude: 42.34, longitude: -7.86),
            ]),
            .progress("Download", fraction: 0.4),
            .image(Self.picture, description: "A square"),
            .image("javascript:alert(1)", description: "Refused picture"),
            .heading("Events"),
            .group(axis: .horizontal, id: "events") {[
                .button("Busy", id: "busy"),
                .button("Calm", id: "calm"),
                .button("Fail", id: "fail", role: .destructive),
                .button("Open", id: "open"),
                .button("Open script", id: "open-script"),
                .button("Disabled", id: "disabled").disabled()
            ]}
        ]}
    }

    private static let picture = "data:image/svg+xml,"
        + "%3Csvg xmlns='http://www.w3.org/2000/svg' width='96' height='48'%3E"
        + "%3Crect width='96' height='48' rx='12' fill='%233b4fd8'/%3E%3C/svg%3E"
}

/// Texts and identities that would do harm if they were taken for markup.
@MainActor final class HostileView: ScreenView {
    let stage: Stage

    init() {
        stage = Stage("Hostile")
        let text = "<img src=x onerror=alert(1)> & \"quoted\" 'single' </script></title>"
        stage.show(Screen(text) {[
            .text(text, id: "plain"),
            .field(text, id: "f\"><script>alert(1)</script>", value: text, placeholder: text),
            .button(text, id: "b' onclick='alert(1)"),
            .list(text) { .row(text, detail: text) },
            .text("before", id: "$main")
        ]})
        stage.on("b' onclick='alert(1)") { [weak self] _ in
            self?.stage.show(Screen("Pressed") { [.text(text + "!", id: "plain"), .text("after", id: "$main")] })
        }
    }
}
