import SceneryScreens
import Testing

@testable import SceneryTerminal

@Suite("A display becomes lines")
struct PageLayoutTests {
    private func lines(
        _ screen: Screen, columns: Int = 40, rows: Int = 24, back: Display.Back? = nil, focus: FocusTarget? = nil,
        language: String? = nil
    ) -> [String] {
        let size = TerminalSize(columns: columns, rows: rows)
        let display = Display(scene: SceneID(name: "S", number: 1), screen: screen.identifiedForTests, back: back)
        let page = PageLayout.page(of: display, PageOptions(size: size, focus: focus, language: language))
        return FrameLayout.frame(of: page, scroll: 0, size: size, appearance: nil).lines.map(\.text)
    }

    private func body(_ elements: ScreenElement..., columns: Int = 40) -> [String] {
        lines(Screen("T") { elements }, columns: columns).dropFirst(2).dropLast().filter { !$0.isEmpty }
    }

    @Test("each element has its lines")
    func elements() {
        #expect(body(.heading("H")) == ["  H"])
        #expect(body(.text("one\ntwo")) == ["  one", "  two"])
        #expect(body(.button("B", id: "b")) == ["  [ B ]"])
        #expect(body(.toggle("T", id: "t", isOn: true)) == ["  [x] T"])
        #expect(body(.image("x", description: "A cat")) == ["  (A cat)"])
        #expect(body(.image("x", description: "")) == [])
        #expect(body(.progress("P")) == ["  P…"])
        #expect(body(.progress("P", fraction: 0.5)) == ["  P [##########----------] 50 %"])
        #expect(body(.progress("P", fraction: 7)) == ["  P [####################] 100 %"])
        #expect(body(.progress("P", fraction: .nan)) == ["  P [--------------------] 0 %"])
        #expect(body(.row("R", detail: "D")) == ["  R  D"])
        #expect(body(.row("R", id: "r", isSelectable: true, isSelected: true)) == ["  * R ›"])
        #expect(body(.list("L") { .row("R") }) == ["  L", "  R"])
        #expect(body(.group("G") { .text("x") }) == ["  x"])
        let options = [ScreenPicker.Option(id: "1", title: "One"), .init(id: "2", title: "Two")]
        #expect(body(.picker("P", id: "p", options: options, selected: "2")) == ["  P", "  ( ) One", "  (o) Two"])
        let pin = ScreenMap.Pin(id: "a", title: "Lugo", latitude: 43, longitude: -7)
        #expect(body(.map("M", id: "m", pins: [pin], selected: "a")) == ["  M", "  (o) Lugo"])
    }

    @Test("a row that is too wide has its detail below it")
    func wideRow() {
        #expect(body(.row("A long title", detail: "a long detail", isSelected: true), columns: 20) == [
            "  * A long title", "      a long detail",
        ])
    }

    @Test("elements side by side start a new line where they do not fit")
    func flow() {
        let group = ScreenElement.group(axis: .horizontal) { (1...4).map { .button("B\($0)", id: "\($0)") } }
        #expect(body(group, columns: 20) == ["  [ B1 ]   [ B2 ]", "  [ B3 ]   [ B4 ]"])
    }

    @Test("the focus is marked in the text, not by colour alone")
    func focusMark() {
        let screen = Screen("T") { [.button("A", id: "a"), .button("B", id: "b")] }
        #expect(lines(screen, focus: .element("b")).contains("> [ B ]"))
    }

    @Test("the indicator stands beside the title, in the screen's language")
    func busy() {
        #expect(lines(Screen("T", isBusy: true))[0] == "T  Loading…")
        #expect(lines(Screen("T", language: "fa", isBusy: true))[0].hasSuffix("در حال بارگذاری…  T"))
    }

    @Test("a screen that reads right to left stands at the right edge")
    func rightToLeft() {
        let screen = Screen("T") { [.toggle("x", id: "x", isOn: true), .text("ab")] }
        let drawn = lines(screen, columns: 12, focus: .element("x"), language: "fa")
        #expect(drawn[0] == "           T")
        #expect(drawn[2] == "     x [x] <")
        #expect(drawn[3] == "        ab  ")
    }

    @Test("a dialog stands in the middle and keeps its buttons on a low terminal")
    func dialog() {
        let message = (1...30).map { "word\($0)" }.joined(separator: " ")
        let dialog = ScreenDialog(title: "Sure?", message: message, buttons: [
            .init(id: "y", title: "Yes"), .init(id: "n", title: "No"),
        ])
        for rows in [8, 10, 24] {
            let drawn = lines(Screen("T", dialog: dialog) { .text("behind") }, rows: rows, focus: .answer("n"))
            #expect(drawn.contains { $0.contains("[ Yes ]") } && drawn.contains { $0.contains("> [ No ]") })
            #expect(drawn.count == rows && drawn.allSatisfy { TextWidth.of($0) <= 40 })
        }
    }

    @Test("any screen fits any terminal", arguments: 0..<60)
    func fits(_ seed: UInt64) {
        var random = SplitMix(seed)
        let words = ["a", "漢字", "👩‍👩‍👧‍👦", "longer word", "می‌خواهم", "\u{1B}[2J", "\n", ""]
        func text(_ random: inout SplitMix) -> String {
            (0..<random.next(upTo: 8)).map { _ in words[random.next(upTo: words.count)] }.joined(separator: " ")
        }
        let elements = (0..<random.next(upTo: 12)).map { index -> ScreenElement in
            let words = text(&random)
            let id = "\(index)"
            return switch random.next(upTo: 8) {
            case 0: .text(words)
            case 1: .field(words, id: id, value: words, placeholder: words)
            case 2: .row(words, detail: words, id: id, isSelectable: true, isSelected: random.next(upTo: 2) == 0)
            case 3: .group(axis: .horizontal, id: id) { [.button(words, id: id + "a"), .toggle(words, id: id + "b", isOn: true)] }
            case 4: .heading(words)
            case 5: .progress(words, fraction: 0.3)
            case 6: .picker(words, id: id, options: [.init(id: "o", title: words)])
            default: .divider()
            }
        }
        let columns = 1 + random.next(upTo: 50)
        let rows = 1 + random.next(upTo: 20)
        let dialog = seed % 5 == 0 ? ScreenDialog(title: text(&random), message: text(&random), buttons: [.init(id: "b", title: "B")]) : nil
        let drawn = lines(
            Screen(text(&random), direction: seed % 2 == 0 ? .leftToRight : .rightToLeft, isBusy: seed % 3 == 0, dialog: dialog) {
                elements
            }, columns: columns, rows: rows, back: .back)
        #expect(drawn.count <= max(rows, 1))
        #expect(drawn.allSatisfy { TextWidth.of($0) <= columns })
        #expect(drawn.allSatisfy { !$0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } })
    }
}

extension Screen {
    /// Elements in these tests that need one have an identity; the others get any.
    fileprivate var identifiedForTests: Screen {
        var screen = self
        for index in screen.elements.indices where screen.elements[index].id.isEmpty {
            screen.elements[index].id = "element-\(index)"
        }
        return screen
    }
}
