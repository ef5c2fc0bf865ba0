import Foundation
import SceneryScreens

/// Every element; the first line names the last event.
@MainActor final class ElementsView: ScreenView {
    let stage = Stage("Elements")

    init() { show("nothing") }

    private func show(_ event: String) {
        stage.show("Every element") {
            ScreenText("Last: \(event)")
            inputs
            ScreenHeading("More")
            ScreenText(
                "Small print that is long enough to be broken into several lines on most terminals.",
                style: .caption)
            ScreenImage("cat.png", description: "A cat on a mat")
            ScreenProgress("Loading maps", fraction: 0.4)
            ScreenDivider()
            choices
            ScreenButton("Terms") { [weak self] in self?.openTerms() }
        }
    }

    @ScreenBuilder<ScreenElement> private var inputs: [ScreenElement] {
        ScreenField("Name", placeholder: "yours") { [weak self] in
            self?.show("name submit(\($0.debugDescription))")
        }
        ScreenField("Secret", kind: .password) { [weak self] _ in self?.show("secret submit") }
        ScreenToggle("Sound", isOn: false) { [weak self] in self?.show("sound set(\($0))") }
        ScreenPicker(
            "Size",
            options: [
                .init(id: "s", title: "Small"), .init(id: "m", title: "Medium"),
                .init(id: "l", title: "Large"),
            ], selected: "m"
        ) { [weak self] in self?.show("size choose(\($0))") }
        ScreenGroup(axis: .horizontal) {
            ScreenButton("Save", role: .primary) { [weak self] in self?.show("save") }
            ScreenButton("Delete", role: .destructive) { [weak self] in self?.show("delete") }
            ScreenButton("Never") {}.disabled()
        }
    }

    @ScreenBuilder<ScreenElement> private var choices: [ScreenElement] {
        ScreenMap(
            "Map",
            pins: [
                .init(id: "a", title: "A Coruña", latitude: 43.37, longitude: -8.4),
                .init(id: "b", title: "Lugo", latitude: 43.01, longitude: -7.56),
            ]
        ) { [weak self] in self?.show("map choose(\($0))") }
        ScreenList("Rides") {
            ScreenRow("To the airport", detail: "12.50") { [weak self] in self?.show("ride 1") }
            ScreenRow("Home", detail: "8.00", isSelected: true) { [weak self] in self?.show("ride 2") }
            ScreenRow("Only to read")
        }
    }

    private func openTerms() {
        if let url = URL(string: "https://example.org/terms") { navigation?.open(url) }
    }
}
