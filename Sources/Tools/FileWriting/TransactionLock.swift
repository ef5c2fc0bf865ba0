import Foundation

/// The lock of a project: a locked file in a folder that comes and goes with it.
struct TransactionLock {
    private let folder: String
    private let handle: Int32

    /// Waits until no other process has the lock.
    ///
    /// - Throws: `FileWritingError` when the folder cannot be created, or is not a folder.
    init(folder: String, disk: Disk) throws(FileWritingError) {
        self.folder = folder
        let path = Self.file(folder)
        while true {
            try disk.makeFolder(folder)
            // The process before may just have removed the folder.
            guard let found = Disk.state(of: folder) else { continue }
            // A link could lead to a folder whose files are not ours.
            guard found.kind == .folder else { throw .foreignTransaction(folder) }
            let handle = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o644)
            guard handle >= 0 else {
                if errno == ENOENT { continue }
                throw Disk.failure(path)
            }
            guard Self.wait(for: handle) else {
                let error = Disk.failure(path)
                close(handle)
                throw error
            }
            // The process before may have removed the file that was waited for.
            var state = stat()
            if fstat(handle, &state) == 0, Disk.state(of: path)?.identity.inode == UInt64(state.st_ino) {
                self.handle = handle
                return
            }
            close(handle)
        }
    }

    /// - Parameter removing: Whether to remove the folder, which holds nothing but the lock.
    func release(removing: Bool) {
        if removing {
            unlink(Self.file(folder))
            rmdir(folder)
        }
        close(handle)
    }

    private static func file(_ folder: String) -> String { folder + "/lock" }

    private static func wait(for handle: Int32) -> Bool {
        while flock(handle, LOCK_EX) != 0 { guard errno == EINTR else { return false } }
        return true
    }
}
