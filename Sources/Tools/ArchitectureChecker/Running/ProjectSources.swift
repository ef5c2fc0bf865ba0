import ArchitectureRules
import Foundation
import SourceModel
import Styles

/// The sources of a project, read and resolved.
public struct ProjectSources: Sendable {
    public let model: ProjectModel
    /// Folders and manifests that cannot be read.
    public let problems: [SourceProblem]
    /// The names of classes in storyboards, property lists and code in Objective-C; `nil` if these were not read.
    public let classesElsewhere: Set<String>?

    /// How many files were not read, because the target around them excludes them.
    public let excludedFiles: Int

    public init(
        model: ProjectModel, problems: [SourceProblem] = [], classesElsewhere: Set<String>? = nil,
        excludedFiles: Int = 0
    ) {
        self.model = model
        self.problems = problems
        self.classesElsewhere = classesElsewhere
        self.excludedFiles = excludedFiles
    }

    /// Reads the files that the project's configuration includes.
    ///
    /// - Parameters:
    /// - usesCache: Whether facts of unchanged files come from the project's cache.
    /// - isCheckedOften: Whether what was decoded for one check stays in memory for the next.
    /// - progress: Receives the number of files that are read, and of all files; called on several threads.
    /// - Throws: `CheckError.noSources` if there is no file, `.badConfiguration` if one of `sources.include` matches
    ///   none.
    public static func read(
        _ folder: ProjectFolder, usesCache: Bool = false, isCheckedOften: Bool = false,
        progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
    ) throws(CheckError) -> ProjectSources {
        let sources = folder.configuration.sources
        let root = folder.root.plainPath
        var reader = ProjectReader(root: root, cache: usesCache ? .usual(for: root) : nil) { path in
            (sources.include.isEmpty || sources.include.allow { $0.matches(path: path) })
                && !sources.exclude.allow { $0.matches(path: path) }
        }
        if isCheckedOften { reader.compactFrom = .max }
        let read: ReadProject
        do throws(ReadingError) { read = try reader.read(progress: progress) } catch {
            throw .badValue("\(error)")
        }
        let paths = read.modules.flatMap(\.files).map(\.path)
        let idle = zip(sources.include, sources.lines).filter { pattern, _ in
            !paths.contains { pattern.matches(path: $0) }
        }
        guard idle.isEmpty else {
            throw .badConfiguration(
                idle.map { pattern, line in
                    FileProblem(
                        file: CheckConfiguration.fileName, line: line, key: "sources.include",
                        message: "\"\(pattern)\" selects nothing", fix: "correct the pattern, or remove it")
                })
        }
        guard !paths.isEmpty else { throw .noSources(folder.root.plainPath) }
        return ProjectSources(
            model: ProjectModel(modules: read.modules, lastingScreens: read.lastingScreens),
            problems: read.problems,
            classesElsewhere: read.classesElsewhere, excludedFiles: read.excludedFiles)
    }
}
