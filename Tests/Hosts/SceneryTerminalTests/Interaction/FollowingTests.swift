import SceneryScreens
import Testing

@testable import SceneryTerminal

@MainActor @Suite("The terminal follows scenes, dialogs and tabs")
struct FollowingTests {
    @Test("escape goes back, and the focus is where it was")
    func back() {
        let first = PlainView("First", Screen("First"))
        first.stage.show("First") {
            ScreenButton("A").id("a")
            ScreenButton("B") {
                first.navigation?.push(PlainView("Second", Screen("Second") { ScreenText("s") }))
            }.id("b")
        }
        let driver = ModelDriver(first)
        driver.press(.escape)
        #expect(driver.effects.isEmpty)
        driver.press(.down, .enter)
        #expect(driver.lines[0] == "Second" && driver.shown.contains("[ Back ] Esc"))
        #expect(driver.model.focus == .back)
        driver.press(.escape)
        #expect(driver.lines[0] == "First")
        #expect(driver.model.focus == .element("b"))
        driver.press(.enter, .enter)
        #expect(driver.lines[0] == "First")
    }

    @Test("a sheet is closed with escape and says so")
    func sheet() {
        let first = PlainView("First", Screen("First"))
        first.stage.show("First") {
            ScreenButton("A") {
                first.navigation?.present(PlainView("Sheet", Screen("Sheet") { ScreenText("s") }))
            }
        }
        let driver = ModelDriver(first)
        driver.press(.enter)
        #expect(driver.shown.contains("[ Close ] Esc"))
        driver.press(.escape)
        #expect(driver.lines[0] == "First")
    }

    @Test("a dialog takes the focus and gives it back, and nothing behind it can be reached")
    func dialog() {
        let view = PlainView(Screen("T"))
        view.stage.show("T") {
            ScreenField("F")
            ScreenButton("A") {
                view.stage.show(
                    dialog: ScreenDialog("Sure?", message: "Really?") {
                        ScreenButton("Yes")
                        ScreenButton("No")
                    })
            }.id("a")
        }
        let driver = ModelDriver(view)
        driver.press(.tab, .enter)
        #expect(driver.model.focus == .answer("Yes"))
        #expect(driver.shown.contains("Sure?") && driver.shown.contains("> [ Yes ]"))
        #expect(driver.model.frame().caret == nil)
        driver.press(.tab, .tab, .tab)
        #expect(driver.model.focus == .answer("No"))
        driver.press(.escape)
        #expect(driver.session.display.screen.dialog != nil)
        driver.press(.up, .right, .enter)
        #expect(driver.effects.last == .send(ScreenInput("", .answer("No"))))
        #expect(driver.model.focus == .element("a"))
    }

    @Test("escape closes a dialog by its cancel button, or by its only one")
    func escapeDialog() {
        let view = PlainView(Screen("T"))
        view.stage.show("T") {
            ScreenButton("A") {
                view.show(error: ErrorViewModel(title: "E", message: "M", retryTitle: "Retry"))
            }
        }
        let driver = ModelDriver(view)
        driver.press(.enter, .escape)
        #expect(driver.effects.last == .send(ScreenInput("", .answer("OK"))))
        view.stage.show("T") {
            ScreenButton("A") { view.stage.show(dialog: ScreenDialog("E") { ScreenButton("Fine") }) }
        }
        driver.press(.enter, .escape)
        #expect(driver.effects.last == .send(ScreenInput("", .answer("Fine"))))
    }

    @Test("tabs are above the screen and reached by up, chosen with enter")
    func tabs() {
        let names = ["Home", "Rides", "Me"]
        let navigator = SceneNavigator(root: PlainView("X", Screen("X")))
        navigator.replaceRoot(
            withTabs: names.map { name in
                SceneTab(name, scene: PlainView(name, Screen(name) { ScreenButton("In \(name)").id("in") }))
            })
        let session = ScreenSession(navigator: navigator)
        var model = TerminalModel(display: session.display, size: TerminalSize(columns: 40, rows: 8))
        #expect(model.frame().lines[1].text.contains("[Home]"))
        #expect(model.press(.up).isEmpty)
        #expect(model.focus == .tab(0))
        _ = model.press(.right)
        #expect(model.press(.enter) == [.selectTab(1)])
        session.selectTab(1)
        model.show(session.display)
        #expect(model.frame().lines[1].text.contains("[Rides]"))
        #expect(model.focus == .element("in"))
    }

    @Test("where what had the focus is gone, what took its place has it")
    func lostFocus() {
        let rows = { (names: [String]) in Screen("T") { names.map { ScreenRow($0) {}.id($0) } } }
        let view = PlainView(rows(["a", "b", "c"]))
        let driver = ModelDriver(view)
        driver.press(.down)
        var display = driver.session.display
        display.screen = rows(["a", "c"])
        driver.model.show(display)
        #expect(driver.model.focus == .element("c"))
        display.screen = rows([])
        driver.model.show(display)
        #expect(driver.model.focus == nil)
        driver.press(.down, .up, .enter, .tab, .left, .home, .end, .pageDown, .escape)
        #expect(driver.effects.isEmpty)
        display.screen = rows(["new"])
        driver.model.show(display)
        #expect(driver.model.focus == .element("new"))
    }
}

@MainActor @Suite("What is disabled while it has the focus gets it back")
struct DisabledFocusTests {
    private func form(isDisabled: Bool, dialog: ScreenDialog? = nil) -> Screen {
        Screen("T", dialog: dialog) {
            ScreenField("F").id("f").disabled(isDisabled)
            ScreenButton("Send").id("send").disabled(isDisabled)
            ScreenButton("Help").id("help")
        }
    }

    private func driver() -> (ModelDriver, PlainView) {
        let view = PlainView(form(isDisabled: false))
        return (ModelDriver(view), view)
    }

    @Test("once it is enabled again")
    func enabled() {
        let (driver, view) = driver()
        driver.press(.down)
        show(form(isDisabled: true), view, driver)
        #expect(driver.model.focus == .element("help"))
        show(form(isDisabled: false), view, driver)
        #expect(driver.model.focus == .element("send"))
    }

    @Test("also behind a dialog, however its answer is chosen")
    func dialog() {
        let (driver, view) = driver()
        show(form(isDisabled: true), view, driver)
        let dialog = ScreenDialog("E") {
            ScreenButton("Retry")
            ScreenButton("Close", role: .cancel)
        }
        show(form(isDisabled: false, dialog: dialog), view, driver)
        #expect(driver.model.focus == .answer("Retry"))
        driver.press(.down, .enter)
        show(form(isDisabled: false), view, driver)
        #expect(driver.model.focus == .element("f"))
    }

    @Test("unless the person has moved on")
    func moved() {
        let (driver, view) = driver()
        show(form(isDisabled: true), view, driver)
        driver.press(.home)
        show(form(isDisabled: false), view, driver)
        #expect(driver.model.focus == .element("help"))
    }

    private func show(_ screen: Screen, _ view: PlainView, _ driver: ModelDriver) {
        view.stage.show(screen)
        driver.model.show(Display(scene: driver.session.display.scene, screen: view.stage.screen))
    }
}

@MainActor @Suite("A screen higher than the terminal scrolls")
struct ScrollingTests {
    private func list(_ count: Int, rows: Int = 8) -> ModelDriver {
        ModelDriver(
            PlainView(Screen("T") { (1...count).map { ScreenRow("Row \($0)") {}.id("\($0)") } }),
            rows: rows)
    }

    @Test("the focus is always in sight")
    func followsFocus() {
        let driver = list(50)
        for number in 2...50 {
            driver.press(.down)
            #expect(driver.marked?.contains("Row \(number) ") == true)
        }
        for number in (1...49).reversed() {
            driver.press(.up)
            #expect(driver.marked?.contains("Row \(number) ") == true)
        }
    }

    @Test("pages, home and end")
    func pages() {
        let driver = list(50)
        driver.press(.pageDown)
        #expect(driver.lines[2].contains("Row 5"))
        #expect(driver.marked?.contains("Row 5") == true)
        driver.press(.pageUp)
        #expect(driver.marked?.contains("Row 1 ") == true)
        driver.press(.end)
        #expect(driver.marked?.contains("Row 50") == true)
        driver.press(.home)
        #expect(driver.lines[2].contains("Row 1 "))
    }

    @Test("long text between two things is scrolled line by line, not skipped")
    func textBetween() {
        let text = (1...20).map { "line \($0)" }.joined(separator: "\n")
        let driver = ModelDriver(
            PlainView(
                Screen("T") {
                    ScreenButton("A").id("a")
                    ScreenText(text)
                    ScreenButton("B").id("b")
                }), rows: 8)
        var seen: Set<String> = []
        for _ in 0..<40 where driver.model.focus != .element("b") {
            seen.formUnion(driver.lines.map { String($0.drop { $0 == " " }) })
            driver.press(.down)
        }
        #expect(driver.model.focus == .element("b"))
        for number in 1...20 { #expect(seen.contains { $0.hasPrefix("line \(number)") }) }
    }

    @Test("text without anything to act on can be read to its end")
    func onlyText() {
        let text = (1...20).map { "line \($0)" }.joined(separator: "\n")
        let driver = ModelDriver(PlainView(Screen("T") { ScreenText(text) }), rows: 8)
        for _ in 0..<30 { driver.press(.down) }
        #expect(driver.shown.contains("line 20"))
        for _ in 0..<30 { driver.press(.up) }
        #expect(driver.shown.contains("line 1\n") || driver.lines[2].contains("line 1"))
    }

    @Test("marks say where there is more")
    func marks() {
        let driver = list(50)
        #expect(driver.lines[6].hasSuffix("↓") && !driver.shown.contains("T ↑"))
        driver.press(.pageDown)
        #expect(driver.lines[2].hasSuffix("↑") && driver.lines[6].hasSuffix("↓"))
        driver.press(.end)
        #expect(!driver.lines[6].contains("↓"))
    }

    @Test(
        "a resize keeps the focus in sight and the lines within the terminal",
        arguments: [1, 2, 3, 4, 5, 9, 40, 200])
    func resize(_ size: Int) {
        let driver = list(50)
        for _ in 0..<30 { driver.press(.down) }
        driver.model.resize(to: TerminalSize(columns: size, rows: size))
        let frame = driver.model.frame()
        #expect(frame.lines.count == size)
        #expect(frame.lines.allSatisfy { $0.width <= size })
        if size >= 40 { #expect(driver.marked?.contains("Row 31") == true) }
    }
}
