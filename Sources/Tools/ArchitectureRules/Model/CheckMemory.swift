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
        /// Also what was found before declarations changed, in the code of files that did not: an answer about the changed files,
        /// named by their paths, that does not wait for the others.
        case changedFilesFirst(Set<String>)
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
        /// The state of what types store, when it was found.
        var storage: Int
    }

    private struct State {
        var outline = 0
        /// The state of what scenes are recognized by: what types are called, inherit and store.
        var storage = 0
        var version = 0
        /// The version in which each file changed last, by its number; 0 for no change.
        var changes: [Int32: Int] = [:]
        /// What each rule found, by its id; then by a type's index, a file's number, or 0 for the whole project.
        var found: [String: [Int: Entry]] = [:]
        var scenes: ScenesEntry?
        /// The stored references of the last model.
        var references: (model: ProjectModel, all: [[StoredReference]])?
        /// The types whose indices are used.
        var types: [TypeEntity] = []
        var typesOutline = 0
        var typesStorage = 0
    }

    private let state = Mutex(State())
    /// The numbers of the files, by their paths.
    private let numbers: [String: Int32]

    /// - Parameter numbers: `FileFacts.number` of each file, by its path.
    public init(numbers: [String: Int32]) { self.numbers = numbers }

    /// Notes that the text of a file changed.
    ///
    /// - Parameter change: What it declares that is new.
    public func changed(file: Int32, _ change: OutlineChange) {
        state.withLock { state in
            state.version += 1
            state.changes[file] = state.version
            if change > .bodies { state.outline += 1 }
            if change > .functions { state.storage += 1 }
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
                storage: state.storage, version: state.version, changes: state.changes)
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
        let storage: Int
        let version: Int
        let changes: [Int32: Int]

        /// Whether findings about other files than the changed ones may be missing, or be those of an earlier state.
        var isAboutChangedFiles: Bool {
            if case .changedFilesFirst = use { return true }
            return false
        }

        /// Whether findings are missing, because the check was interrupted.
        public var wasInterrupted: Bool { interruption.wasInterrupted }
    }
}

extension CheckMemory.Run {
    private func isCurrent(_ files: CodeTracking.Files, _ outline: Int, _ version: Int) -> Bool {
        guard !files.isUnknown, outline == self.outline || isAboutChangedFiles else { return false }
        return files.numbers.allSatisfy { (changes[$0] ?? 0) <= version }
    }

    // MARK: Findings

    /// What a rule finds in each unit: what it found before, where that is certain to be the same.
    ///
    /// - Parameters:
    ///   - rule: Names the rule, and the part of the rule.
    ///   - units: The units, each with a number that no other has.
    ///   - isWhole: Whether the unit is everything, with units of its own in it.
    ///   - isAsked: Whether what is found in a unit is asked for, wherever it lies.
    func findings<Unit>(
        of rule: String, in units: [Unit], isWhole: Bool = false, number: (Unit) -> Int,
        isAsked: (Unit) -> Bool = { _ in true }, _ find: (Unit) -> [Finding]
    ) -> [Finding] {
        var entries = memory.take(rule)
        if entries.isEmpty { entries.reserveCapacity(units.count) }
        var found: [Finding] = []
        var looked = 0
        for unit in units {
            let number = number(unit)
            if let entry = entries[number], isCurrent(entry.files, entry.outline, entry.version) {
                CodeTracking.note(entry.files)
                found += entry.findings
                continue
            }
            if let entry = entries[number], !isAsked(unit), !entry.findings.contains(where: isInChangedFile) {
                CodeTracking.note(entry.files)
                continue
            }
            // To ask takes longer than to look at most units.
            looked += 1
            if interruption.wasInterrupted || looked.isMultiple(of: 16) && interruption.isInterrupted() {
                break
            }
            var entry = entry { find(unit) }
            found += entry.findings
            // What is in it may be a part only, or what was found before declarations changed.
            if isWhole, interruption.wasInterrupted { continue }
            if isWhole, isAboutChangedFiles { entry.outline = Self.never }
            entries[number] = entry
        }
        memory.keep(entries, of: rule)
        return found
    }

    private func isInChangedFile(_ finding: Finding) -> Bool {
        if case .changedFilesFirst(let paths) = use { return paths.contains(finding.location.path) }
        return true
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
        // A new function hardly makes another scene, and if it does, the check of all files finds it.
        if isAboutChangedFiles, let known, known.storage == storage { return (known.map, self) }
        var (map, files) = CodeTracking.recording(build)
        let locations = map.unchecked.flatMap { scene in
            if case .sameNames(_, let locations) = scene.reason { return locations + [scene.location] }
            return [scene.location]
        }
        files.formUnion(memory.files(at: locations))
        var run = self
        if let known, !known.map.hasSameScenes(as: map) { run.outline = memory.outlineChanged() }
        memory.keep(
            CheckMemory.ScenesEntry(
                map: map, files: files, outline: run.outline, version: version, storage: storage))
        return (map, run)
    }

    /// The references that all types of a model store, which no code decides.
    func references(in model: ProjectModel) -> [[StoredReference]] { memory.references(in: model) }

    /// Follows types whose index is another one since declarations changed.
    func follow(_ types: [TypeEntity]) { memory.follow(types, outline, storage) }
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

    fileprivate func references(in model: ProjectModel) -> [[StoredReference]] {
        if let known = state.withLock({ $0.references }), known.model === model { return known.all }
        let all = model.storedReferences()
        state.withLock { $0.references = (model, all) }
        return all
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

    fileprivate func follow(_ types: [TypeEntity], _ outline: Int, _ storage: Int) {
        state.withLock { state in
            guard state.typesOutline != outline || state.types.isEmpty else { return }
            // Types get other indices only where some come or go.
            if !state.types.isEmpty, state.typesStorage != storage {
                let new = Dictionary(types.map { ($0.location, $0.id) }) { first, _ in first }
                let moved = state.types.map { new[$0.location] }
                for rule in state.found.keys where !rule.hasSuffix(Self.ofFiles) {
                    var entries: [Int: Entry] = [:]
                    for (number, entry) in state.found[rule] ?? [:] {
                        guard number < moved.count, let new = moved[number] else { continue }
                        entries[new] = entry
                    }
                    state.found[rule] = entries
                }
            }
            (state.types, state.typesOutline, state.typesStorage) = (types, outline, storage)
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
