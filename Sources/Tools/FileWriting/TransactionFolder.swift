import Foundation

/// The folder in a project where changes wait until all of them can be made. It exists only meanwhile.
///
/// It is locked by the process that has it open, so that a second one waits. `lock`, `journal.json`, and for the step
/// number N `new-N` and `old-N` are the only files in it; a folder with any other is left alone.
final class TransactionFolder {
    static let name = ".scenery-transaction"

    private let paths: ProjectPaths
    private let disk: Disk
    private let folder: String
    private let lock: TransactionLock
    private var steps: [TransactionJournal.Step] = []

    init(paths: ProjectPaths, disk: Disk) throws(FileWritingError) {
        self.paths = paths
        self.disk = disk
        folder = paths.whole(Self.name)
        lock = try TransactionLock(folder: folder, disk: disk)
    }

    /// Ends the transaction and lets the next process begin. A journal stays, for that process to undo.
    func close() {
        lock.release(removing: Disk.state(of: journal) == nil)
    }

    /// Undoes what a killed process left, and empties the folder.
    func recover() throws(FileWritingError) {
        guard let state = Disk.state(of: folder) else { return }
        let names = Disk.names(in: folder)
        guard names.allSatisfy({ Self.isOurs($0) && Disk.state(of: folder + "/" + $0)?.kind == .file }) else {
            throw .foreignTransaction(folder)
        }
        if let journal = try TransactionJournal.read(journal, of: state, in: paths) {
            steps = journal.steps
            try rollBack()
        }
        try clear()
    }

    /// Writes the new texts and the journal. Nothing outside of the folder changes.
    func stage(_ targets: [FileTransaction.Target]) throws(FileWritingError) {
        do throws(FileWritingError) {
            for (number, target) in targets.enumerated() { steps.append(try step(number, target)) }
            guard let state = Disk.state(of: folder) else { throw Disk.failure(folder) }
            try TransactionJournal(folder: state.identity.inode, steps: steps)
                .write(to: journal, draft: folder + "/journal.draft", disk: disk)
        } catch {
            // What cannot be removed now is removed by the next transaction.
            try? clear()
            throw error
        }
    }

    /// Moves every file to its location, and puts everything back when one cannot be moved.
    func commit() throws(FileWritingError) {
        do throws(FileWritingError) {
            for (number, step) in steps.enumerated() { try apply(step, number) }
            try syncFolders()
            // From here on the changes stay.
            try disk.remove(journal)
        } catch {
            try rollBack()
            try? clear()
            throw error
        }
        for step in steps where step.staged == nil { removeEmptyFolders(above: step.location) }
        // What cannot be removed now is removed by the next transaction.
        try? clear()
    }

    // MARK: Steps

    private func step(
        _ number: Int, _ target: FileTransaction.Target
    ) throws(FileWritingError) -> TransactionJournal.Step {
        let change = target.change
        guard change.kind != .removal else {
            return TransactionJournal.Step(
                location: target.location, original: target.state?.identity, staged: nil, newFolders: [])
        }
        let file = new(number)
        var mode = target.state?.mode
        if change.isExecutable { mode = mode.map { $0 | ($0 & 0o444) >> 2 } ?? 0o755 }
        try disk.write(change.text, to: file, mode: mode, shownAs: change.path)
        return TransactionJournal.Step(
            location: target.location, original: target.state?.identity,
            staged: Disk.state(of: file)?.identity, newFolders: missingFolders(target.location))
    }

    private func apply(_ step: TransactionJournal.Step, _ number: Int) throws(FileWritingError) {
        let target = paths.whole(step.location)
        for folder in step.newFolders { try disk.makeFolder(paths.whole(folder)) }
        guard Disk.state(of: target)?.identity == step.original else { throw .changed(step.location) }
        guard step.staged != nil else { return try disk.rename(target, to: old(number)) }
        guard step.original != nil else {
            // Unlike a rename, this fails when someone has created the file meanwhile.
            return try disk.place(new(number), as: target)
        }
        try disk.backUp(target, as: old(number))
        try disk.rename(new(number), to: target)
    }

    /// Undoes each step as far as it got, the last first. What a person has changed since stays as it is.
    ///
    /// - Throws: `FileWritingError.cannotRestore` when a file cannot be put back; the journal stays then.
    private func rollBack() throws(FileWritingError) {
        for (number, step) in steps.enumerated().reversed() {
            do throws(FileWritingError) { try undo(step, number) } catch {
                guard case .cannotWrite(_, let reason) = error else { throw error }
                throw .cannotRestore(path: step.location, reason: reason)
            }
        }
        try disk.remove(journal)
    }

    private func undo(_ step: TransactionJournal.Step, _ number: Int) throws(FileWritingError) {
        let target = paths.whole(step.location)
        let now = Disk.state(of: target)?.identity
        let isOurs = now == nil || now == step.staged
        if step.original == nil {
            if now != nil, isOurs { try disk.remove(target) }
        } else if Disk.state(of: old(number)) != nil, isOurs {
            try disk.makeFolders(Disk.parent(of: target))
            try disk.rename(old(number), to: target)
        }
        for folder in step.newFolders.reversed() { try disk.removeIfEmpty(paths.whole(folder)) }
    }

    /// Brings the new names to the disk before the journal goes, which could undo them.
    private func syncFolders() throws(FileWritingError) {
        var folders: Set<String> = []
        for step in steps {
            for path in [step.location] + step.newFolders {
                folders.insert(Disk.parent(of: paths.whole(path)))
            }
        }
        for folder in folders.sorted() { try disk.sync(folder) }
    }

    // MARK: Files

    private var journal: String { folder + "/journal.json" }
    private func new(_ number: Int) -> String { "\(folder)/new-\(number)" }
    private func old(_ number: Int) -> String { "\(folder)/old-\(number)" }

    private static func isOurs(_ name: String) -> Bool {
        let isNumbered = ["new-", "old-"].contains { name.hasPrefix($0) && Int(name.dropFirst(4)) != nil }
        return isNumbered || ["lock", "journal.json", "journal.draft"].contains(name)
    }

    /// Removes all files but the lock.
    private func clear() throws(FileWritingError) {
        steps = []
        var failure: FileWritingError?
        for name in Disk.names(in: folder) where Self.isOurs(name) && name != "lock" {
            do throws(FileWritingError) { try disk.remove(folder + "/" + name) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    private func missingFolders(_ location: String) -> [String] {
        var folders: [String] = []
        var parts = location.split(separator: "/").dropLast()
        while !parts.isEmpty, Disk.state(of: paths.whole(parts.joined(separator: "/"))) == nil {
            folders.insert(parts.joined(separator: "/"), at: 0)
            parts = parts.dropLast()
        }
        return folders
    }

    private func removeEmptyFolders(above location: String) {
        var parts = location.split(separator: "/").dropLast()
        while !parts.isEmpty, rmdir(paths.whole(parts.joined(separator: "/"))) == 0 {
            parts = parts.dropLast()
        }
    }
}
