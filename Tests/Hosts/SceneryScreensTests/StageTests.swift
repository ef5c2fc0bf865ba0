import SceneryScreens
import Testing

@MainActor @Suite("A stage turns input into events, in order")
struct StageTests {
    private func stage(_ elements: ScreenElement...) -> (Stage, Record) {
        let stage = Stage("Test")
        stage.show(Screen("T") { elements })
        let record = Record()
        stage.onIgnored = { record.ignored.append($0) }
        return (stage, record)
    }

    @MainActor final class Record {
        var ignored: [ScreenInput] = []
        var log: [String] = []
    }

    @Test("input reaches the handler of its element, the exact one before a prefix's, the last prefix first")
    func handlers() {
        let (stage, record) = stage(
            .button("A", id: "a"), .row("1", id: "row/1", isSelectable: true), .row("2", id: "row/2", isSelectable: true))
        stage.on("a") { _ in record.log.append("a") }
        stage.on(prefix: "row/") { record.log.append("old \($0)") }
        stage.on(prefix: "row/") { record.log.append("row \($0)") }
        stage.on("row/2") { _ in record.log.append("exact") }
        for id in ["a", "row/1", "row/2"] { stage.receive(ScreenInput(id)) }
        #expect(record.log == ["a", "row 1", "exact"] && record.ignored.isEmpty)
    }

    @Test("input that cannot be meant is ignored and reported", arguments: [
        ScreenInput("nowhere"), ScreenInput("off"), ScreenInput("text"), ScreenInput("toggle"), ScreenInput("row"),
        ScreenInput("picker", .choose("3")), ScreenInput("button", .edit("x")), ScreenInput("", .answer("ok")),
        ScreenInput("button"),
    ])
    func ignored(_ input: ScreenInput) {
        let (stage, record) = stage(
            .button("Off", id: "off").disabled(), .text("t", id: "text"), .toggle("T", id: "toggle", isOn: false),
            .row("R", id: "row"), .picker("P", id: "picker", options: [.init(id: "1", title: "1")]),
            .button("No handler", id: "button"))
        let before = stage.screen
        stage.on("off") { _ in record.log.append("off") }
        stage.receive(input)
        #expect(record.ignored == [input] && record.log.isEmpty && stage.screen == before)
    }

    @Test("a dialog blocks what is behind it, and each answer closes it before its handler runs")
    func dialog() {
        let (stage, record) = stage(.button("A", id: "a"))
        stage.on("a") { _ in record.log.append("a") }
        stage.on("yes") { [unowned stage] _ in record.log.append("yes \(stage.screen.dialog == nil)") }
        let dialog = ScreenDialog(title: "D", message: "", buttons: [.init(id: "yes", title: "Y"), .init(id: "no", title: "N")])
        stage.show(dialog: dialog)
        stage.receive(ScreenInput("a"))
        stage.receive(ScreenInput("", .answer("maybe")))
        #expect(record.ignored.count == 2 && stage.screen.dialog == dialog)
        stage.receive(ScreenInput("", .answer("yes")))
        stage.show(dialog: dialog)
        stage.receive(ScreenInput("", .answer("no")))
        #expect(record.log == ["yes true"] && stage.screen.dialog == nil && record.ignored.count == 2)
    }

    @Test("an event sent from an event waits its turn, whether a person's or the view's own")
    func order() {
        let (stage, record) = stage(.button("A", id: "a"), .button("B", id: "b"))
        stage.on("a") { [unowned stage] _ in
            stage.receive(ScreenInput("b"))
            stage.send { record.log.append("own") }
            record.log.append("a ends")
        }
        stage.on("b") { _ in record.log.append("b") }
        stage.receive(ScreenInput("a"))
        #expect(record.log == ["a ends", "b", "own"])
    }

    @Test("a turned toggle and a chosen option stand as the person left them")
    func remembered() {
        let (stage, _) = stage(
            .toggle("T", id: "t", isOn: false), .picker("P", id: "p", options: [.init(id: "1", title: "1")]),
            .map("M", id: "m", pins: [.init(id: "x", title: "X", latitude: 0, longitude: 0)]))
        stage.receive(ScreenInput("t", .set(true)))
        stage.receive(ScreenInput("p", .choose("1")))
        stage.receive(ScreenInput("m", .choose("x")))
        #expect(stage.screen["t"]?.content == .toggle(title: "T", isOn: true))
        if case .picker(let picker)? = stage.screen["p"]?.content { #expect(picker.selected == "1") }
        if case .map(let map)? = stage.screen["m"]?.content { #expect(map.selected == "x") }
    }

    @Test("every element has an identity of its own, also those without and those twice the same")
    func identities() {
        let (stage, _) = stage(
            .text("a"), .text("b"), .button("A", id: "x"), .button("B", id: "x"), .group { [.text("c"), .text("d")] },
            .list("L") { .row("r") })
        let ids = stage.screen.allElements.map(\.id)
        #expect(Set(ids).count == ids.count && !ids.contains(""))
        #expect(ids == ["text-1", "text-2", "x", "x~2", "group-5", "group-5/text-1", "group-5/text-2", "list-6", "list-6/row-1"])
    }

    @Test("the host is told of each change once, and of nothing when nothing changed")
    func changes() {
        let (stage, _) = stage(.text("a"))
        var changes = 0
        stage.onChange = { changes += 1 }
        stage.show(Screen("T") { .text("a") })
        stage.showActivity(false)
        #expect(changes == 0)
        stage.showActivity(true)
        stage.show(Screen("T") { .text("b") })
        #expect(changes == 2 && stage.screen.isBusy)
    }

    @Test("an error's retry asks the logic, its dismissal only closes")
    func errors() {
        let logic = CountingLogic()
        let view = StageView(lifecycle: logic)
        view.show(error: ErrorViewModel(title: "E", message: "M", retryTitle: "Retry"))
        #expect(view.stage.screen.dialog?.buttons.map(\.id) == [StageEvent.retry, StageEvent.dismiss])
        view.stage.receive(ScreenInput("", .answer(StageEvent.retry)))
        #expect(logic.log == ["retry"])
        view.show(error: ErrorViewModel(title: "E", message: "M"))
        view.stage.receive(ScreenInput("", .answer(StageEvent.dismiss)))
        #expect(logic.log == ["retry"] && view.stage.screen.dialog == nil)
    }
}

@MainActor @Suite("What a person types is theirs until the app overrules it")
struct DraftTests {
    private func stage(value: String = "", clears: Bool = true) -> Stage {
        let stage = Stage("Test")
        stage.show(screen(value, clears: clears))
        return stage
    }

    private func screen(_ value: String, title: String = "T", clears: Bool = true) -> Screen {
        Screen(title) { .field("F", id: "f", value: value, clearsOnSubmit: clears) }
    }

    @Test("another screen with the same value leaves the draft and the revision alone")
    func kept() {
        let stage = stage()
        stage.receive(ScreenInput("f", .edit("mine")))
        stage.show(screen("", title: "Other"))
        #expect(stage.screen.fieldValues == ["f": "mine"] && stage.screen.revision(of: "f") == 0)
        #expect(stage.drafts == ["f": "mine"])
    }

    @Test("another value from the app replaces the draft and raises the revision")
    func overruled() {
        let stage = stage()
        stage.receive(ScreenInput("f", .edit("mine")))
        stage.show(screen("theirs"))
        #expect(stage.screen.fieldValues == ["f": "theirs"] && stage.screen.revision(of: "f") == 1)
        #expect(stage.drafts.isEmpty)
    }

    @Test("the app echoing what was typed is no overruling")
    func echo() {
        let stage = stage()
        stage.receive(ScreenInput("f", .edit("mine")))
        stage.show(screen("mine"))
        #expect(stage.screen.revision(of: "f") == 0 && stage.screen.fieldValues == ["f": "mine"])
    }

    @Test("submitting clears the field, each time with a new revision, unless it is to keep its text")
    func submit() {
        let stage = stage()
        stage.receive(ScreenInput("f", .submit("one")))
        #expect(stage.screen.fieldValues == ["f": ""] && stage.screen.revision(of: "f") == 1)
        stage.receive(ScreenInput("f", .submit("two")))
        #expect(stage.screen.revision(of: "f") == 2)
        let keeping = self.stage(clears: false)
        keeping.receive(ScreenInput("f", .submit("one")))
        #expect(keeping.screen.fieldValues == ["f": "one"] && keeping.screen.revision(of: "f") == 0)
    }

    @Test("the handler of a submit sees the field cleared and may put something in it")
    func handlerSeesCleared() {
        let stage = stage()
        var seen: [String: String]?
        stage.on("f") { [unowned stage] _ in
            seen = stage.screen.fieldValues
            stage.show(Screen("T") { .field("F", id: "f", value: "next") })
        }
        stage.receive(ScreenInput("f", .submit("one")))
        #expect(seen == ["f": ""] && stage.screen.fieldValues == ["f": "next"])
    }

    @Test("saved drafts come back now, or when their field is first shown")
    func restored() {
        let stage = Stage("Test")
        stage.restore(drafts: ["f": "saved", "later": "too"])
        #expect(stage.drafts == ["f": "saved", "later": "too"])
        stage.show(screen(""))
        #expect(stage.screen.fieldValues == ["f": "saved"])
        stage.show(Screen("T") { [.field("F", id: "f"), .field("L", id: "later")] })
        #expect(stage.screen.fieldValues == ["f": "saved", "later": "too"])
    }

    @Test("a field that is gone takes its draft along")
    func gone() {
        let stage = stage()
        stage.receive(ScreenInput("f", .edit("mine")))
        stage.show(Screen("T"))
        stage.show(screen(""))
        #expect(stage.screen.fieldValues == ["f": ""])
    }
}
