import Foundation

/// What a file system reports about a file without opening it. While the stamp is the same, so is the content.
public struct FileStamp: Hashable, Sendable {
    public var size: UInt64
    /// Nanoseconds since 1970.
    public var modified: UInt64
    public var inode: UInt64

    public init(size: UInt64, modified: UInt64, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.inode = inode
    }

    /// Whether a file that has this stamp at a time, in nanoseconds since 1970, could change again without changing its
    /// stamp: the clocks of some file systems tick once in two seconds.
    public func isYoung(at time: UInt64) -> Bool {
        let tick: UInt64 = modified % 1_000_000_000 == 0 ? 2_000_000_000 : 50_000_000
        return modified &+ tick >= time
    }

    /// `nil` if there is no such file.
    public init?(path: String) {
        var state = stat()
        guard stat(path, &state) == 0 else { return nil }
        self.init(state)
    }

    init(_ state: stat) {
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
