import ArchitectureChecker
import ArchitectureRules
import Foundation
import SourceModel
import Styles

/// A folder that is open in an editor: its project, or why there is none, and the open texts over it.
struct Workspace {
    /// What a check of all files found.
    struct Outcome {
        var findings: [Finding] = []
        /// Why nothing could be checked, by file; an empty path stands for the folder.
        var problems: [FileProblem] = []
    }

    let folder: URL
    private(set) var project: EditorProject?
    private(set) var outcome = Outcome()
    private var isCurrent = false

    /// Reads nothing yet.
    init(folder: URL) { self.folder = folder }

    /// The project's folder, which `scenery.yml` may put above the open one.
    var root: URL { project?.folder.root ?? folder }

    /// Forgets everything that was read: the list of files, or `scenery.yml`, changed.
    mutating func forget() { (project, isCurrent) = (nil, false) }

    /// Takes the text that an open file has now.
    mutating func read(_ text: EditorText, of path: String) {
        guard project?.contains(path) == true else { return }
        project?.read(text, of: path)
        isCurrent = false
    }

    /// The findings of the files that changed since the last check, by path, if a check takes longer than that.
    mutating func checkChanged() -> [String: [Finding]]? {
        guard !isCurrent else { return nil }
        do throws(CheckError) { return try project?.changedFindings() } catch { return nil }
    }

    /// Checks if anything changed since the last check.
    ///
    /// - Parameters:
    ///   - texts: The open texts, by address; needed when the project has to be read.
    ///   - isInterrupted: Whether the check may stop, to be made again later.
    /// - Returns: Whether it checked.
    mutating func check(
        _ texts: [FileAddress: EditorText], isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) -> Bool {
        guard !isCurrent else { return false }
        do throws(CheckError) {
            try load(texts)
            guard let found = try project?.findings(isInterrupted: isInterrupted) else { return false }
            outcome = Outcome(findings: found)
        } catch {
            if case .badConfiguration(let problems) = error {
                outcome = Outcome(problems: problems)
            } else {
                outcome = Outcome(problems: [FileProblem(file: "", message: "\(error)", fix: "")])
            }
        }
        isCurrent = true
        return true
    }

    private mutating func load(_ texts: [FileAddress: EditorText]) throws(CheckError) {
        guard project == nil else { return }
        var new = try EditorProject(try ProjectFolder(around: folder))
        for (address, text) in texts {
            if let path = address.path(in: new.folder.root) { new.read(text, of: path) }
        }
        project = new
    }

    mutating func otherRoles(line: Int, of path: String) -> [FileLocation] {
        project?.otherRoles(line: line, of: path) ?? []
    }
}
