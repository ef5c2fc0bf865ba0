import SourceModel
import Styles
import Synchronization

// Ring: the context that rules look at carries what they found before, and a finding is made from the description of its rule.

/// What rules found in the last check of a project, for the next one: an editor checks after each change of a text.
///
/// A finding about a type depends on what all files declare, and on the code of a few files. So what a rule found is used again
/// while all declarations are the same and none of the files changed whose code it looked at. `CodeTracking` notes these files,
/// no rule names them.
public final class CheckMemory: Sendable {
    /// How one check uses the memory.
    public enum Use: Sendable {
        /// Only what is certain to be the same.
        case exact
        /// Also what was found before declarations changed, in the code of files that did not: an answer about the changed files
        /// that does not wait for the others.
        case changedFilesFirst
    }

    struct Entry: Sendable {
        var findings: [Finding]
        var files: CodeTracking.Files
        /// The state of all declarations, and of the code, when it was found.
        var outline: Int
        var version: Int
    }

    struct ScenesEntry: Sendable {
        var map: SceneMap
        var files: CodeTracking.Files
        var outline: Int
        var version: Int
    }

    private struct State {
        var outline = 0
        var version = 0
        /// The version in which each file changed last, by its number; 0 for no change.
        var changes: [Int32: Int] = [:]
        /// What each rule found, by its id; then by a type's index, a file's number, or 0 for the whole project.
        var found: [String: [Int: Entry]] = [:]
        var scenes: ScenesEntry?
        /// Where the types are declared whose indices are used.
        var types: [FileLocation] = []
        var typesOutline = 0
    }

    private let state = Mutex(State())
    /// The numbers of the files, by their paths.
    private let numbers: [String: Int32]

    /// - Parameter numbers: `FileFacts.number` of each file, by its path.
    public init(numbers: [String: Int32]) { self.numbers = numbers }

    /// Notes that the text of a file changed.
    ///
    /// - Parameter declarations: Whether it declares or imports something else than before.
    public func changed(file: Int32, declarations: Bool) {
        state.withLock { state in
            state.version += 1
            state.changes[file] = state.version
            if declarations { state.outline += 1 }
        }
    }

    /// Whether a check of the changed files comes before that of the others: the memory is full, and declarations changed.
    public var isOutdated: Bool {
        state.withLock { !$0.found.isEmpty && $0.outline != $0.typesOutline }
    }

    /// The memory for one check.
    ///
    /// - Parameter isInterrupted: Whether the check may end with a part of the findings; asked on several threads.
    public func run(_ use: Use = .exact, isInterrupted: @escaping @Sendable () -> Bool = { false }) -> Run {
        state.withLock { state in
            Run(
                memory: self, use: use, interruption: Interruption(isInterrupted), outline: state.outline,
                version: state.version, changes: state.changes)
        }
    }

    /// Whether a check was interrupted, which it then is to its end.
    final class Interruption: Sendable {
        private let isWanted: @Sendable () -> Bool
        private let wasFound = Atomic<Bool>(false)

        init(_ isWanted: @escaping @Sendable () -> Bool) { self.isWanted = isWanted }

        var wasInterrupted: Bool { wasFound.load(ordering: .relaxed) }

        func isInterrupted() -> Bool {
            if !wasInterrupted, isWanted() { wasFound.store(true, ordering: .relaxed) }
            return wasInterrupted
        }
    }

    /// The memory as one check sees it.
    public struct Run: Sendable {
        let memory: CheckMemory
        let use: Use
        let interruption: Interruption
        var outline: Int
        let version: Int
        let changes: [Int32: Int]

        /// Whether findings are missing, because the check was interrupted.
        public var wasInterrupted: Bool { interruption.wasInterrupted }
    }
}

extension CheckMemory.Run {
    private func isCurrent(_ files: CodeTracking.Files, _ outline: Int, _ version: Int) -> Bool {
        guard !files.isUnknown, outline == self.outline || use == .changedFilesFirst else { return false }
        return files.numbers.allSatisfy { (changes[$0] ?? 0) <= version }
    }

    // MARK: Findings

    /// What a rule finds in each unit: what it found before, where that is certain to be the same.
    ///
    /// - Parameters:
    ///   - rule: Names the rule, and the part of the rule.
    ///   - units: The units, each with a number that no other has.
    ///   - isWhole: Whether the unit is everything, with units of its own in it.
    func findings<Unit>(
        of rule: String, in units: [Unit], isWhole: Bool = false, number: (Unit) -> Int,
        _ find: (Unit) -> [Finding]
    ) -> [Finding] {
        var entries = memory.take(rule)
        if entries.isEmpty { entries.reserveCapacity(units.count) }
        var found: [Finding] = []
        for unit in units {
            let number = number(unit)
            if let entry = entries[number], isCurrent(entry.files, entry.outline, entry.version) {
                CodeTracking.note(entry.files)
                found += entry.findings
                continue
            }
            if interruption.isInterrupted() { break }
            var entry = entry { find(unit) }
            found += entry.findings
            // What is in it may be a part only, or what was found before declarations changed.
            if isWhole, interruption.wasInterrupted { continue }
            if isWhole, use == .changedFilesFirst { entry.outline = Self.never }
            entries[number] = entry
        }
        memory.keep(entries, of: rule)
        return found
    }

    /// The state of declarations of what is not certain in any.
    private static let never = -1

    private func entry(_ find: () -> [Finding]) -> CheckMemory.Entry {
        var (findings, files) = CodeTracking.recording(find)
        files.formUnion(memory.files(namedBy: findings))
        return CheckMemory.Entry(findings: findings, files: files, outline: outline, version: version)
    }

    // MARK: Scenes

    /// The scenes of the project, and the memory to use with them: what rules find depends on all scenes.
    func scenes(_ build: () -> SceneMap) -> (SceneMap, CheckMemory.Run) {
        let known = memory.scenes
        if let known, known.outline == outline, isCurrent(known.files, known.outline, known.version) {
            return (known.map, self)
        }
        var (map, files) = CodeTracking.recording(build)
        let locations = map.unchecked.flatMap { scene in
            if case .sameNames(_, let locations) = scene.reason { return locations + [scene.location] }
            return [scene.location]
        }
        files.formUnion(memory.files(at: locations))
        var run = self
        if let known, known.outline == outline, !known.map.hasSameScenes(as: map) {
            run.outline = memory.outlineChanged()
        }
        memory.keep(CheckMemory.ScenesEntry(map: map, files: files, outline: run.outline, version: version))
        return (map, run)
    }

    /// Follows types whose index is another one since declarations changed.
    func follow(_ types: [TypeEntity]) { memory.follow(types.map(\.location), outline) }
}

extension CheckMemory {
    fileprivate func take(_ rule: String) -> [Int: Entry] {
        state.withLock { $0.found.removeValue(forKey: rule) ?? [:] }
    }

    fileprivate func keep(_ entries: [Int: Entry], of rule: String) {
        state.withLock { $0.found[rule] = entries }
    }

    fileprivate func outlineChanged() -> Int {
        state.withLock { state in
            state.outline += 1
            state.typesOutline = state.outline
            return state.outline
        }
    }

    fileprivate var scenes: ScenesEntry? { state.withLock { $0.scenes } }

    fileprivate func keep(_ scenes: ScenesEntry) { state.withLock { $0.scenes = scenes } }

    /// The files that findings are about: the lines of these move.
    fileprivate func files(namedBy findings: [Finding]) -> CodeTracking.Files {
        files(
            at: findings.flatMap {
                [$0.location] + $0.trail.map(\.location) + ($0.fix?.edits.map(\.location) ?? [])
            })
    }

    fileprivate func files(at locations: [FileLocation]) -> CodeTracking.Files {
        var files = CodeTracking.Files()
        for location in locations { files.insert(numbers[location.path] ?? 0) }
        return files
    }

    fileprivate func follow(_ types: [FileLocation], _ outline: Int) {
        state.withLock { state in
            guard state.typesOutline != outline || state.types.isEmpty else { return }
            if !state.types.isEmpty {
                let new = Dictionary(types.enumerated().map { ($1, $0) }) { first, _ in first }
                let moved = state.types.map { new[$0] }
                for rule in state.found.keys where !rule.hasSuffix(Self.ofFiles) {
                    var entries: [Int: Entry] = [:]
                    for (number, entry) in state.found[rule] ?? [:] {
                        guard number < moved.count, let new = moved[number] else { continue }
                        entries[new] = entry
                    }
                    state.found[rule] = entries
                }
            }
            (state.types, state.typesOutline) = (types, outline)
        }
    }

    /// How the names of what is kept by files end.
    static let ofFiles = " of files"
}

extension SceneMap {
    /// Whether the same types play the same roles.
    fileprivate func hasSameScenes(as other: SceneMap) -> Bool {
        parts == other.parts && all.count == other.all.count
            && zip(all, other.all).allSatisfy {
                $0.name == $1.name && $0.style.name == $1.style.name && $0.types == $1.types
                    && $0.boundaries == $1.boundaries
            }
    }
}
