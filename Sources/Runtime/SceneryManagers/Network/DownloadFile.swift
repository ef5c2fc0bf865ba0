import Foundation

/// The file of a download: written next to the final one, and moved there when the download is complete.
///
/// `@unchecked Sendable`: all state is accessed on the delegate queue of one session, which is serial.
final class DownloadFile: @unchecked Sendable {
    private let file: URL
    private let part: URL
    private let progress: @Sendable (DownloadProgress) -> Void

    private var handle: FileHandle?
    private var received: Int64 = 0
    private var expected: Int64?

    init(_ file: URL, progress: @escaping @Sendable (DownloadProgress) -> Void) {
        self.file = file
        self.progress = progress
        part = file.deletingLastPathComponent()
            .appending(path: ".\(file.lastPathComponent).\(UUID().uuidString).part")
    }

    func open(expected: Int64?) throws {
        self.expected = expected
        try attempt { handle = try PrivateFile.create(part) }
    }

    func write(_ data: Data) throws {
        try attempt { try handle?.write(contentsOf: data) }
        received += Int64(data.count)
        progress(DownloadProgress(received: received, expected: expected))
    }

    /// Replaces the file atomically.
    func finish() throws {
        try attempt {
            try handle?.close()
            guard rename(part.path(percentEncoded: false), file.path(percentEncoded: false)) == 0 else {
                throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path()])
            }
        }
    }

    func discard() {
        guard handle != nil else { return }
        // If it cannot be removed, a hidden file remains; the error of the download is more important.
        try? FileManager.default.removeItem(at: part)
    }

    private func attempt(_ step: () throws -> Void) throws {
        do {
            try step()
        } catch {
            throw NetworkError(
                domain: .file,
                message:
                    "\"\(file.path(percentEncoded: false))\" cannot be written; check the folder and the free space",
                underlying: error)
        }
    }
}
