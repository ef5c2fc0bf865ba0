import Foundation
import SceneryScreens

/// Every element, the indicator, dialogs, an opened page.
@MainActor final class ElementsView: ScreenView {
    let stage: Stage
    private var isRefused = false

    init() {
        stage = Stage("Elements")
        show()
    }

    private func show() {
        stage.show("Elements") {
            texts
            inputs
            rows
            ScreenProgress("Download", fraction: 0.4)
            ScreenImage(Self.picture, description: "A square")
            ScreenImage("javascript:alert(1)", description: "Refused picture")
            ScreenHeading("Events")
            events
        }
    }

    private func fail() {
        stage.show(
            dialog: ScreenDialog("No network", message: "Check the cable.") {
                ScreenButton("Try again") { [weak self] in self?.retry() }
                ScreenButton("OK", role: .cancel)
            })
    }

    private func retry() { stage.show("Elements") { ScreenText("Tried again").id("tried") } }

    private func refuse() {
        isRefused = true
        show()
    }

    private func open(_ address: String) {
        if let url = URL(string: address) { navigation?.open(url) }
    }

    private static let picture =
        "data:image/svg+xml,"
        + "%3Csvg xmlns='http://www.w3.org/2000/svg' width='96' height='48'%3E"
        + "%3Crect width='96' height='48' rx='12' fill='%233b4fd8'/%3E%3C/svg%3E"
}

// MARK: - Parts

extension ElementsView {
    @ScreenBuilder<ScreenElement> private var texts: [ScreenElement] {
        ScreenText(
            "Body text that says something at more length, so that a line has to be broken somewhere.")
        ScreenText("A caption", style: .caption)
        ScreenText("Emphasis", style: .emphasis)
        ScreenHeading("Colors")
        ScreenGroup("Colors", axis: .horizontal) {
            for color in ScreenColor.allCases { ScreenText(color.rawValue, color: color) }
        }.id("colors")
    }

    @ScreenBuilder<ScreenElement> private var inputs: [ScreenElement] {
        ScreenHeading("Input")
        ScreenToggle("Light", isOn: false) { _ in }.id("light")
        ScreenToggle(isRefused ? "Stays off (refused)" : "Stays off", isOn: false) { [weak self] _ in
            self?.refuse()
        }.id("stubborn")
        ScreenPicker(
            "Size",
            options: [
                .init(id: "s", title: "Small"), .init(id: "m", title: "Medium"),
                .init(id: "l", title: "Large"),
            ]
        ) { _ in }.id("size")
        ScreenField("Name", placeholder: "Your name", clearsOnSubmit: false).id("name")
        ScreenField("Secret", kind: .password).id("secret")
    }

    @ScreenBuilder<ScreenElement> private var rows: [ScreenElement] {
        ScreenHeading("Rows")
        ScreenList("Places") {
            ScreenRow("First", detail: "one") {}.id("one")
            ScreenRow("Second", detail: "two", isSelected: true) {}.id("two")
            ScreenRow("Third", detail: "not selectable").id("three")
        }.id("rows")
        ScreenRow("Version", detail: "1.0").id("version")
        ScreenRow("Build", detail: "7").id("build")
        ScreenDivider()
        ScreenMap(
            "Map",
            pins: [
                .init(id: "a", title: "A Coruña", latitude: 43.37, longitude: -8.4),
                .init(id: "b", title: "Lugo", latitude: 43.01, longitude: -7.56),
                .init(id: "c", title: "Ourense", latitude: 42.34, longitude: -7.86),
            ]
        ) { _ in }.id("places")
    }

    private var events: ScreenElement {
        ScreenGroup(axis: .horizontal) {
            ScreenButton("Busy") { [weak self] in self?.showActivity(true) }.id("busy")
            ScreenButton("Calm") { [weak self] in self?.showActivity(false) }.id("calm")
            ScreenButton("Fail", role: .destructive) { [weak self] in self?.fail() }.id("fail")
            ScreenButton("Open") { [weak self] in self?.open("https://example.org/terms?a=1&b=2") }.id("open")
            ScreenButton("Open script") { [weak self] in self?.open("javascript:alert(1)") }.id("open-script")
            ScreenButton("Disabled") {}.id("disabled").disabled()
        }.id("events")
    }
}
