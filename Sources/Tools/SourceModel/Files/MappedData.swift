import Foundation

/// The bytes of a memory-mapped file.
///
/// `Sendable`: the bytes are only read. If the file is replaced, its old content stays available to this mapping.
public final class MappedData: @unchecked Sendable {
    public let bytes: UnsafeRawBufferPointer

    /// `nil` if the path is not a readable file, or the file is empty.
    public init?(path: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var state = stat()
        guard fstat(file, &state) == 0, state.st_mode & S_IFMT == S_IFREG, state.st_size > 0,
            let memory = mmap(nil, Int(state.st_size), PROT_READ, MAP_PRIVATE, file, 0), memory != MAP_FAILED
        else { return nil }
        bytes = UnsafeRawBufferPointer(start: memory, count: Int(state.st_size))
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
