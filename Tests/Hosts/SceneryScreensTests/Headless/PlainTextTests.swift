import SceneryScreens
import Testing

@Suite("A display becomes plain lines")
struct PlainTextTests {
    @Test("every element, the tabs, the indicator, the dialog and the way back are there")
    func whole() {
        let options = [ScreenPicker.Option(id: "1", title: "One"), .init(id: "2", title: "Two")]
        var display = Display(screen: Screen("T", isBusy: true) {
            [
                .heading("H"), .text("a\nb"), .button("B", id: "b"), .field("F", id: "f"),
                .field("S", id: "s", value: "abc", kind: .password), .toggle("On", id: "t", isOn: true),
                .picker("P", id: "p", options: options, selected: "2"), .image("x", description: "A cat"),
                .progress("Half", fraction: 0.5), .progress("Some"), .divider(),
                .row("R", detail: "d", id: "r", isSelectable: true), .row("Sel", id: "q", isSelected: true),
            ]
        }, back: .back)
        display.screen.dialog = ScreenDialog(title: "D", message: "M", buttons: [.init(id: "ok", title: "OK")])
        #expect(PlainText.lines(of: display) == [
            "T", "===", "Loading…", "H", "-", "a", "b", "[ B ]", "F: ____", "S: •••", "[x] On", "P", "( ) One", "(o) Two",
            "(A cat)", "Half 50 %", "Some…", "---", "> R: d", "* Sel", "", "! D", "  M", "[ OK ]", "< Back",
        ])
    }

    @Test("words of the host are in the screen's language")
    func language() {
        let lines = PlainText.lines(of: Display(screen: Screen("T", language: "fa-IR", isBusy: true), back: .close))
        #expect(lines.contains("در حال بارگذاری…") && lines.last == "x بستن")
    }

    @Test("no control character and no mark that reorders is left; Persian joiners and emoji stay")
    func neutral() {
        #expect(PlainText.neutralised("a\u{1B}[2J\u{7F}\u{9B}\u{202E}\u{2066}\n\tb") == "a�[2J������b")
        #expect(PlainText.neutralised("می‌خواهم 👩‍👧") == "می‌خواهم 👩‍👧")
    }

    @Test("progress that is no number or out of its range is told as one that is", arguments: [
        (Double.nan, "P 0 %"), (.infinity, "P 100 %"), (-1, "P 0 %"), (7, "P 100 %"),
    ])
    func progress(_ fraction: Double, _ line: String) {
        #expect(PlainText.lines(of: Display(screen: Screen("T") { .progress("P", fraction: fraction) })).last == line)
    }
}
