import Foundation

/// What a file system reports about a file without opening it. While the stamp is the same, so is the content.
public struct FileStamp: Hashable, Sendable {
    public var size: UInt64
    /// Nanoseconds since 1970.
    public var modified: UInt64
    public var inode: UInt64
    /// When its content or its attributes last changed, in nanoseconds since 1970. Unlike `modified`, no program can set it
    /// back.
    public var changed: UInt64

    public init(size: UInt64, modified: UInt64, inode: UInt64, changed: UInt64) {
        self.size = size
        self.modified = modified
        self.inode = inode
        self.changed = changed
    }

    /// Whether a file that has this stamp at a time, in nanoseconds since 1970, could change again without changing its
    /// stamp: the clocks of some file systems tick once in two seconds, and that of a change with the system's timer.
    public func isYoung(at time: UInt64) -> Bool {
        let slow: UInt64 = 2_000_000_000
        let tick = modified % 1_000_000_000 == 0 ? slow : 50_000_000
        let changeTick = changed % 1_000_000_000 == 0 ? slow : 10_000_000
        return modified &+ tick >= time || changed &+ changeTick >= time
    }

    /// `nil` if there is no such file.
    public init?(path: String) {
        var state = stat()
        guard stat(path, &state) == 0 else { return nil }
        self.init(state)
    }

    init(_ state: stat) {
        #if canImport(Darwin)
            let (time, change) = (state.st_mtimespec, state.st_ctimespec)
        #else
            let (time, change) = (state.st_mtim, state.st_ctim)
        #endif
        size = UInt64(truncatingIfNeeded: state.st_size)
        modified = Self.nanoseconds(time)
        inode = UInt64(truncatingIfNeeded: state.st_ino)
        changed = Self.nanoseconds(change)
    }

    private static func nanoseconds(_ time: timespec) -> UInt64 {
        UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
    }
}
