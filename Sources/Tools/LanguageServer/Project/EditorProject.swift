import ArchitectureChecker
import ArchitectureRules
import Foundation
import SourceModel
import Styles

/// A project as an editor shows it: the files of the disk, with the texts that are open over them.
///
/// All facts stay in memory; a change of a text reads that file again, and no other.
struct EditorProject {
    let folder: ProjectFolder
    private let checker: Checker
    private let baseline: BaselineFile
    private let problems: [SourceProblem]
    private var modules: [ModuleFacts]
    /// Where the facts of a file are in `modules`.
    private var places: [String: (module: Int, file: Int)] = [:]
    private var model: ProjectModel?

    /// Reads all files from the disk, or their facts from the project's cache.
    ///
    /// - Throws: `CheckError` as `scenery check` reports it.
    init(_ folder: ProjectFolder) throws(CheckError) {
        self.folder = folder
        checker = Checker(folder)
        baseline = try BaselineFile(given: nil, of: folder, currentFolder: folder.root, isNeeded: true)
        let sources = try ProjectSources.read(folder, usesCache: true, isCheckedOften: true)
        problems = sources.problems
        modules = sources.model.modules
        model = sources.model
        for (module, content) in modules.enumerated() {
            for (file, facts) in content.files.enumerated() { places[facts.path] = (module, file) }
        }
    }

    var rules: [RuleInfo] { checker.rules }

    /// Whether the project includes a file, by its path in the project's folder.
    func contains(_ path: String) -> Bool { places[path] != nil }

    /// Takes the text that a file has now in the editor.
    mutating func read(_ text: EditorText, of path: String) {
        guard let place = places[path] else { return }
        modules[place.module].files[place.file] = text.bytes.withUnsafeBufferPointer {
            SwiftReader.read($0, path: path, depth: .checked)
        }
        model = nil
    }

    /// All findings that `scenery check` would report for these texts, sorted by place.
    ///
    /// - Throws: `CheckError` if a selection of `scenery.yml` matches nothing.
    mutating func findings() throws(CheckError) -> [Finding] {
        let sources = ProjectSources(model: resolved(), problems: problems)
        let request = CheckRequest(baseline: baseline.content.map { (baseline.name, $0) })
        return try checker.check(sources, request).findings
    }

    /// The types that play a role in the scene of the type whose declaration encloses a line, without that type; boundaries
    /// included, in the order of the style's roles.
    mutating func otherRoles(line: Int, of path: String) -> [FileLocation] {
        let context = checker.context(of: resolved())
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
    private mutating func resolved() -> ProjectModel {
        if let model { return model }
        let new = ProjectModel(modules: modules)
        model = new
        return new
    }
}

extension TypeEntity {
    fileprivate func isDeclared(in path: String, at line: Int) -> Bool {
        parts.contains {
            $0.fact.location.path == path && ($0.fact.location.line...$0.fact.lastLine).contains(line)
        }
    }
}
