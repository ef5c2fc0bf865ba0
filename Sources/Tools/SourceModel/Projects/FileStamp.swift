import Foundation

/// What a file system says about a file without opening it: as long as it stays the same, so does the content.
struct FileStamp: Hashable, Sendable {
    var size: UInt64
    /// Nanoseconds since 1970.
    var modified: UInt64
    var inode: UInt64

    init(size: UInt64, modified: UInt64, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.inode = inode
    }

    /// `nil` for a file that is not there.
    init?(path: String) {
        var state = stat()
        guard stat(path, &state) == 0 else { return nil }
        #if canImport(Darwin)
            let time = state.st_mtimespec
        #else
            let time = state.st_mtim
        #endif
        size = UInt64(truncatingIfNeeded: state.st_size)
        modified =
            UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000
            &+ UInt64(truncatingIfNeeded: time.tv_nsec)
        inode = UInt64(truncatingIfNeeded: state.st_ino)
    }
}
