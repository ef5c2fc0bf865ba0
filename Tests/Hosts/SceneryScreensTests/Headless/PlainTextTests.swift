import SceneryScreens
import Testing

@Suite("A display becomes plain lines")
struct PlainTextTests {
    @Test("every element, the tabs, the indicator, the dialog and the way back are there")
    func whole() {
        let options = [ScreenPicker.Option(id: "1", title: "One"), .init(id: "2", title: "Two")]
        var display = Display(
            screen: Screen("T", isBusy: true) {
                ScreenHeading("H")
                ScreenText("a\nb")
                ScreenButton("B").id("b")
                ScreenField("F").id("f")
                ScreenField("S", text: "abc", kind: .password).id("s")
                ScreenToggle("On", isOn: true).id("t")
                ScreenPicker("P", options: options, selected: "2").id("p")
                ScreenImage("x", description: "A cat")
                ScreenProgress("Half", fraction: 0.5)
                ScreenProgress("Some")
                ScreenDivider()
                ScreenRow("R", detail: "d") {}.id("r")
                ScreenRow("Sel", isSelected: true).id("q")
            }, back: .back)
        display.screen.dialog = ScreenDialog("D", message: "M") { ScreenButton("OK") }
        #expect(
            PlainText.lines(of: display) == [
                "T", "===", "Loading…", "H", "-", "a", "b", "[ B ]", "F: ____", "S: •••", "[x] On", "P",
                "( ) One", "(o) Two",
                "(A cat)", "Half 50 %", "Some…", "---", "> R: d", "* Sel", "", "! D", "  M", "[ OK ]",
                "< Back",
            ])
    }

    @Test("texts of the host are in the screen's language")
    func language() {
        let lines = PlainText.lines(
            of: Display(screen: Screen("T", language: "fa-IR", isBusy: true), back: .close))
        #expect(lines.contains("در حال بارگذاری…") && lines.last == "x بستن")
    }

    @Test("no control character and no mark that reorders is left; Persian joiners and emoji stay")
    func neutral() {
        #expect(PlainText.neutralised("a\u{1B}[2J\u{7F}\u{9B}\u{202E}\u{2066}\n\tb") == "a�[2J������b")
        #expect(PlainText.neutralised("می‌خواهم 👩‍👧") == "می‌خواهم 👩‍👧")
    }

    @Test(
        "progress that is not a number or out of its range is drawn as the nearest that is",
        arguments: [
            (Double.nan, "P 0 %"), (.infinity, "P 100 %"), (-1, "P 0 %"), (7, "P 100 %"),
        ])
    func progress(_ fraction: Double, _ line: String) {
        #expect(
            PlainText.lines(of: Display(screen: Screen("T") { ScreenProgress("P", fraction: fraction) })).last
                == line)
    }
}
