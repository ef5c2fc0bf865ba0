/// How large and how deep a YAML file may be before it is refused.
///
/// The library reads recursively, compares keys with all that they contain, and copies what an alias repeats: a file of a
/// kilobyte could keep it busy for years. The bounds are far above what people write.
public enum YAMLLimits {
    /// The size of a file in bytes.
    public static let bytes = 1 << 20
    /// How deep lists and mappings may be nested in brackets.
    public static let brackets = 64
    /// How far a line may be indented, in columns.
    public static let indentation = 256
    /// The size of a file in bytes with all aliases replaced by what they repeat, at worst.
    public static let expandedBytes = 1 << 24
    /// The keys of one mapping.
    public static let keys = 10_000
    /// How many problems of one file are reported.
    public static let problems = 50

    /// A bound that a file exceeds.
    public struct Excess: Sendable, Equatable {
        /// Counted from 1; `nil` if it concerns the whole file.
        public let line: Int?
        public let message: String
        /// What to do about it.
        public let fix: String
    }

    /// The first bound that the text exceeds; `nil` for one that can be read.
    ///
    /// Brackets and aliases are counted in quoted text too.
    ///
    /// - Complexity: linear in the length of the text.
    public static func excess(in text: String) -> Excess? {
        guard text.utf8.count <= bytes else {
            return Excess(
                line: nil, message: "the file has \(text.utf8.count) bytes, which is more than \(bytes)",
                fix: "split it, or remove what it repeats")
        }
        var scan = YAMLScan()
        var number = 0
        for line in text.utf8.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A }) {
            number += 1
            scan.read(line)
            if let excess = scan.excess(at: number) { return excess }
        }
        return scan.aliasExcess(bytes: text.utf8.count)
    }
}

/// Counts what makes a YAML file expensive, line by line.
private struct YAMLScan {
    private var brackets = 0
    private var indentation = 0
    private var aliases = 0
    private var hasAnchor = false
    /// Whether an anchor follows an alias, so that what is repeated may itself repeat.
    private var isNested = false

    mutating func read(_ line: Substring.UTF8View) {
        let text = line.drop { $0 == 0x20 || $0 == 0x09 }
        guard text.first != UInt8(ascii: "#") else { return }
        indentation = line.prefix { $0 == 0x20 || $0 == 0x09 || "-?:".utf8.contains($0) }.count
        var before = UInt8(ascii: " ")
        for byte in text {
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
            default: break
            }
            count(byte, after: before)
            before = byte
        }
    }

    /// An anchor or an alias begins a value.
    private mutating func count(_ byte: UInt8, after before: UInt8) {
        guard byte == UInt8(ascii: "*") || byte == UInt8(ascii: "&"), " \t\r[]{},:?-!".utf8.contains(before)
        else { return }
        if byte == UInt8(ascii: "*") {
            if hasAnchor { aliases += 1 }
        } else {
            hasAnchor = true
            isNested = isNested || aliases > 0
        }
    }

    func excess(at line: Int) -> YAMLLimits.Excess? {
        if brackets > YAMLLimits.brackets {
            return YAMLLimits.Excess(
                line: line, message: "brackets are nested more than \(YAMLLimits.brackets) deep",
                fix: "write the list or mapping on lines of its own")
        }
        guard indentation > YAMLLimits.indentation else { return nil }
        return YAMLLimits.Excess(
            line: line, message: "the line is indented by more than \(YAMLLimits.indentation) columns",
            fix: "nest less")
    }

    /// Aliases of values with aliases multiply: with n of them the file grows at most e^(n/e) times.
    func aliasExcess(bytes: Int) -> YAMLLimits.Excess? {
        var size = Double(bytes)
        if isNested {
            for _ in 0..<min(aliases, 200) { size *= 1.4447 }
        } else {
            size *= Double(aliases + 1)
        }
        guard size > Double(YAMLLimits.expandedBytes) else { return nil }
        return YAMLLimits.Excess(
            line: nil,
            message: "\(aliases) aliases (*name) could repeat more than \(YAMLLimits.expandedBytes) bytes",
            fix: "write the values instead of aliases")
    }
}
