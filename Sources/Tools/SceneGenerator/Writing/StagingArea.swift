import Foundation

/// A folder beside a project's own files where changes wait until all of them can be made.
///
/// The folder is locked while it is open, so that a second run waits for the first.
final class StagingArea {
    /// What is to be done with one file, as the journal keeps it.
    struct Step: Codable, Equatable {
        /// Below the project's folder.
        let path: String
        /// Whether a file was there, which is kept as `old-N` meanwhile.
        let replaces: Bool
        /// Folders that did not exist, the outermost first.
        let newFolders: [String]
    }

    private let root: URL
    private let folder: URL
    private let lock: Int32
    private var steps: [Step] = []

    init(root: URL) throws(GenerationError) {
        self.root = root
        folder = root.appending(path: ".build/scenery")
        try Disk.makeFolder(folder)
        let path = folder.deletingLastPathComponent().appending(path: "scenery.lock").path(percentEncoded: false)
        lock = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard lock >= 0 else { throw Disk.failure(path) }
        guard flock(lock, LOCK_EX) == 0 else { throw Disk.failure(path) }
    }

    /// Removes what is left of the staging folder and lets the next run begin.
    func close() {
        // What cannot be removed is in the way of nobody: the next run removes it or says why not.
        try? FileManager.default.removeItem(at: folder)
        flock(lock, LOCK_UN)
        Foundation.close(lock)
    }

    /// Lets the next run begin and leaves everything as it is, as a killed run does.
    func abandon() {
        flock(lock, LOCK_UN)
        Foundation.close(lock)
    }

    /// Undoes what a run that was killed had begun, and empties the folder.
    func recover() throws(GenerationError) {
        let journal = folder.appending(path: Self.journal)
        if let data = try? Data(contentsOf: journal) {
            // A journal is renamed into place whole, so one that cannot be read is not ours.
            steps = (try? JSONDecoder().decode([Step].self, from: data)) ?? []
            rollBack()
            steps = []
        }
        try? FileManager.default.removeItem(at: folder)
        try Disk.makeFolder(folder)
    }

    /// Writes every file here. Nothing outside the folder changes.
    func stage(_ changes: [FileChange]) throws(GenerationError) {
        for (number, change) in changes.enumerated() {
            let target = root.appending(path: change.path)
            steps.append(Step(path: change.path, replaces: Disk.exists(target), newFolders: missingFolders(change.path)))
            let staged = folder.appending(path: "new-\(number)")
            try Disk.write(change.text, to: staged, shownAs: change.path)
            if Disk.exists(target) { try Disk.copyPermissions(from: target, to: staged) }
        }
        do {
            try JSONEncoder().encode(steps).write(to: folder.appending(path: Self.journal), options: .atomic)
        } catch {
            throw .cannotWrite(path: Self.journal, reason: Disk.words(for: error))
        }
    }

    /// Moves every file into place; puts everything back when one cannot be moved.
    func commit() throws(GenerationError) {
        for (number, step) in steps.enumerated() {
            do throws(GenerationError) {
                let target = root.appending(path: step.path)
                try Disk.makeFolder(target.deletingLastPathComponent())
                if step.replaces { try Disk.move(target, to: folder.appending(path: "old-\(number)")) }
                try Disk.move(folder.appending(path: "new-\(number)"), to: target)
            } catch {
                rollBack()
                throw error
            }
        }
    }

    /// Each step is undone as far as it had come; one that had not begun is left alone.
    private func rollBack() {
        for (number, step) in steps.enumerated().reversed() {
            let target = root.appending(path: step.path)
            let old = folder.appending(path: "old-\(number)")
            if Disk.exists(old) {
                rename(old.path(percentEncoded: false), target.path(percentEncoded: false))
            } else if !step.replaces, !Disk.exists(folder.appending(path: "new-\(number)")) {
                unlink(target.path(percentEncoded: false))
            }
            for made in step.newFolders.reversed() {
                // Fails, as it should, on a folder that holds something.
                rmdir(root.appending(path: made).path(percentEncoded: false))
            }
        }
    }

    private func missingFolders(_ path: String) -> [String] {
        var folders: [String] = []
        var parts = path.split(separator: "/").dropLast()
        while !parts.isEmpty, !Disk.exists(root.appending(path: parts.joined(separator: "/"))) {
            folders.insert(parts.joined(separator: "/"), at: 0)
            parts = parts.dropLast()
        }
        return folders
    }

    private static let journal = "journal.json"
}
