import ArchitectureRules
import SourceModel

/// The findings of a check, compared with a baseline.
public struct BaselineMatch: Sendable, Equatable {
    /// Findings that the baseline does not accept.
    public var new: [Finding] = []
    /// Findings that the baseline accepts.
    public var known: [Finding] = []
    /// Entries that accept more findings than there are, with the number of those that are gone.
    public var stale: [(entry: Baseline.Entry, gone: Int, movedTo: String?)] = []

    /// Matches each entry with as many findings as it accepts, the first in the file first.
    ///
    /// - Parameters:
    ///   - findings: Sorted by location.
    ///   - judges: Whether the check could have found what an entry accepts; the others count as matched.
    public init(
        _ findings: [Finding] = [], with baseline: Baseline = Baseline(),
        judges: (Baseline.Key) -> Bool = { _ in true }
    ) {
        guard !baseline.entries.isEmpty else {
            new = findings
            return
        }
        var left: [Baseline.Key: Int] = [:]
        for entry in baseline.entries { left[entry.key, default: 0] += entry.count }
        for finding in findings {
            let key = Baseline.Key(finding)
            if let count = left[key], count > 0 {
                left[key] = count - 1
                known.append(finding)
            } else {
                new.append(finding)
            }
        }
        let moved = Dictionary(new.map { (Nameless($0), $0.location.path) }) { first, _ in first }
        for entry in baseline.entries where judges(entry.key) {
            guard let gone = left[entry.key], gone > 0 else { continue }
            left[entry.key] = 0
            stale.append((entry, gone, moved[Nameless(entry.key)]))
        }
    }

    /// The baseline without what is gone; entries whose findings moved with their file follow it. Nothing new is added.
    public func pruned(_ baseline: Baseline, isThere: (String) -> Bool) -> Baseline {
        var counts = Dictionary(baseline.entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
        var fresh = Dictionary(grouping: new, by: Nameless.init)
        for (entry, gone, _) in stale {
            counts[entry.key, default: 0] -= gone
            guard !isThere(entry.key.file) else { continue }
            let nameless = Nameless(entry.key)
            for finding in (fresh[nameless] ?? []).prefix(gone) {
                counts[Baseline.Key(finding), default: 0] += 1
            }
            fresh[nameless] = Array((fresh[nameless] ?? []).dropFirst(gone))
        }
        return Baseline(entries: counts.filter { $0.value > 0 }.map { Baseline.Entry(key: $0, count: $1) })
    }

    /// A finding for each stale entry.
    ///
    /// - Parameter file: The path of the baseline's file.
    func staleFindings(in file: String) -> [Finding] {
        stale.map { entry, gone, moved in
            let key = entry.key
            let count = gone == 1 ? "a finding" : "\(gone) findings"
            let hint =
                moved.map {
                    "; the same is found in \"\($0)\", and --prune moves the entry there if the file was renamed"
                } ?? ""
            return Finding(
                of: MetaRules.stale, at: FileLocation(path: file, line: entry.line ?? 1, column: 1),
                message:
                    "the baseline accepts \(count) of \"\(key.rule)\" about \"\(key.subject)\" in \"\(key.file)\" that "
                    + "\(gone == 1 ? "is" : "are") gone\(hint); run scenery check --prune",
                subject: "\(key.rule) \(key.file) \(key.subject)")
        }
    }

    public static func == (left: BaselineMatch, right: BaselineMatch) -> Bool {
        left.new == right.new && left.known == right.known && left.stale.count == right.stale.count
            && zip(left.stale, right.stale).allSatisfy { $0.entry == $1.entry && $0.gone == $1.gone }
    }

    /// A key without its file, which a renamed file's findings keep.
    private struct Nameless: Hashable {
        let rule, subject, mark: String

        init(_ key: Baseline.Key) { (rule, subject, mark) = (key.rule, key.subject, key.mark) }
        init(_ finding: Finding) { self.init(Baseline.Key(finding)) }
    }
}
