import SceneryScreens
import Testing

@MainActor @Suite("What a person types is theirs until the app replaces it")
struct DraftTests {
    private func stage(text: String = "", clears: Bool = true) -> Stage {
        let stage = Stage("Test")
        stage.show(screen(text, clears: clears))
        return stage
    }

    private func screen(_ text: String, title: String = "T", clears: Bool = true) -> Screen {
        Screen(title) { ScreenField("F", text: text, clearsOnSubmit: clears).id("f") }
    }

    @Test("another screen with the same text leaves the draft and the revision alone")
    func kept() {
        let stage = stage()
        stage.receive(ScreenInput("f", .edit("mine")))
        stage.show(screen("", title: "Other"))
        #expect(stage.screen.fieldTexts == ["f": "mine"] && stage.screen.revision(of: "f") == 0)
        #expect(stage.drafts == ["f": "mine"])
    }

    @Test("another text from the app replaces the draft and raises the revision")
    func overruled() {
        let stage = stage()
        stage.receive(ScreenInput("f", .edit("mine")))
        stage.show(screen("theirs"))
        #expect(stage.screen.fieldTexts == ["f": "theirs"] && stage.screen.revision(of: "f") == 1)
        #expect(stage.drafts.isEmpty)
    }

    @Test("a password is no draft, also after its text was made visible or another field is typed into")
    func password() {
        let stage = Stage("Test")
        let show = { (kind: ScreenField.Kind) in
            stage.show(
                Screen("T") {
                    ScreenField("Secret", kind: kind).id("s")
                    ScreenField("Name").id("n")
                })
        }
        show(.password)
        stage.receive(ScreenInput("s", .edit("correct horse")))
        stage.receive(ScreenInput("n", .edit("Ada")))
        #expect(stage.drafts == ["n": "Ada"])
        show(.text)
        stage.receive(ScreenInput("s", .edit("correct horses")))
        #expect(stage.screen.fieldTexts == ["s": "correct horses", "n": "Ada"])
        #expect(stage.drafts == ["n": "Ada"])
    }

    @Test("the app echoing what was typed replaces nothing")
    func echo() {
        let stage = stage()
        stage.receive(ScreenInput("f", .edit("mine")))
        stage.show(screen("mine"))
        #expect(stage.screen.revision(of: "f") == 0 && stage.screen.fieldTexts == ["f": "mine"])
    }

    @Test("submitting clears the field, each time with a new revision, unless it is to keep its text")
    func submit() {
        let stage = stage()
        stage.receive(ScreenInput("f", .submit("one")))
        #expect(stage.screen.fieldTexts == ["f": ""] && stage.screen.revision(of: "f") == 1)
        stage.receive(ScreenInput("f", .submit("two")))
        #expect(stage.screen.revision(of: "f") == 2)
        let keeping = self.stage(clears: false)
        keeping.receive(ScreenInput("f", .submit("one")))
        #expect(keeping.screen.fieldTexts == ["f": "one"] && keeping.screen.revision(of: "f") == 0)
    }

    @Test("the action of a submit sees the field cleared and may put something in it")
    func actionSeesCleared() {
        let stage = Stage("Test")
        var seen: [String: String]?
        stage.show("T") {
            ScreenField("F") { [unowned stage] _ in
                seen = stage.screen.fieldTexts
                stage.show("T") { ScreenField("F", text: "next") }
            }
        }
        stage.receive(ScreenInput("field-1", .submit("one")))
        #expect(seen == ["field-1": ""] && stage.screen.fieldTexts == ["field-1": "next"])
    }

    @Test("saved drafts come back now, or when their field is first shown")
    func restored() {
        let stage = Stage("Test")
        stage.restore(drafts: ["f": "saved", "later": "too"])
        #expect(stage.drafts == ["f": "saved", "later": "too"])
        stage.show(screen(""))
        #expect(stage.screen.fieldTexts == ["f": "saved"])
        stage.show("T") {
            ScreenField("F").id("f")
            ScreenField("L").id("later")
        }
        #expect(stage.screen.fieldTexts == ["f": "saved", "later": "too"])
    }

    @Test("the logic hears of a saved draft once, as if it had been typed")
    func restoredIsHeard() {
        let stage = Stage("Test")
        var heard: [String] = []
        func show() {
            stage.show("T") {
                ScreenField(
                    "F",
                    onEdit: { text in
                        heard.append(text)
                        show()
                    }
                ).id("f")
                ScreenField("L", onEdit: { heard.append($0) }).id("later")
            }
        }
        stage.restore(drafts: ["f": "saved"])
        show()
        #expect(heard == ["saved"] && stage.screen.fieldTexts == ["f": "saved", "later": ""])
        stage.restore(drafts: ["later": "too"])
        #expect(heard == ["saved", "too"])
        show()
        #expect(heard == ["saved", "too"])
    }

    @Test("restoring drafts keeps the actions of the screen")
    func restoredActions() {
        let stage = Stage("Test")
        var submitted: [String] = []
        stage.show("T") { ScreenField("F") { submitted.append($0) } }
        stage.restore(drafts: ["field-1": "saved"])
        stage.receive(ScreenInput("field-1", .submit("sent")))
        #expect(submitted == ["sent"])
    }

    @Test("a field that is gone takes its draft along")
    func gone() {
        let stage = stage()
        stage.receive(ScreenInput("f", .edit("mine")))
        stage.show(Screen("T"))
        stage.show(screen(""))
        #expect(stage.screen.fieldTexts == ["f": ""])
    }

    @Test("an element that appears above a field leaves the field its identity and its draft")
    func above() {
        let stage = Stage("Test")
        func show(hint: String?) {
            stage.show("T") {
                if let hint { ScreenText(hint) }
                ScreenField("F")
            }
        }
        show(hint: nil)
        stage.receive(ScreenInput("field-2", .edit("half a line")))
        show(hint: "Now with a hint")
        #expect(stage.screen.elements.map(\.id) == ["text-1", "field-2"])
        #expect(stage.screen.fieldTexts == ["field-2": "half a line"])
    }
}
