import ArchitectureChecker
import ArchitectureRules
import TextFormats

/// The fix of a finding as the protocol's code action, with the smallest edit of each file that makes it.
struct QuickFix {
    let finding: Finding
    let fix: Fix
    let writer: DiagnosticWriter
    let target: (String) -> FileAddress

    /// - Returns: `nil` if the fix does not apply to the texts as they are now.
    var action: JSONText? {
        let plan = FixPlan([finding]) { writer.texts.text(of: target($0)).text }
        guard !plan.files.isEmpty else { return nil }
        let edits = plan.files.map { file in (target(file.path).uri, JSONText.list([edit(file)])) }
        return .object([
            ("title", .string("\(fix.title) (\(finding.rule))")), ("kind", .string("quickfix")),
            ("isPreferred", .flag(true)), ("edit", .object([("changes", .object(edits))])),
        ])
    }

    private func edit(_ file: FixPlan.File) -> JSONText {
        let (old, new) = (Array(file.old.utf8), Array(file.new.utf8))
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
            end += 1
        }
        // A change never starts or ends inside a character.
        while start > 0, Self.isContinuation(old, start) || Self.isContinuation(new, start) { start -= 1 }
        while end > 0, Self.isContinuation(old, old.count - end) || Self.isContinuation(new, new.count - end)
        { end -= 1 }
        let replacement = String(decoding: new[start..<(new.count - end)], as: UTF8.self)
        return .object([
            ("range", writer.range(start..<(old.count - end), in: EditorText(file.old))),
            ("newText", .string(replacement)),
        ])
    }

    private static func isContinuation(_ bytes: [UInt8], _ offset: Int) -> Bool {
        offset < bytes.count && bytes[offset] & 0xC0 == 0x80
    }
}
