import ArchitectureRules
import SourceModel
import Styles

/// The findings that a check accepts, usually those that a project had when checking started.
///
/// An entry identifies its findings by rule, file, subject and the names in their message, never by line, so that
/// code may move within its file. It accepts as many findings as it was created from.
public struct Baseline: Sendable, Equatable {
    /// What indistinguishable findings have in common.
    public struct Key: Sendable, Hashable, Comparable {
        public var file: String
        public var rule: String
        public var subject: String
        /// A hash of the names in the message and the trail, so that another violation by the same subject is another
        /// finding.
        public var mark: String

        public static func < (left: Key, right: Key) -> Bool {
            (left.file, left.rule, left.subject, left.mark) < (
                right.file, right.rule, right.subject, right.mark
            )
        }
    }

    public struct Entry: Sendable, Equatable {
        public var key: Key
        public var count: Int
        /// The line in the baseline's file.
        public var line: Int?
    }

    /// Sorted by key.
    public var entries: [Entry]

    public init(entries: [Entry] = []) {
        self.entries = entries.sorted { $0.key < $1.key }
    }

    /// The baseline that accepts exactly these findings.
    public init(of findings: [Finding]) {
        var counts: [Key: Int] = [:]
        for finding in findings { counts[Key(finding), default: 0] += 1 }
        self.init(entries: counts.map { Entry(key: $0, count: $1) })
    }
}

extension Baseline.Key {
    init(_ finding: Finding) {
        self.init(
            file: finding.location.path, rule: finding.rule, subject: finding.subject,
            mark: Self.mark(of: [finding.message] + finding.trail.map(\.text)))
    }

    /// FNV-1a over the quoted parts, so that a better formulated message changes nothing.
    private static func mark(of messages: [String]) -> String {
        var hash: UInt32 = 2_166_136_261
        for message in messages {
            let names = message.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map(\.element)
            for byte in names.joined(separator: "\n").utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}

// MARK: - File

extension Baseline {
    /// The version of the format that is written. Version 1, which has no `version`, comes from rules that reported a name
    /// once for each type: its entries accept one occurrence each, unless they have a count.
    static let version = 2

    /// Reads the text of a baseline of this version or an earlier one.
    ///
    /// - Throws: `CheckError.badConfiguration` with all problems.
    public init(text: String, file: String) throws(CheckError) {
        let log = YAMLSection.Log(file: file)
        guard let root = YAMLSection.root(of: text, log: log) else { throw .badConfiguration(log.problems) }
        let entries = root.sections("findings").compactMap(Self.entry)
        let version = Int(root.string("version") ?? "1") ?? 0
        if !(1...Self.version).contains(version) {
            root.report(
                "should be a number from 1 to \(Self.version)",
                fix: "use a newer scenery, or write the file again with scenery check --write-baseline",
                key: "version")
        }
        root.finish()
        guard log.problems.isEmpty else { throw .badConfiguration(log.problems) }
        self.init(entries: entries)
    }

    private static func entry(_ section: YAMLSection) -> Entry? {
        defer { section.finish() }
        let fix = "write the file again with scenery check --write-baseline"
        guard let file = section.string("file", required: fix),
            let rule = section.string("rule", required: fix)
        else { return nil }
        let count = Int(section.string("count") ?? "1")
        if (count ?? 0) < 1 { section.report("should be a number greater than 0", fix: fix, key: "count") }
        let key = Key(
            file: file, rule: rule, subject: section.string("subject") ?? "",
            mark: section.string("mark") ?? "")
        return Entry(key: key, count: count ?? 1, line: section.line)
    }

    /// The text of the file: one entry a line, sorted, so that two branches rarely change the same lines.
    public var text: String {
        let version = Self.version
        let head = """
            # Findings that scenery check accepts, one a line; only new ones fail. Remove entries of fixed findings with
            # scenery check --prune. Written by scenery check --write-baseline; order and layout are fixed.
            version: \(version)
            """
        guard !entries.isEmpty else { return head + "\nfindings: []\n" }
        return head + "\nfindings:\n" + entries.map(Self.line).joined()
    }

    private static func line(_ entry: Entry) -> String {
        let key = entry.key
        let count = entry.count == 1 ? "" : ", count: \(entry.count)"
        return "  - { file: \(quoted(key.file)), rule: \(key.rule), subject: \(quoted(key.subject)), "
            + "mark: \(quoted(key.mark))\(count) }\n"
    }

    /// Escaped for double quotes in YAML; a line break in a path is legal and must not end the line.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\x" + String(repeating: "0", count: 2 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
