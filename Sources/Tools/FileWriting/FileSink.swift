import Foundation

/// A new file that bytes are appended to. Small pieces are collected and written together, large ones as they are.
public struct FileSink: ~Copyable {
    private static let size = 1 << 18

    private let handle: Int32
    private let shown: String
    private var pending: [UInt8] = []
    private var isOpen = true

    /// - Throws: `FileWritingError.cannotWrite` when there is a file already, or it cannot be created.
    init(creating path: String, shownAs shown: String) throws(FileWritingError) {
        self.shown = shown
        handle = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard handle >= 0 else { throw Disk.failure(shown) }
    }

    deinit { if isOpen { Foundation.close(handle) } }

    /// - Throws: `FileWritingError.cannotWrite`, for example when the disk is full.
    public mutating func append(_ text: String) throws(FileWritingError) {
        pending.append(contentsOf: text.utf8)
        if pending.count > Self.size { try flush() }
    }

    /// - Throws: `FileWritingError.cannotWrite`, for example when the disk is full.
    public mutating func append(_ bytes: UnsafeRawBufferPointer) throws(FileWritingError) {
        if pending.count + bytes.count > Self.size { try flush() }
        guard bytes.count > Self.size / 4 else { return pending.append(contentsOf: bytes) }
        try flush()
        guard Self.write(bytes, to: handle) else { throw Disk.failure(shown) }
    }

    /// - Throws: `FileWritingError.cannotWrite`, for example when the disk is full.
    public mutating func append(_ bytes: [UInt8]) throws(FileWritingError) {
        pending.append(contentsOf: bytes)
        if pending.count > Self.size { try flush() }
    }

    mutating func setMode(_ mode: mode_t) throws(FileWritingError) {
        guard fchmod(handle, mode) == 0 else { throw Disk.failure(shown) }
    }

    /// Writes what is pending. Errors that the system reports late are thrown here.
    ///
    /// - Parameter syncing: Whether to wait until the disk has the bytes.
    mutating func close(syncing: Bool = false) throws(FileWritingError) {
        try flush()
        // Pipes and some network file systems cannot sync, which is not an error.
        guard !syncing || fsync(handle) == 0 || [EINVAL, ENOTSUP].contains(errno) else {
            throw Disk.failure(shown)
        }
        isOpen = false
        guard Foundation.close(handle) == 0 else { throw Disk.failure(shown) }
    }

    private mutating func flush() throws(FileWritingError) {
        let handle = handle
        let isWritten = pending.withUnsafeBytes { Self.write($0, to: handle) }
        guard isWritten else { throw Disk.failure(shown) }
        pending.removeAll(keepingCapacity: true)
    }

    /// - Returns: Whether all bytes were written; `errno` has the reason otherwise.
    private static func write(_ bytes: UnsafeRawBufferPointer, to handle: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let written = Foundation.write(handle, part.baseAddress, part.count)
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return false }
            rest = rest.dropFirst(written)
        }
        return true
    }
}
