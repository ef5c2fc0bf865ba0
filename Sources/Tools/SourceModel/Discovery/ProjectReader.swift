import Foundation
import Synchronization

/// Reads the facts of a whole project on all cores: its folder → files → modules → facts.
///
/// Files are assigned to modules by `Package.swift` files, Xcode projects, and specifications of XcodeGen and Tuist; by the
/// names of folders otherwise. Hidden folders, symbolic links, build products and dependencies are skipped.
public struct ProjectReader: Sendable {
    /// Where facts are kept between runs.
    public struct Cache: Sendable {
        public var path: String
        /// What facts depend on apart from the files and the program that reads them.
        public var version: String

        public init(path: String, version: String = "") {
            self.path = path
            self.version = version
        }

        /// The default path for a project: `.build/scenery` of a package, else the user's caches folder; one file for each project.
        public static func usual(for root: String) -> Cache {
            let files = FileManager.default
            if files.fileExists(atPath: root + "/Package.swift") || files.fileExists(atPath: root + "/.build")
            {
                return Cache(path: root + "/.build/scenery/facts")
            }
            let caches =
                files.urls(for: .cachesDirectory, in: .userDomainMask).first ?? files.temporaryDirectory
            let name = "facts-" + String(ContentHash(root).value, radix: 16)
            return Cache(path: caches.appending(path: "scenery").appending(path: name).path)
        }
    }

    /// The project's folder.
    public var root: String
    /// `nil` to read every file.
    public var cache: Cache?
    /// How many files are read in parallel.
    public var threads: Int
    /// The number of files from which a body is decoded each time it is accessed, which takes less memory.
    public var compactFrom = 1_000
    /// Whether to read a file, by its path relative to the root.
    public var isWanted: @Sendable (String) -> Bool

    public init(
        root: String, cache: Cache? = nil, threads: Int = ParallelReading.cores,
        isWanted: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
        self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
        self.cache = cache
        self.threads = threads
        self.isWanted = isWanted
    }

    /// - Parameter progress: Receives how many of how many files have been read; called on several threads.
    /// - Throws: `ReadingError.missing` if there is no such folder. Files and folders below that cannot be read
    ///   are problems of the result.
    public func read(
        progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
    ) throws(ReadingError) -> ReadProject {
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
        let paths = wanted.flatMap(\.files)
        let kept = cache.map { FactsCache(path: $0.path, version: version($0)) }
        let outcomes = outcomes(of: paths, kept, progress)
        kept?.keep(
            zip(paths, outcomes).compactMap { path, outcome in
                outcome.entry.map { (path: path, entry: $0, isNew: outcome.isNew) }
            })
        var project = ReadProject(modules: [], problems: found.problems + layout.problems)
        project.filesFromCache = outcomes.count { $0.isFromCache }
        project.modules = modules(wanted, outcomes)
        project.excludedFiles = layout.excluded.count(where: isWanted)
        let resources = ResourceNames.read(found.resources, in: root)
        project.classesElsewhere = resources.names
        project.lastingScreens = resources.storyboards.lastingClasses
        return project
    }

    private func modules(_ layout: [ModuleLayout.Module], _ outcomes: [FileReading.Outcome]) -> [ModuleFacts]
    {
        var rest = outcomes[...]
        let isOne = isOneModule(layout, outcomes)
        let name = ProjectTarget(name: URL(filePath: root).lastPathComponent).module
        var modules: [ModuleFacts] = []
        for module in layout {
            let files = rest.prefix(module.files.count).map(\.facts)
            rest = rest.dropFirst(module.files.count)
            guard !files.isEmpty else { continue }
            let isJoined = isOne && module.isGuess && !module.isTest
            let joined =
                module.project.isEmpty
                ? name : ProjectTarget(name: ModuleLayout.name(of: module.project)).module
            if isJoined,
                let location = modules.firstIndex(where: { $0.name == joined && $0.project == module.project }
                )
            {
                modules[location].files += files
                modules[location].leftOut.formUnion(module.leftOut)
            } else {
                modules.append(
                    ModuleFacts(
                        name: isJoined ? joined : module.name, files: files,
                        dependencies: module.dependencies,
                        isTest: module.isTest, project: module.project,
                        isNamedAfterRoot: module.isNamedAfterRoot || isJoined && module.project.isEmpty))
                modules[modules.count - 1].leftOut = module.leftOut
            }
        }
        return modules
    }

    /// Whether modules inferred from folders are not modules, because nothing imports any of them: folders below
    /// `Sources` of an app without a package.
    private func isOneModule(_ layout: [ModuleLayout.Module], _ outcomes: [FileReading.Outcome]) -> Bool {
        let guessed = Set(layout.filter { $0.isGuess && !$0.isTest }.map(\.name))
        guard guessed.count > 1 else { return false }
        return !outcomes.contains { $0.facts.imports.contains { guessed.contains($0.module) } }
    }

    private func outcomes(
        of paths: [String], _ kept: FactsCache?, _ progress: @escaping @Sendable (Int, Int) -> Void
    ) -> [FileReading.Outcome] {
        let reading = FileReading(root: root, cache: kept, keepsBodies: paths.count < compactFrom)
        let done = Atomic<Int>(0)
        return ParallelReading.map(paths, threads: threads, context: ReadingBuffer.init) { path, buffer in
            defer { progress(done.wrappingAdd(1, ordering: .relaxed).newValue, paths.count) }
            return reading.read(path, buffer)
        }
    }

    /// Facts depend on the program that read them: another build reads all files again.
    private func version(_ cache: Cache) -> String {
        let program = Bundle.main.executablePath.flatMap { FileStamp(path: $0) }
        return "\(cache.version)/\(program?.size ?? 0)/\(program?.modified ?? 0)"
    }
}

/// The facts of a project, before anything is resolved in it.
public struct ReadProject: Sendable {
    public var modules: [ModuleFacts]
    /// Folders, manifests and projects that cannot be read. Problems inside a file are in its facts.
    public var problems: [SourceProblem]
    /// The names of classes in storyboards, property lists and code in Objective-C.
    public var classesElsewhere: Set<String> = []
    /// The classes of the screens that storyboards show as long as the app runs: the first one, and tabs.
    public var lastingScreens: Set<String> = []
    /// How many files no target compiles, because the one around them excludes them.
    public var excludedFiles = 0
    /// How many files were taken from the cache.
    public var filesFromCache = 0
}
