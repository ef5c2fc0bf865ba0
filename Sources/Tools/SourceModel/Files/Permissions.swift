import Foundation

/// The permission bits of a file or folder, whoever asks.
///
/// The system ignores them for a superuser. Containers often run as one, and should report the same as for any other
/// user: a file that nobody may read or write was locked on purpose.
public struct Permissions: Sendable {
    private let mode: mode_t

    /// `nil` if there is nothing at the path.
    public init?(path: String) {
        var state = stat()
        guard stat(path, &state) == 0 else { return nil }
        self.init(state)
    }

    /// Of an open file.
    init?(descriptor: Int32) {
        var state = stat()
        guard fstat(descriptor, &state) == 0 else { return nil }
        self.init(state)
    }

    init(_ state: stat) { mode = state.st_mode }

    /// Whether anybody may read.
    public var allowReading: Bool { mode & 0o444 != 0 }
    /// Whether anybody may write.
    public var allowWriting: Bool { mode & 0o222 != 0 }
}
