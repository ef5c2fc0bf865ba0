import SceneryScreens
import Testing

@testable import SceneryTerminal

/// A model with a session behind it, as the shell joins them, without a terminal.
@MainActor final class ModelDriver {
    let session: ScreenSession
    var model: TerminalModel
    private(set) var effects: [TerminalEffect] = []

    init(_ view: any SceneView, columns: Int = 40, rows: Int = 12) {
        session = ScreenSession(root: view)
        model = TerminalModel(display: session.display, size: TerminalSize(columns: columns, rows: rows))
        session.onDisplay = { [weak self] in self?.model.show($0) }
    }

    func press(_ keys: Key...) { press(keys) }

    func press(_ keys: [Key]) {
        for key in keys {
            for effect in model.press(key) {
                effects.append(effect)
                switch effect {
                case .send(let input): session.send(input)
                case .goBack: session.goBack()
                case .selectTab(let index): session.selectTab(index)
                case .quit, .suspend, .redraw: break
                }
            }
        }
    }

    func type(_ text: String) { press(text.unicodeScalars.map { .text($0) }) }

    var lines: [String] { model.frame().lines.map(\.text) }
    var shown: String { lines.joined(separator: "\n") }
    /// The line with the focus's mark.
    var marked: String? { lines.first { $0.contains("> ") } }
}

@MainActor final class PlainView: ScreenView {
    let stage: Stage

    convenience init(_ screen: Screen) { self.init("Test", screen) }

    init(_ name: String, _ screen: Screen) {
        stage = Stage(name)
        stage.show(screen)
    }
}

@MainActor @Suite("Keys act on what has the focus")
struct TerminalModelTests {
    private func driver(@ScreenBuilder<ScreenElement> _ elements: () -> [ScreenElement]) -> ModelDriver {
        ModelDriver(PlainView(Screen("Title", elements: elements)))
    }

    @Test("the focus starts on the first thing to act on and the arrows move it")
    func arrows() {
        let driver = driver {
            ScreenText("t")
            ScreenButton("A").id("a")
            ScreenText("u")
            ScreenButton("B").id("b")
        }
        #expect(driver.model.focus == .element("a"))
        driver.press(.down)
        #expect(driver.model.focus == .element("b"))
        driver.press(.down)
        #expect(driver.model.focus == .element("b"))
        driver.press(.up, .up)
        #expect(driver.model.focus == .element("a"))
        #expect(driver.effects.isEmpty)
    }

    @Test("tab goes around all stops and shift-tab the other way, a picker being one stop, its choice first")
    func tabs() {
        let options = [ScreenPicker.Option(id: "1", title: "1"), .init(id: "2", title: "2")]
        let driver = driver {
            ScreenButton("A").id("a")
            ScreenPicker("P", options: options, selected: "2").id("p")
            ScreenButton("B").id("b")
        }
        driver.press(.tab)
        #expect(driver.model.focus == .option("p", "2"))
        driver.press(.tab, .tab)
        #expect(driver.model.focus == .element("a"))
        driver.press(.backTab)
        #expect(driver.model.focus == .element("b"))
    }

    @Test("elements side by side are reached with left and right, mirrored where one reads right to left")
    func horizontal() {
        let group = ScreenGroup(axis: .horizontal) {
            ScreenButton("A").id("a")
            ScreenButton("B").id("b")
        }
        let driver = driver {
            group
            ScreenButton("C").id("c")
        }
        driver.press(.right)
        #expect(driver.model.focus == .element("b"))
        driver.press(.right)
        #expect(driver.model.focus == .element("b"))
        driver.press(.down, .up)
        #expect(driver.model.focus == .element("a"))
        let mirrored = ModelDriver(PlainView(Screen("T", direction: .rightToLeft) { group }))
        mirrored.press(.left)
        #expect(mirrored.model.focus == .element("b"))
    }

    @Test("enter and the space bar use each kind of element")
    func activate() {
        let driver = driver {
            ScreenButton("A").id("a")
            ScreenToggle("T", isOn: false).id("t")
            ScreenPicker("P", options: [.init(id: "1", title: "1")]).id("p")
            ScreenRow("R") {}.id("r")
            ScreenMap("M", pins: [.init(id: "x", title: "X", latitude: 0, longitude: 0)]).id("m")
        }
        driver.press(.enter, .down, .text(" "), .enter, .down, .enter, .down, .enter, .down, .enter)
        #expect(
            driver.effects == [
                .send(ScreenInput("a")), .send(ScreenInput("t", .set(true))),
                .send(ScreenInput("t", .set(false))),
                .send(ScreenInput("p", .choose("1"))), .send(ScreenInput("r")),
                .send(ScreenInput("m", .choose("x"))),
            ])
        #expect(
            driver.shown.contains("[ ] T") && driver.shown.contains("(o) 1") && driver.shown.contains("(o) X")
        )
    }

    @Test("disabled elements and rows that cannot be chosen have no focus")
    func disabled() {
        let driver = driver {
            ScreenButton("A").id("a").disabled()
            ScreenRow("R")
            ScreenButton("B").id("b")
        }
        #expect(driver.model.focus == .element("b"))
        driver.press(.up)
        #expect(driver.model.focus == .element("b"))
    }

    @Test("control-C and control-Q quit everywhere, Q only where no field has the focus")
    func quit() {
        let driver = driver {
            ScreenField("F").id("f")
            ScreenButton("A").id("a")
        }
        driver.press(.text("q"))
        #expect(driver.effects == [.send(ScreenInput("f", .edit("q")))])
        driver.press(.control("c"), .control("q"))
        #expect(driver.effects.suffix(2) == [.quit, .quit])
        driver.press(.tab, .text("q"))
        #expect(driver.effects.last == .quit)
        #expect(driver.effects.count == 4)
    }

    @Test("control-Z suspends and control-L redraws")
    func controls() {
        let driver = driver {
            ScreenButton("A").id("a")
        }
        driver.press(.control("z"), .control("l"))
        #expect(driver.effects == [.suspend, .redraw])
    }
}

@MainActor @Suite("A focused field takes what is typed")
struct FieldTests {
    private func driver(_ field: ScreenField = ScreenField("F")) -> (ModelDriver, PlainView) {
        let view = PlainView(screen("Title", field))
        return (ModelDriver(view), view)
    }

    private func screen(_ title: String, _ field: ScreenField) -> Screen {
        Screen(title) {
            field.id("f")
            ScreenButton("A").id("a")
        }
    }

    @Test("each key is an edit, and enter submits and clears")
    func typing() {
        let (driver, view) = driver()
        var actions: [ScreenInput.Action] = []
        let field = ScreenField("F") {
            actions.append(.submit($0))
        } onEdit: {
            actions.append(.edit($0))
        }
        view.stage.show(screen("Title", field))
        driver.type("hi")
        #expect(driver.shown.contains("F: hi"))
        driver.press(.enter)
        #expect(actions == [.edit("h"), .edit("hi"), .submit("hi")])
        #expect(!driver.shown.contains("hi"))
        driver.type("x")
        #expect(actions.last == .edit("x"))
    }

    @Test("the caret is drawn where the next letter goes")
    func caret() {
        let (driver, _) = driver()
        driver.type("漢b")
        #expect(driver.model.frame().caret == Frame.Caret(row: 2, column: 2 + 3 + 3))
        driver.press(.left)
        #expect(driver.model.frame().caret?.column == 2 + 3 + 2)
        driver.press(.home)
        driver.type("a")
        #expect(driver.shown.contains("F: a漢b"))
        #expect(driver.model.frame().caret?.column == 2 + 3 + 1)
    }

    @Test("the caret stays in its box however long the text is")
    func longText() throws {
        let (driver, _) = driver()
        driver.type(String(repeating: "漢", count: 100) + "end")
        let caret = try #require(driver.model.frame().caret)
        #expect(caret.column < 40)
        #expect(driver.shown.contains("漢end"))
        driver.press(.home)
        #expect(driver.model.frame().caret?.column == 2 + 3)
        #expect(!driver.shown.contains("end"))
    }

    @Test("a paste is one edit of one line without control characters")
    func paste() {
        let (driver, _) = driver()
        driver.press(.paste("a\r\nb\tc\u{1B}[2J\u{7}\n"))
        #expect(driver.effects == [.send(ScreenInput("f", .edit("a b c[2J")))])
    }

    @Test("moving the caret is not an edit, and up, down and tab leave the field")
    func leaving() {
        let (driver, _) = driver()
        driver.type("ab")
        driver.press(.left, .home, .end)
        #expect(driver.effects.count == 2)
        driver.press(.down)
        #expect(driver.model.focus == .element("a"))
        driver.press(.up, .tab)
        #expect(driver.model.focus == .element("a"))
    }

    @Test("what the app puts into the field replaces what was typed; another screen does not")
    func overruled() {
        let (driver, view) = driver()
        driver.type("mine")
        view.stage.show(screen("Other title", ScreenField("F")))
        driver.model.show(display(driver, view))
        #expect(driver.shown.contains("F: mine"))
        view.stage.show(screen("Other title", ScreenField("F", text: "theirs")))
        driver.model.show(display(driver, view))
        #expect(driver.shown.contains("F: theirs"))
        driver.type("!")
        #expect(driver.shown.contains("F: theirs!"))
    }

    private func display(_ driver: ModelDriver, _ view: PlainView) -> Display {
        var display = driver.session.display
        display.screen = view.stage.screen
        return display
    }

    @Test("a password is never drawn, not even in part")
    func password() {
        let (driver, _) = driver(ScreenField("F", kind: .password))
        driver.type("s3👍🏽")
        #expect(driver.shown.contains("F: •••"))
        #expect(!driver.shown.contains("s3"))
    }

    @Test("a placeholder is shown in an empty field only")
    func placeholder() {
        let (driver, _) = driver(ScreenField("F", placeholder: "yours"))
        #expect(driver.shown.contains("F: yours"))
        #expect(driver.model.frame().caret?.column == 2 + 3)
        driver.type("x")
        #expect(!driver.shown.contains("yours"))
    }
}
