import SceneryScreens
import Testing

/// What a stage reported and what its elements did.
@MainActor final class StageRecord {
    var ignored: [ScreenInput] = []
    var log: [String] = []

    /// A stage that shows these elements and reports to this record.
    func stage(@ScreenBuilder<ScreenElement> _ elements: () -> [ScreenElement]) -> Stage {
        let stage = Stage("Test")
        stage.show("T", elements: elements)
        stage.onIgnored = { [weak self] in self?.ignored.append($0) }
        return stage
    }
}

@MainActor @Suite("A stage runs the actions of its elements, in order")
struct StageTests {
    private let record = StageRecord()

    @Test("each kind of input reaches the action of its element, with its value")
    func actions() {
        let record = record
        let stage = record.stage {
            ScreenButton("B") { record.log.append("button") }.id("b")
            ScreenRow("R") { record.log.append("row") }.id("r")
            ScreenToggle("T", isOn: false) { record.log.append("toggle \($0)") }.id("t")
            ScreenPicker("P", options: [.init(id: "1", title: "One")]) { record.log.append("pick \($0)") }.id(
                "p")
            ScreenMap("M", pins: [.init(id: "x", title: "X", latitude: 0, longitude: 0)]) {
                record.log.append("pin \($0)")
            }.id("m")
            ScreenField("F") {
                record.log.append("submit \($0)")
            } onEdit: {
                record.log.append("edit \($0)")
            }
            .id("f")
        }
        for id in ["b", "r"] { stage.receive(ScreenInput(id)) }
        stage.receive(ScreenInput("t", .set(true)))
        stage.receive(ScreenInput("p", .choose("1")))
        stage.receive(ScreenInput("m", .choose("x")))
        stage.receive(ScreenInput("f", .edit("a")))
        stage.receive(ScreenInput("f", .submit("ab")))
        #expect(
            record.log == ["button", "row", "toggle true", "pick 1", "pin x", "edit a", "submit ab"])
        #expect(record.ignored.isEmpty)
    }

    @Test(
        "input that cannot be meant is ignored and reported",
        arguments: [
            ScreenInput("nowhere"), ScreenInput("off"), ScreenInput("text"), ScreenInput("toggle"),
            ScreenInput("row"), ScreenInput("picker", .choose("3")), ScreenInput("button", .edit("x")),
            ScreenInput("", .answer("OK")), ScreenInput("button"), ScreenInput("edited", .submit("x")),
        ])
    func ignored(_ input: ScreenInput) {
        let record = record
        let stage = record.stage {
            ScreenButton("Off") { record.log.append("off") }.id("off").disabled()
            ScreenText("t").id("text")
            ScreenToggle("T", isOn: false).id("toggle")
            ScreenRow("R").id("row")
            ScreenPicker("P", options: [.init(id: "1", title: "1")]).id("picker")
            ScreenButton("No action").id("button")
            ScreenField("F", clearsOnSubmit: false, onEdit: { _ in }).id("edited")
        }
        stage.receive(input)
        #expect(record.ignored == [input] && record.log.isEmpty)
    }

    @Test("editing a field without an action is kept and not reported")
    func quietEdits() {
        let stage = record.stage { ScreenField("F").id("f") }
        stage.receive(ScreenInput("f", .edit("a")))
        #expect(record.ignored.isEmpty && stage.screen.fieldTexts == ["f": "a"])
    }

    @Test("the actions of the last screen run, also where it looks like the one before")
    func replaced() {
        let record = record
        var changes = 0
        let stage = record.stage { ScreenButton("A") { record.log.append("old") } }
        stage.onChange = { changes += 1 }
        stage.show("T") { ScreenButton("A") { record.log.append("new") } }
        stage.receive(ScreenInput("button-1"))
        #expect(record.log == ["new"] && changes == 0)
    }

    @Test("an event sent from an event waits its turn, whether a person's or the view's own")
    func order() {
        let record = record
        let stage = Stage("Test")
        stage.show("T") {
            ScreenButton("A") { [unowned stage] in
                stage.receive(ScreenInput("b"))
                stage.send { record.log.append("own") }
                record.log.append("a ends")
            }.id("a")
            ScreenButton("B") { record.log.append("b") }.id("b")
        }
        stage.receive(ScreenInput("a"))
        #expect(record.log == ["a ends", "b", "own"])
    }

    @Test("a turned toggle and a chosen option stay as the person left them")
    func remembered() {
        let stage = record.stage {
            ScreenToggle("T", isOn: false).id("t")
            ScreenPicker("P", options: [.init(id: "1", title: "1")]).id("p")
            ScreenMap("M", pins: [.init(id: "x", title: "X", latitude: 0, longitude: 0)]).id("m")
        }
        stage.receive(ScreenInput("t", .set(true)))
        stage.receive(ScreenInput("p", .choose("1")))
        stage.receive(ScreenInput("m", .choose("x")))
        #expect(stage.screen["t"]?.content == .toggle(ScreenToggle("T", isOn: true)))
        if case .picker(let picker)? = stage.screen["p"]?.content { #expect(picker.selected == "1") }
        if case .map(let map)? = stage.screen["m"]?.content { #expect(map.selected == "x") }
    }

    @Test("the host is notified of each change once, and of nothing when nothing changed")
    func changes() {
        let stage = record.stage { ScreenText("a") }
        var changes = 0
        stage.onChange = { changes += 1 }
        stage.show("T") { ScreenText("a") }
        stage.showActivity(false)
        #expect(changes == 0)
        stage.showActivity(true)
        stage.show("T") { ScreenText("b") }
        #expect(changes == 2 && stage.screen.isBusy)
    }

    @Test("a screen that a host keeps keeps no scene, and a closed scene's stage keeps no action")
    func release() {
        final class Captured {}
        weak var captured: Captured?
        weak var view: StageView?
        var displays: [Display] = []
        do {
            let object = Captured()
            let root = StageView("Root")
            captured = object
            view = root
            let session = ScreenSession(root: root)
            session.onDisplay = { displays.append($0) }
            // The action holds the view that holds the stage that holds the action.
            root.stage.show("T", elements: { ScreenButton("A") { _ = (object, root) } })
            displays.append(session.display)
            session.close()
        }
        #expect(captured == nil && view == nil && !displays.isEmpty)
    }
}

@MainActor @Suite("A dialog is answered before anything behind it")
struct StageDialogTests {
    private let record = StageRecord()

    @Test("a dialog blocks what is behind it, and each answer closes it before its action runs")
    func dialog() {
        let record = record
        let stage = record.stage { ScreenButton("A") { record.log.append("a") }.id("a") }
        let dialog = ScreenDialog("D") {
            ScreenButton("Yes") { [unowned stage] in record.log.append("yes \(stage.screen.dialog == nil)") }
            ScreenButton("No")
        }
        stage.show(dialog: dialog)
        stage.receive(ScreenInput("a"))
        stage.receive(ScreenInput("", .answer("Maybe")))
        #expect(record.ignored.count == 2 && stage.screen.dialog == dialog)
        stage.receive(ScreenInput("", .answer("Yes")))
        stage.show(dialog: dialog)
        stage.receive(ScreenInput("", .answer("No")))
        #expect(record.log == ["yes true"] && stage.screen.dialog == nil && record.ignored.count == 2)
    }

    @Test("a screen without a dialog leaves the one that is shown, with its actions")
    func kept() {
        let record = record
        let stage = record.stage { ScreenText("a") }
        stage.show(dialog: ScreenDialog("D") { ScreenButton("Yes") { record.log.append("yes") } })
        stage.show("T") { ScreenText("b") }
        stage.receive(ScreenInput("", .answer("Yes")))
        #expect(record.log == ["yes"])
    }

    @Test("an error's retry asks the logic, its dismissal only closes")
    func errors() {
        let logic = CountingLogic()
        let view = StageView(lifecycle: logic)
        view.show(error: ErrorViewModel(title: "E", message: "M", retryTitle: "Retry"))
        #expect(view.stage.screen.dialog?.buttons.map(\.title) == ["Retry", "OK"])
        #expect(view.stage.screen.dialog?.cancelButton?.title == "OK")
        view.stage.receive(ScreenInput("", .answer("Retry")))
        #expect(logic.log == ["retry"])
        view.show(error: ErrorViewModel(title: "E", message: "M"))
        view.stage.receive(ScreenInput("", .answer("OK")))
        #expect(logic.log == ["retry"] && view.stage.screen.dialog == nil)
    }

    @Test("the way out is the cancel button, or the only one, and none where a person has to choose")
    func cancelButton() {
        let both = ScreenDialog("D") {
            ScreenButton("Delete", role: .destructive)
            ScreenButton("Keep", role: .cancel)
        }
        let choice = ScreenDialog("D") { for title in ["A", "B"] { ScreenButton(title) } }
        #expect(both.cancelButton?.title == "Keep")
        #expect(ScreenDialog("D") { ScreenButton("Fine") }.cancelButton?.title == "Fine")
        #expect(choice.cancelButton == nil && choice.buttons.map(\.id) == ["A", "B"])
    }
}
