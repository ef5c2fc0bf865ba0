import ArchitectureRules
import SourceModel
import Testing

@testable import ArchitectureChecker

@Suite("A plan of fixes") struct FixPlanTests {
    private func finding(_ edits: (Int, Int, TextEdit.Action)..., path: String = "A.swift") -> Finding {
        let edits = edits.map { TextEdit(at: FileLocation(path: path, line: $0.0, column: $0.1), $0.2) }
        return Finding(
            rule: "r", severity: .error, location: FileLocation(path: path, line: 1, column: 1), message: "m",
            subject: "s",
            fix: Fix("fix it", edits: edits))
    }

    private func plan(_ text: String, _ findings: Finding...) -> FixPlan {
        FixPlan(findings) { $0 == "A.swift" ? text : nil }
    }

    @Test("edits are applied by line and byte, also after characters of several bytes")
    func edits() {
        let text = "let é = 1\r\nvar view: View\r\n// gone\r\nend"
        let plan = plan(
            text, finding((2, 1, .insert("weak ")), (2, 5, .replace(old: "View", new: "View?"))),
            finding((3, 1, .removeLine)), finding((1, 10, .replace(old: "1", new: "2"))))
        #expect(plan.files.map(\.new) == ["let é = 2\r\nweak var view: View?\r\nend"])
        #expect(plan.fixed.count == 3 && plan.left.isEmpty)
    }

    @Test("of two fixes of the same code the first is made, and the other not even in part")
    func overlap() {
        let plan = plan(
            "abcdef\nsecond\n", finding((1, 1, .replace(old: "abc", new: "x"))),
            finding((2, 1, .insert("y")), (1, 3, .replace(old: "cd", new: "z"))))
        #expect(plan.files.map(\.new) == ["xdef\nsecond\n"])
        #expect(
            plan.left.map(\.reason) == [
                "another fix changes the same code; run scenery check --fix once more"
            ])
    }

    @Test("the same change of two fixes is made once")
    func twice() {
        let plan = plan(
            "class A {}\n", finding((1, 1, .insert("final "))), finding((1, 1, .insert("final "))))
        #expect(plan.files.map(\.new) == ["final class A {}\n"])
        #expect(plan.fixed.count == 2)
    }

    @Test(
        "code that a fix does not expect is not changed",
        arguments: [
            (1, 1, TextEdit.Action.replace(old: "xyz", new: "")), (9, 1, .removeLine), (1, 99, .insert("x")),
            (1, 0, .insert("x")),
        ])
    func unexpected(_ line: Int, _ column: Int, _ action: TextEdit.Action) {
        let plan = plan("abc\n", finding((line, column, action)))
        #expect(plan.files.isEmpty && plan.fixed.isEmpty)
        #expect(plan.left.count == 1)
    }

    @Test("a file that cannot be read is not changed")
    func unreadable() {
        let plan = plan("abc\n", finding((1, 1, .insert("x")), path: "B.swift"))
        #expect(plan.files.isEmpty && plan.left.count == 1)
    }

    @Test("all changes are shown as one diff")
    func diff() {
        #expect(
            plan("class A {}\n", finding((1, 1, .insert("final ")))).diff
                == "--- a/A.swift\n+++ b/A.swift\n@@ -1 +1 @@\n-class A {}\n+final class A {}\n")
    }
}
