import SceneryScreens
import Testing

@testable import SceneryTerminal

@Suite("A display becomes lines")
struct PageLayoutTests {
    private func lines(
        _ screen: Screen, columns: Int = 40, rows: Int = 24, back: Display.Back? = nil,
        focus: FocusTarget? = nil,
        language: String? = nil
    ) -> [String] {
        let size = TerminalSize(columns: columns, rows: rows)
        let display = Display(
            scene: SceneID(name: "S", number: 1), screen: screen, back: back)
        let page = PageLayout.page(of: display, PageOptions(size: size, focus: focus, language: language))
        return FrameLayout.frame(of: page, scroll: 0, size: size, appearance: nil).lines.map(\.text)
    }

    private func body(_ element: some ScreenElementConvertible, columns: Int = 40) -> [String] {
        lines(Screen("T") { element }, columns: columns).dropFirst(2).dropLast().filter { !$0.isEmpty }
    }

    @Test("each element has its lines")
    func elements() {
        #expect(body(ScreenHeading("H")) == ["  H"])
        #expect(body(ScreenText("one\ntwo")) == ["  one", "  two"])
        #expect(body(ScreenButton("B").id("b")) == ["  [ B ]"])
        #expect(body(ScreenToggle("T", isOn: true).id("t")) == ["  [x] T"])
        #expect(body(ScreenImage("x", description: "A cat")) == ["  (A cat)"])
        #expect(body(ScreenImage("x", description: "")) == [])
        #expect(body(ScreenProgress("P")) == ["  P…"])
        #expect(body(ScreenProgress("P", fraction: 0.5)) == ["  P [##########----------] 50 %"])
        #expect(body(ScreenProgress("P", fraction: 7)) == ["  P [####################] 100 %"])
        #expect(body(ScreenProgress("P", fraction: .nan)) == ["  P [--------------------] 0 %"])
        #expect(body(ScreenRow("R", detail: "D")) == ["  R  D"])
        #expect(body(ScreenRow("R", isSelected: true) {}.id("r")) == ["  * R ›"])
        #expect(body(ScreenList("L") { ScreenRow("R") }) == ["  L", "  R"])
        #expect(body(ScreenGroup("G") { ScreenText("x") }) == ["  x"])
        let options = [ScreenPicker.Option(id: "1", title: "One"), .init(id: "2", title: "Two")]
        #expect(
            body(ScreenPicker("P", options: options, selected: "2").id("p")) == [
                "  P", "  ( ) One", "  (o) Two",
            ])
        let pin = ScreenMap.Pin(id: "a", title: "Lugo", latitude: 43, longitude: -7)
        #expect(body(ScreenMap("M", pins: [pin], selected: "a").id("m")) == ["  M", "  (o) Lugo"])
    }

    @Test("a row that is too wide has its detail below")
    func wideRow() {
        #expect(
            body(ScreenRow("A long title", detail: "a long detail", isSelected: true), columns: 20) == [
                "  * A long title", "      a long detail",
            ])
    }

    @Test("elements side by side start a new line where they do not fit")
    func flow() {
        let group = ScreenGroup(axis: .horizontal) { (1...4).map { ScreenButton("B\($0)").id("\($0)") } }
        #expect(body(group, columns: 20) == ["  [ B1 ]   [ B2 ]", "  [ B3 ]   [ B4 ]"])
    }

    @Test("the focus is marked in the text, not by color alone")
    func focusMark() {
        let screen = Screen("T") {
            ScreenButton("A").id("a")
            ScreenButton("B").id("b")
        }
        #expect(lines(screen, focus: .element("b")).contains("> [ B ]"))
    }

    @Test("the indicator is next to the title, in the screen's language")
    func busy() {
        #expect(lines(Screen("T", isBusy: true))[0] == "T  Loading…")
        #expect(lines(Screen("T", language: "fa", isBusy: true))[0].hasSuffix("در حال بارگذاری…  T"))
    }

    @Test("a screen that reads right to left is at the right edge")
    func rightToLeft() {
        let screen = Screen("T") {
            ScreenToggle("x", isOn: true).id("x")
            ScreenText("ab")
        }
        let drawn = lines(screen, columns: 12, focus: .element("x"), language: "fa")
        #expect(drawn[0] == "           T")
        #expect(drawn[2] == "     x [x] <")
        #expect(drawn[3] == "        ab  ")
    }

    @Test("a dialog is in the middle and keeps its buttons on a low terminal")
    func dialog() {
        let message = (1...30).map { "word\($0)" }.joined(separator: " ")
        let dialog = ScreenDialog("Sure?", message: message) {
            ScreenButton("Yes")
            ScreenButton("No")
        }
        for rows in [8, 10, 24] {
            let drawn = lines(
                Screen("T", dialog: dialog) { ScreenText("behind") }, rows: rows, focus: .answer("No"))
            #expect(drawn.contains { $0.contains("[ Yes ]") } && drawn.contains { $0.contains("> [ No ]") })
            #expect(drawn.count == rows && drawn.allSatisfy { TextWidth.of($0) <= 40 })
        }
    }

    @Test("any screen fits any terminal", arguments: 0..<60)
    func fits(_ seed: UInt64) {
        var random = SplitMix(seed)
        let words = ["a", "漢字", "👩‍👩‍👧‍👦", "longer word", "می‌خواهم", "\u{1B}[2J", "\n", ""]
        func text(_ random: inout SplitMix) -> String {
            (0..<random.next(upTo: 8)).map { _ in words[random.next(upTo: words.count)] }.joined(
                separator: " ")
        }
        let elements = (0..<random.next(upTo: 12)).map { _ -> ScreenElement in
            let words = text(&random)
            let element: any ScreenElementConvertible =
                switch random.next(upTo: 8) {
                case 0: ScreenText(words)
                case 1: ScreenField(words, text: words, placeholder: words)
                case 2: ScreenRow(words, detail: words, isSelected: random.next(upTo: 2) == 0) {}
                case 3:
                    ScreenGroup(axis: .horizontal) {
                        ScreenButton(words)
                        ScreenToggle(words, isOn: true)
                    }
                case 4: ScreenHeading(words)
                case 5: ScreenProgress(words, fraction: 0.3)
                case 6: ScreenPicker(words, options: [.init(id: "o", title: words)])
                default: ScreenDivider()
                }
            return element.element
        }
        let columns = 1 + random.next(upTo: 50)
        let rows = 1 + random.next(upTo: 20)
        let dialog =
            seed % 5 == 0
            ? ScreenDialog(text(&random), message: text(&random)) { ScreenButton("B") } : nil
        let drawn = lines(
            Screen(
                text(&random), direction: seed % 2 == 0 ? .leftToRight : .rightToLeft, isBusy: seed % 3 == 0,
                dialog: dialog
            ) {
                elements
            }, columns: columns, rows: rows, back: .back)
        #expect(drawn.count <= max(rows, 1))
        #expect(drawn.allSatisfy { TextWidth.of($0) <= columns })
        #expect(drawn.allSatisfy { !$0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } })
    }
}
