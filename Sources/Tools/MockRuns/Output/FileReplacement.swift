import Foundation
import SourceModel

/// The system refused to replace a file.
struct ReplacementError: Error {}

/// Replaces a file atomically: a draft is written to the same folder, and then renamed.
struct FileReplacement {
    private let target: String
    /// The permissions of the existing file.
    private let mode: mode_t?

    /// - Throws: `ReplacementError` if the existing file is not writable: renaming would bypass its permissions.
    init(of path: String) throws(ReplacementError) {
        let folder = (path as NSString).deletingLastPathComponent
        for location in [path, folder.isEmpty ? "." : folder]
        where Permissions(path: location)?.allowWriting == false {
            throw ReplacementError()
        }
        var state = stat()
        guard stat(path, &state) == 0 else {
            (target, mode) = (path, nil)
            return
        }
        guard access(path, W_OK) == 0, let whole = realpath(path, nil) else { throw ReplacementError() }
        // The target of a symbolic link is replaced, not the link.
        target = String(cString: whole)
        free(whole)
        mode = state.st_mode & 0o7777
    }

    /// Writes the file, and creates its folder if it does not exist.
    func writeMakingFolder(_ file: OutputRope) throws(ReplacementError) {
        do {
            try write(file)
        } catch {
            let folder = URL(fileURLWithPath: target).deletingLastPathComponent()
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try write(file)
        }
    }

    func write(_ file: OutputRope) throws(ReplacementError) {
        let draft = target + "." + String(UInt32.random(in: 0...UInt32.max), radix: 36) + ".draft"
        let handle = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard handle >= 0 else { throw ReplacementError() }
        var isDone = Self.fill(handle, with: file)
        if let mode { isDone = fchmod(handle, mode) == 0 && isDone }
        isDone = close(handle) == 0 && isDone
        guard isDone, rename(draft, target) == 0 else {
            unlink(draft)
            throw ReplacementError()
        }
    }

    /// Writes small pieces through a buffer, and large ones directly.
    private static func fill(_ handle: Int32, with file: OutputRope) -> Bool {
        let size = 1 << 18
        let buffer = UnsafeMutableRawBufferPointer.allocate(
            byteCount: min(size, max(file.count, 1)), alignment: 16)
        defer { buffer.deallocate() }
        var filled = 0
        for piece in file.pieces {
            let isWritten = piece.withBytes { bytes in
                if bytes.count > size / 4 {
                    defer { filled = 0 }
                    return write(handle, UnsafeRawBufferPointer(rebasing: buffer[..<filled]))
                        && write(handle, bytes)
                }
                var rest = bytes[...]
                while !rest.isEmpty {
                    let part = rest.prefix(buffer.count - filled)
                    UnsafeMutableRawBufferPointer(rebasing: buffer[filled..<filled + part.count]).copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: part))
                    filled += part.count
                    rest = rest.dropFirst(part.count)
                    guard filled == buffer.count else { continue }
                    guard write(handle, UnsafeRawBufferPointer(buffer)) else { return false }
                    filled = 0
                }
                return true
            }
            guard isWritten else { return false }
        }
        return write(handle, UnsafeRawBufferPointer(rebasing: buffer[..<filled]))
    }

    private static func write(_ handle: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
        var start = 0
        while start < bytes.count {
            let written = Foundation.write(handle, bytes.baseAddress! + start, bytes.count - start)
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return false }
            start += written
        }
        return true
    }
}
