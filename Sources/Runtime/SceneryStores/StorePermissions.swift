import Foundation

/// Makes the files of a store readable and writable for their owner alone. SQLite gives its other files the permissions of
/// the main one.
struct StorePermissions {
    /// What SQLite appends to the name of the main file.
    static let suffixes = ["", "-wal", "-shm", "-journal"]

    let path: String

    /// Creates the main file if there is none, and takes the permissions of others away from files that exist.
    ///
    /// - Returns: Whether the file was created.
    /// - Throws: `Failure` if a file can neither be created nor made private.
    func create() throws -> Bool {
        // Created empty, so that there is no moment in which others can open it.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
            close(descriptor)
            return true
        }
        guard errno == EEXIST else { throw failure(path) }
        for suffix in Self.suffixes { try restrict(path + suffix) }
        return false
    }

    private func restrict(_ file: String) throws {
        // Not by a descriptor: to close one would end the locks that SQLite has in this process.
        guard chmod(file, 0o600) == 0 || errno == ENOENT else { throw failure(file) }
    }

    private func failure(_ file: String) -> Failure {
        Failure(file: file, reason: String(cString: strerror(errno)))
    }

    struct Failure: Error, CustomStringConvertible {
        let file: String
        let reason: String

        var description: String { "\"\(file)\" cannot be made a file of its owner alone: \(reason)" }
    }
}
