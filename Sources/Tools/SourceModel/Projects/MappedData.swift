import Foundation

/// A file's bytes in memory that the system fills when they are looked at.
///
/// Sendable: the bytes are only read. A file that is replaced meanwhile lives on until this is gone.
public final class MappedData: @unchecked Sendable {
    public let bytes: UnsafeRawBufferPointer

    /// `nil` for what is no file, cannot be read, or is empty.
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
