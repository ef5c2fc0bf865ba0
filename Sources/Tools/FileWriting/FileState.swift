import Foundation

/// What is at a path, without following a link.
struct FileState: Sendable {
    enum Kind: Sendable { case file, folder, link, other }

    let kind: Kind
    let identity: FileIdentity
    let mode: mode_t

    /// Whether anybody may write; `access` lets an administrator write everything.
    var allowsWriting: Bool { mode & 0o222 != 0 }

    init(_ state: stat) {
        kind =
            switch state.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        identity = FileIdentity(state)
        mode = state.st_mode & 0o7777
    }
}

/// Tells whether a file is still the same one with the same content.
struct FileIdentity: Sendable, Codable, Equatable {
    let inode: UInt64
    let size: Int64
    /// In nanoseconds since 1970.
    let modified: Int64

    init(_ state: stat) {
        inode = UInt64(state.st_ino)
        size = Int64(state.st_size)
        #if canImport(Darwin)
            let time = state.st_mtimespec
        #else
            let time = state.st_mtim
        #endif
        modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}
