import ArchitectureChecker
import ArchitectureRules
import Foundation
import SourceModel
import Styles

/// A project as an editor shows it: the files of the disk, with the texts that are open over them.
///
/// All facts stay in memory, and what rules found in them; a change of a text reads that file again, and no other.
struct EditorProject {
    let folder: ProjectFolder
    private let checker: Checker
    private let baseline: BaselineFile
    private let problems: [SourceProblem]
    private let lastingScreens: Set<String>
    private var modules: [ModuleFacts]
    /// Where the facts of a file are in `modules`.
    private var places: [String: (module: Int, file: Int)] = [:]
    private var model: ProjectModel?
    private let memory: CheckMemory
    /// The files that changed since the last check of all files.
    private var changed: Set<String> = []

    /// Reads all files from the disk, or their facts from the project's cache.
    ///
    /// - Throws: `CheckError` as `scenery check` reports it.
    init(_ folder: ProjectFolder) throws(CheckError) {
        self.folder = folder
        checker = Checker(folder)
        baseline = try BaselineFile(given: nil, of: folder, currentFolder: folder.root, isNeeded: true)
        let sources = try ProjectSources.read(folder, usesCache: true, isCheckedOften: true)
        problems = sources.problems
        lastingScreens = sources.model.lastingScreens
        modules = sources.model.modules
        var numbers: [String: Int32] = [:]
        for module in modules.indices {
            for file in modules[module].files.indices {
                let path = modules[module].files[file].path
                places[path] = (module, file)
                numbers[path] = Int32(numbers.count + 1)
                modules[module].files[file].number(as: numbers[path] ?? 0)
            }
        }
        memory = CheckMemory(numbers: numbers)
    }

    var rules: [RuleInfo] { checker.rules }

    /// Whether the project includes a file, by its path in the project's folder.
    func contains(_ path: String) -> Bool { places[path] != nil }

    /// Takes the text that a file has now in the editor.
    mutating func read(_ text: EditorText, of path: String) {
        guard let place = places[path] else { return }
        let old = modules[place.module].files[place.file]
        var new = text.bytes.withUnsafeBufferPointer { SwiftReader.read($0, path: path, depth: .checked) }
        new.compact()
        new.number(as: old.number)
        memory.changed(file: old.number, new.change(since: old))
        modules[place.module].files[place.file] = new
        changed.insert(path)
        model = model?.replacing(module: place.module, file: place.file, in: modules)
    }

    /// The findings in the files that changed since the last check of all files, by path, if those of the others take longer.
    ///
    /// They may lack what depends on the code of other files.
    ///
    /// - Returns: `nil` if all findings are as quick.
    mutating func changedFindings() throws(CheckError) -> [String: [Finding]]? {
        guard !changed.isEmpty, memory.isOutdated else { return nil }
        let found = try checker.check(resolved(), request, memory: memory.run(.changedFilesFirst(changed)))
            .findings
        let byPath = Dictionary(grouping: found, by: \.location.path)
        return Dictionary(changed.map { ($0, byPath[$0] ?? []) }) { first, _ in first }
    }

    /// All findings that `scenery check` would report for these texts, sorted by place.
    ///
    /// - Parameter isInterrupted: Whether nobody waits for the result any more; asked on several threads.
    /// - Returns: `nil` if it was interrupted.
    /// - Throws: `CheckError` if a selection of `scenery.yml` matches nothing.
    mutating func findings(isInterrupted: @escaping @Sendable () -> Bool) throws(CheckError) -> [Finding]? {
        let run = memory.run(isInterrupted: isInterrupted)
        let found = try checker.check(resolved(), request, memory: run).findings
        guard !run.wasInterrupted else { return nil }
        changed = []
        return found
    }

    private var request: CheckRequest {
        // Also of what somebody is writing, before anything uses it.
        CheckRequest(includesUnused: true, baseline: baseline.content.map { (baseline.name, $0) })
    }

    /// The types that play a role in the scene of the type whose declaration encloses a line, without that type; boundaries
    /// included, in the order of the style's roles.
    mutating func otherRoles(line: Int, of path: String) -> [FileLocation] {
        let context = checker.context(of: resolved().model)
        let here = context.model.types.filter { $0.isDeclared(in: path, at: line) }
        guard let type = here.last(where: { context.scenes.part(of: $0.id) != nil }),
            let part = context.scenes.part(of: type.id)
        else { return [] }
        let scene = context.scenes.scene(of: part)
        let ids = scene.style.roles.flatMap { role in
            (scene.types[role.name] ?? []) + (scene.boundaries[role.name] ?? [])
        }
        return ids.filter { $0 != type.id }.map { context.model.types[$0].location }
    }

    /// Names are resolved once for each change, and only when someone asks.
    private mutating func resolved() -> ProjectSources {
        let current = model ?? ProjectModel(modules: modules, lastingScreens: lastingScreens)
        model = current
        return ProjectSources(model: current, problems: problems)
    }
}

extension TypeEntity {
    fileprivate func isDeclared(in path: String, at line: Int) -> Bool {
        parts.contains {
            $0.fact.location.path == path && ($0.fact.location.line...$0.fact.lastLine).contains(line)
        }
    }
}
