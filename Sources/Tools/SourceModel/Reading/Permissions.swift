import Foundation

/// What the permissions of a file or folder tell, to whoever asks.
///
/// The system lets a superuser pass whatever they say. Containers often run as one, and should find what everybody else
/// finds: what nobody may read or write was closed on purpose.
public struct Permissions: Sendable {
    private let mode: mode_t

    /// `nil` for what is not there.
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
