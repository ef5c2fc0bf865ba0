import AccessibilityStandIn
import SceneryScreens
import SwiftUIStandIn
import Testing

@MainActor @Suite("Elements in the SwiftUI host") struct ElementTests {
    private let screen = DrawnScreen()
    private var stage: Stage { screen.stage }

    @Test("texts have the font of their style, which grows with the size that a person has chosen")
    func fonts() {
        stage.show("Sample") {
            ScreenHeading("A")
            ScreenHeading("B", level: 3)
            ScreenText("C")
            ScreenText("D", style: .caption)
            ScreenText("E", style: .emphasis)
            ScreenText("F", style: .large)
        }
        let fonts = screen.all("font").map(\.text)
        #expect(fonts == ["title2", "title3", "body", "caption", "headline", "largeTitle"])
        #expect(screen.modifiers(around: "A").contains("accessibilityAddTraits 1"))
    }

    @Test("a text has its color in light and in dark")
    func colors() {
        stage.show("Sample") {
            ScreenText("Late", color: .red)
            ScreenText("On time")
        }
        #expect(screen.all("foregroundStyle").map(\.text) == ["179 38 30", "primary"])
        screen.graph.environment.colorScheme = .dark
        stage.show("Sample") { ScreenText("Later", color: .red) }
        #expect(screen.all("foregroundStyle").map(\.text) == ["255 180 171"])
    }

    @Test("buttons have their roles, and send their events")
    func buttons() {
        stage.show("Sample") {
            ScreenButton("Delete", role: .destructive) { [screen] in screen.choose("delete") }
            ScreenButton("Go", role: .primary) {}
            ScreenButton("Keep", role: .cancel) {}.disabled()
        }
        #expect(screen.all("Button").map(\.value) == ["destructive", "", "cancel"])
        #expect(screen.modifiers(around: "Go", "Button").contains("font headline"))
        #expect(screen.modifiers(around: "Keep", "Button").contains("disabled true"))
        screen.first("Button", "Delete")?.action?()
        #expect(screen.chosen == ["delete"])
    }

    @Test("a toggle shows whether it is on, and reads that when it is asked")
    func toggle() throws {
        stage.show("Sample") { ScreenToggle("Loud", isOn: true) { [screen] in screen.choose("\($0)") } }
        let drawn = try #require(screen.first("Toggle"))
        #expect(drawn.value == "true")
        drawn.action?()
        drawn.action?()
        #expect(
            screen.chosen == ["false", "true"], "the second turn starts from what is, not from what was drawn"
        )
        stage.show("Sample") { ScreenText("Gone") }
        drawn.action?()
        #expect(screen.chosen.count == 2)
    }

    @Test("a picker shows the chosen option, and chooses another once")
    func picker() throws {
        stage.show("Sample") {
            ScreenPicker(
                "Car", options: [.init(id: "s", title: "Small"), .init(id: "l", title: "Large")],
                selected: "s"
            ) { [screen] in screen.choose($0) }
        }
        let drawn = try #require(screen.first("Picker", "Car"))
        #expect(drawn.all.filter { $0.kind == "Text" }.map(\.text) == ["Small", "Large"])
        for id in ["s", "l", "l"] { drawn.select?(Optional(id)) }
        #expect(screen.chosen == ["l"])
        #expect(screen.first("Picker")?.value.contains("l") == true)
    }

    @Test("progress is a bar where a fraction is known and a wheel where none is")
    func progress() {
        stage.show("Sample") {
            ScreenProgress("Sending", fraction: 0.25)
            ScreenProgress("Waiting")
            ScreenProgress("Done", fraction: 2)
        }
        #expect(screen.all("ProgressView").map(\.text) == ["Sending", "Waiting", "Done"])
        #expect(screen.all("ProgressView").map(\.value) == ["0.25", "", "1.0"])
    }

    @Test("a row has its detail and, where it is chosen, a checkmark; VoiceOver reads it as one")
    func rows() {
        stage.show("Sample") {
            ScreenList("Rides") {
                ScreenRow("Taxi", detail: "late", isSelected: true) { [screen] in screen.choose("taxi") }
                ScreenRow("Bus", detail: "on time")
                ScreenRow("Tram") {}.disabled()
            }
        }
        #expect(screen.all("Text").map(\.text) == ["Rides", "Taxi", "late", "Bus", "on time", "Tram", ""])
        #expect(screen.all("Image").map(\.text) == ["checkmark"])
        #expect(screen.all("accessibilityLabel").map(\.text) == ["Taxi", "Bus", "Tram"])
        #expect(screen.all("accessibilityValue").map(\.text) == ["late", "on time", ""])
        #expect(screen.modifiers(around: "Rides").contains("accessibilityAddTraits 1"))
        #expect(screen.modifiers(around: "Taxi").contains("accessibilityAddTraits 2"))
        #expect(screen.modifiers(around: "Bus").contains("accessibilityElement combine"))
        #expect(screen.modifiers(around: "Tram").contains("disabled true"))
        screen.first("Button")?.action?()
        #expect(screen.chosen == ["taxi"])
    }

    @Test("only rows are separated by lines")
    func separators() {
        stage.show("Sample") {
            ScreenText("Today")
            ScreenList("Rides") { ScreenRow("Taxi") }
            ScreenDivider()
        }
        #expect(screen.all("listRowSeparator").map(\.text) == ["hidden", "hidden", "automatic", "hidden"])
        #expect(screen.all("Divider").count == 1)
    }

    @Test("groups and the lists in them stand as they say, and a labelled group is one for VoiceOver")
    func groups() {
        stage.show("Sample") {
            ScreenGroup("Price", axis: .horizontal) {
                ScreenText("7")
                ScreenList("Offers") { ScreenRow("A") {} }
            }
            ScreenGroup { ScreenText("8") }
        }
        #expect(screen.first("HStack")?.all.contains { $0.kind == "Text" && $0.text == "Offers" } == true)
        #expect(screen.modifiers(around: "7").contains("accessibilityLabel Price"))
        #expect(screen.modifiers(around: "7").contains("accessibilityElement contain"))
        #expect(!screen.modifiers(around: "8").contains { $0.hasPrefix("accessibilityElement") })
    }

    @Test("a screen has its direction, and is light or dark where it says so")
    func directionAndAppearance() {
        stage.show("Sample", language: "fa", appearance: .dark) { ScreenText("سلام") }
        #expect(screen.first("environment", "rightToLeft") != nil)
        #expect(screen.first("preferredColorScheme")?.text == "dark")
        stage.show("Sample", language: "en", appearance: .light) { ScreenText("Hello") }
        #expect(screen.first("environment", "leftToRight") != nil)
        #expect(screen.first("preferredColorScheme")?.text == "light")
        stage.show("Sample") { ScreenText("Hello") }
        #expect(screen.first("preferredColorScheme")?.text == "")
    }

    @Test("a screen that gets busy says so once, in its language")
    func busy() {
        stage.show("Sample", language: "fa") { ScreenText("سلام") }
        _ = screen.node
        let before = AccessibilityNotification.announcements.count
        let loading = HostStrings(language: "fa").loading
        stage.showActivity(true)
        #expect(screen.modifiers(around: "", "ProgressView").contains("accessibilityLabel \(loading)"))
        stage.show("Still", language: "fa") { ScreenText("سلام") }
        _ = screen.node
        #expect(AccessibilityNotification.announcements.dropFirst(before) == [loading])
        stage.showActivity(false)
        #expect(screen.all("ProgressView").isEmpty)
    }

    @Test("VoiceOver reads the elements in the order of the screen")
    func order() {
        stage.show("Sample") {
            ScreenHeading("First")
            ScreenField("Second")
            ScreenList("Third") { ScreenRow("Fourth") }
            ScreenButton("Fifth") {}
        }
        let texts = screen.node.all.filter { ["Text", "Button"].contains($0.kind) }.map(\.text)
        #expect(texts.filter { !$0.isEmpty } == ["First", "Second", "Third", "Fourth", "Fifth"])
    }

    @Test("the buttons of a dialog have their roles")
    func dialog() {
        stage.show(
            dialog: ScreenDialog("Sure?", message: "It is gone then.") {
                ScreenButton("Delete", role: .destructive) { [screen] in screen.choose("delete") }
                ScreenButton("Keep", role: .cancel)
            })
        #expect(
            screen.first("alert", "Sure?")?.all.filter { $0.kind == "Button" }.map(\.value) == [
                "destructive", "cancel",
            ])
        screen.first("Button", "Delete")?.action?()
        #expect(screen.chosen == ["delete"])
        #expect(screen.first("alert")?.text == "")
    }
}
