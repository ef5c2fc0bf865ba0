import Foundation
import SceneryScreens
import Testing

@MainActor @Suite("A builder composes elements and gives each its identity")
struct ScreenBuilderTests {
    private enum Mood { case good, bad, other }

    /// Two elements that an app uses together.
    private struct Labelled: ScreenElementConvertible {
        var label: String
        var element: ScreenElement {
            ScreenGroup(label) {
                ScreenHeading(label)
                ScreenText("…")
            }.element
        }
    }

    private func screen(
        hint: String? = nil, isLong: Bool = false, mood: Mood = .good, names: [String] = [],
        more: [ScreenText] = [], note: ScreenText? = nil
    ) -> Screen {
        Screen("T") {
            if let hint { ScreenText(hint) }
            if isLong {
                ScreenText("1")
                ScreenText("2")
            }
            switch mood {
            case .good: ScreenText("good")
            case .bad: ScreenText("bad")
            case .other: ScreenText("other")
            }
            for name in names { ScreenRow(name) }
            more
            note
            ScreenButton("Last") {}
        }
    }

    @Test("conditions, switches, loops, arrays and optionals are numbered by their statements")
    func statements() {
        #expect(screen().elements.map(\.id) == ["text-3.a.a", "button-7"])
        let whole = screen(
            hint: "h", isLong: true, names: ["x", "y"], more: [ScreenText("m"), ScreenText("n")],
            note: ScreenText("o"))
        #expect(
            whole.elements.map(\.id) == [
                "text-1", "text-2.1", "text-2.2", "text-3.a.a", "row-4.1", "row-4.2", "text-5.1", "text-5.2",
                "text-6", "button-7",
            ])
    }

    @Test("the branches of a condition have identities of their own")
    func branches() {
        let ids = [Mood.good, .bad, .other].compactMap { screen(mood: $0).elements.first?.id }
        #expect(Set(ids).count == 3)
    }

    @Test("elements inside are named below their group, explicit identities are unique in their list")
    func inside() {
        let screen = Screen("T") {
            ScreenText("above")
            ScreenGroup {
                ScreenText("a")
                ScreenButton("b") {}.id("b")
            }
            for list in ["one", "two"] {
                ScreenList(list) { for number in [7, 8] { ScreenRow("\(number)").id(number) } }.id(list)
            }
        }
        #expect(
            screen.allElements.map(\.id) == [
                "text-1", "group-2", "group-2/text-1", "b", "one", "one/7", "one/8", "two", "two/7", "two/8",
            ])
    }

    @Test("a repeated identity gets a number")
    func repeated() {
        let screen = Screen("T") {
            ScreenButton("A") {}.id("x")
            ScreenButton("B") {}.id("x")
            ScreenButton("C") {}.id("x")
        }
        #expect(screen.elements.map(\.id) == ["x", "x~2", "x~3"])
    }

    @Test("elements of a screen that are shown on another keep their identities")
    func shownAgain() {
        let screen = Screen("T") {
            ScreenText("a")
            ScreenList("L") { for number in [1, 2] { ScreenRow("\(number)").id(number) } }
        }
        let again = Screen("T") { screen.elements }
        #expect(again == screen)
        let stage = Stage("Test")
        stage.show(screen)
        #expect(stage.screen == screen)
    }

    @Test("an app's own combination of elements is an element")
    func own() {
        let screen = Screen("T") { Labelled(label: "L") }
        #expect(screen.allElements.map(\.id) == ["group-1", "group-1/heading-1", "group-1/text-2"])
    }
}

@MainActor @Suite("A screen is a value of what it shows")
struct ScreenValueTests {
    private func screen(_ action: @escaping @MainActor () -> Void = {}) -> Screen {
        Screen("T", language: "fa", appearance: .dark, isBusy: true, dialog: dialog(action)) {
            ScreenHeading("H", level: 3)
            ScreenText("t", style: .caption, color: .red)
            ScreenButton("B", role: .primary, action: action)
            ScreenField("F", text: "x", kind: .email) { _ in action() }
            ScreenToggle("G", isOn: true) { _ in action() }
            ScreenPicker("P", options: [.init(id: "1", title: "One")], selected: "1") { _ in action() }
            ScreenMap("M", pins: [.init(id: "x", title: "X", latitude: 1, longitude: 2)]) { _ in action() }
            ScreenImage("i", description: "I")
            ScreenProgress("p", fraction: 0.5)
            ScreenDivider()
            ScreenList("L") { ScreenRow("r", detail: "d", action: action).id("r").disabled() }
            ScreenGroup("G", axis: .horizontal) { ScreenText("inside") }
        }
    }

    private func dialog(_ action: @escaping @MainActor () -> Void) -> ScreenDialog {
        ScreenDialog("D", message: "m") {
            ScreenButton("Yes", role: .destructive, action: action)
            ScreenButton("No", role: .cancel)
        }
    }

    @Test("actions are not part of it: screens that show the same are equal")
    func equality() {
        var log: [Int] = []
        #expect(screen { log.append(1) } == screen { log.append(2) })
        #expect(screen() != Screen("T"))
    }

    @Test("it is the same after it was coded, and no action is written")
    func coding() throws {
        let data = try JSONEncoder().encode(screen())
        #expect(try JSONDecoder().decode(Screen.self, from: data) == screen())
        let text = String(decoding: data, as: UTF8.self)
        #expect(!text.contains("\"action\"") && !text.contains("\"position\""))
    }
}
