import ArchitectureRules
import SourceModel

/// The changes to files that fix findings, before any of them is made.
///
/// A fix is made completely or not at all. Of two that change the same code the one reported first is made; the other
/// waits for the next run.
public struct FixPlan: Sendable {
    public struct File: Sendable, Equatable {
        public var path: String
        public var old: String
        public var new: String
    }

    /// Sorted by path.
    public private(set) var files: [File] = []
    /// The findings that are fixed.
    public private(set) var fixed: [Finding] = []
    /// The findings whose fix could not be made, with the reason.
    public private(set) var left: [(finding: Finding, reason: String)] = []

    /// - Parameters:
    /// - findings: In the order in which they are reported.
    /// - text: The text of a file; `nil` if it cannot be read as UTF-8.
    public init(_ findings: [Finding], text: (String) -> String?) {
        var texts: [String: (text: String, bytes: [UInt8], lines: LineTable)] = [:]
        var changes: [String: [TextChange]] = [:]
        for finding in findings {
            guard let fix = finding.fix else { continue }
            for path in Set(fix.edits.map(\.location.path)) where texts[path] == nil {
                if let text = text(path) {
                    let bytes = Array(text.utf8)
                    texts[path] = (text, bytes, LineTable(bytes))
                }
            }
            let wanted = fix.edits.map { edit -> (String, TextChange?) in
                let file = texts[edit.location.path]
                return (edit.location.path, file.flatMap { TextChange(edit, in: $0.bytes, lines: $0.lines) })
            }
            if let reason = Self.obstacle(wanted, changes) {
                left.append((finding, reason))
                continue
            }
            for case (let path, let change?) in wanted where !(changes[path] ?? []).contains(change) {
                changes[path, default: []].append(change)
            }
            fixed.append(finding)
        }
        files = changes.keys.sorted().compactMap { path in
            guard let file = texts[path], let all = changes[path] else { return nil }
            let new = String(decoding: Self.applying(all, to: file.bytes), as: UTF8.self)
            return new == file.text ? nil : File(path: path, old: file.text, new: new)
        }
    }

    private static func obstacle(_ wanted: [(String, TextChange?)], _ made: [String: [TextChange]]) -> String?
    {
        for (path, change) in wanted {
            guard let change else { return "the code in \"\(path)\" is not what the fix expects" }
            if (made[path] ?? []).contains(where: change.collides) {
                return "another fix changes the same code; run scenery check --fix once more"
            }
        }
        return nil
    }

    /// From the end to the start, so that no change shifts another.
    private static func applying(_ changes: [TextChange], to bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(change.range, with: change.replacement)
        }
        return bytes
    }

    /// All changes as one unified diff.
    public var diff: String {
        files.map { UnifiedDiff(from: $0.old, to: $0.new, path: $0.path).text }.joined()
    }
}
