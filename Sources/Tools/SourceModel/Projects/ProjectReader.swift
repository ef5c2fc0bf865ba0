import Foundation
import Synchronization

/// Reads the facts of a whole project: its folder → files → modules → facts, on all cores.
///
/// Which file belongs to which module follows `Package.swift` files and Xcode projects, and the names of folders where
/// neither says it. Left out are hidden folders, symbolic links, built and downloaded code.
public struct ProjectReader: Sendable {
    /// The project's folder.
    public var root: String
    /// How many files are read at once.
    public var threads: Int
    /// Whether a file, by its path from the root, is to be read.
    public var isWanted: @Sendable (String) -> Bool

    public init(
        root: String, threads: Int = ParallelReading.cores,
        isWanted: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
        self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
        self.threads = threads
        self.isWanted = isWanted
    }

    /// - Parameter progress: Told how many files of how many are read; called on several threads.
    /// - Throws: `ReadingError.missing` when there is no such folder. Files and folders below that cannot be read
    ///   are problems of the result.
    public func read(progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) throws(ReadingError)
        -> ReadProject
    {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue else {
            throw .missing(root)
        }
        let found = ProjectFiles(root: root)
        let layout = ModuleLayout(found, root: root)
        let wanted = layout.modules.map { module in
            var module = module
            module.files.removeAll { !isWanted($0) }
            return module
        }
        let facts = self.facts(of: wanted.flatMap(\.files), progress)
        var rest = facts[...]
        let modules = wanted.map { module in
            defer { rest = rest.dropFirst(module.files.count) }
            return ModuleFacts(
                name: module.name, files: Array(rest.prefix(module.files.count)),
                dependencies: module.dependencies,
                isTest: module.isTest)
        }
        return ReadProject(
            modules: modules.filter { !$0.files.isEmpty }, problems: found.problems + layout.problems)
    }

    private func facts(of paths: [String], _ progress: @escaping @Sendable (Int, Int) -> Void) -> [FileFacts]
    {
        let root = self.root
        let done = Atomic<Int>(0)
        return ParallelReading.map(paths, threads: threads, context: { ReadingBuffer() }) { path, buffer in
            defer { progress(done.wrappingAdd(1, ordering: .relaxed).newValue, paths.count) }
            do throws(ReadingError) {
                return try buffer.bytes.read(root + "/" + path) {
                    readEverything(of: $0, path: path, nesting: Self.nesting)
                }
            } catch {
                var facts = FileFacts(path: path)
                let place = SourcePlace(path: path, line: 1, column: 1)
                facts.problems = [
                    SourceProblem(place: place, message: "the file cannot be read, check its permissions")
                ]
                return facts
            }
        }
    }

    /// How deep brackets may be nested on a reading thread's stack.
    private static let nesting = 300
}

/// The facts of a project, before anything is resolved in it.
public struct ReadProject: Sendable {
    public var modules: [ModuleFacts]
    /// Folders, manifests and projects that cannot be read. What is wrong in a file is in the file's facts.
    public var problems: [SourceProblem]
}

/// One thread's memory for files.
final class ReadingBuffer {
    var bytes = FileBytes()
}
