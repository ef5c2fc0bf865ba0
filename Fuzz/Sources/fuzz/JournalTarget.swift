import Foundation

@testable import FileWriting

extension FuzzTarget {
    /// The journal of a killed command in a project. `FOLDER` in it is what only our own journals know: the inode of the
    /// folder; `FILE` is the identity of a file of the project.
    static let journals = FuzzTarget(name: "journal", maximumLength: 2048) { bytes in
        project.recover(from: bytes.text)
    }

    private static let project = FuzzedProject()
}

/// A project in a temporary folder with a file outside of it that nothing may touch.
private struct FuzzedProject: Sendable {
    private let root: String
    private let outside: String

    init() {
        let base = FileManager.default.temporaryDirectory.appending(path: "scenery-fuzz-\(getpid())")
            .path(percentEncoded: false)
        root = base + "/project"
        outside = base + "/outside"
    }

    func recover(from journal: String) {
        let folder = "\(root)/\(TransactionFolder.name)"
        prepare(folder)
        guard let inode = Disk.state(of: folder)?.identity.inode, let file = identity(of: root + "/kept.txt")
        else { fatalError("\(root) cannot be written") }
        let text = journal.replacing("FOLDER", with: "\(inode)").replacing("FILE", with: file)
        write(text, folder + "/journal.json")
        do throws(FileWritingError) {
            let transaction = try TransactionFolder(paths: ProjectPaths(root: root), disk: Disk())
            defer { transaction.close() }
            try transaction.recover()
        } catch {
            require(!"\(error)".isEmpty, "what is refused says why")
        }
        let kept = try? String(contentsOfFile: outside + "/kept.txt", encoding: .utf8)
        require(kept == "outside", "nothing outside of the project changes")
        require(Disk.names(in: outside) == ["kept.txt"], "nothing is created outside of the project")
    }

    private func prepare(_ folder: String) {
        let files = FileManager.default
        try? files.removeItem(atPath: root)  // there is none at first
        for path in [folder, root + "/Sources", outside] {
            try? files.createDirectory(atPath: path, withIntermediateDirectories: true)  // is checked below
        }
        try? files.createSymbolicLink(atPath: root + "/link", withDestinationPath: outside)  // as above
        write("kept", root + "/kept.txt")
        write("outside", outside + "/kept.txt")
        write("old", folder + "/old-0")
        write("new", folder + "/new-1")
    }

    private func write(_ text: String, _ path: String) {
        guard files(path, text) else { fatalError("\(path) cannot be written") }
    }

    private func files(_ path: String, _ text: String) -> Bool {
        FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
    }

    private func identity(of path: String) -> String? {
        guard let state = Disk.state(of: path), let data = try? JSONEncoder().encode(state.identity) else {
            return nil
        }
        return String(decoding: data, as: UTF8.self)
    }
}
