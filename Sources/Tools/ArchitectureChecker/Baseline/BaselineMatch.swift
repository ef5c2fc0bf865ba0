import ArchitectureRules
import SourceModel

/// What a baseline says of a run's findings.
public struct BaselineMatch: Sendable, Equatable {
    /// Findings the baseline does not let pass.
    public var new: [Finding] = []
    /// Findings it lets pass.
    public var known: [Finding] = []
    /// Entries that stand for more findings than there are, with the number that is gone.
    public var stale: [(entry: Baseline.Entry, gone: Int, movedTo: String?)] = []

    /// Matches each entry with as many findings as it was made from, the first in the file first.
    ///
    /// - Parameters:
    ///   - findings: Sorted by place.
    ///   - judges: Whether the run could have found what an entry stands for; the others count as matched.
    public init(_ findings: [Finding], with baseline: Baseline, judges: (Baseline.Key) -> Bool = { _ in true }) {
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
        let moved = Dictionary(new.map { (Nameless($0), $0.place.path) }) { first, _ in first }
        for entry in baseline.entries where judges(entry.key) {
            guard let gone = left[entry.key], gone > 0 else { continue }
            left[entry.key] = 0
            stale.append((entry, gone, moved[Nameless(entry.key)]))
        }
    }

    /// The baseline without what is gone; entries whose findings moved with their file follow it. Nothing that
    /// is new gets in.
    public func pruned(_ baseline: Baseline, isThere: (String) -> Bool) -> Baseline {
        var counts = Dictionary(baseline.entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
        var fresh = Dictionary(grouping: new, by: Nameless.init)
        for (entry, gone, _) in stale {
            counts[entry.key, default: 0] -= gone
            guard !isThere(entry.key.file) else { continue }
            let nameless = Nameless(entry.key)
            for finding in (fresh[nameless] ?? []).prefix(gone) { counts[Baseline.Key(finding), default: 0] += 1 }
            fresh[nameless] = Array((fresh[nameless] ?? []).dropFirst(gone))
        }
        return Baseline(entries: counts.filter { $0.value > 0 }.map { Baseline.Entry(key: $0, count: $1) })
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
