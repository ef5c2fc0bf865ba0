import Foundation
import Hummingbird
import NIOCore
import NIOPosix

/// A picture from the app's static files, read in pieces.
///
/// Between two pieces no file is open and no more than one piece is in memory, so that a browser that does not read
/// holds neither.
struct StaticFile: Sendable {
    let size: Int
    let type: String
    private let path: String
    private let identity: Identity

    /// What is no longer the same once a file was replaced or changed.
    private struct Identity: Sendable, Equatable {
        let number: UInt64
        let size: Int
        let modified: Date

        /// - Returns: `nil` for what is not a file.
        init?(path: String) {
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
                attributes[.type] as? FileAttributeType == .typeRegular,
                let number = attributes[.systemFileNumber] as? NSNumber,
                let size = attributes[.size] as? NSNumber,
                let modified = attributes[.modificationDate] as? Date
            else { return nil }
            self.number = number.uint64Value
            self.size = size.intValue
            self.modified = modified
        }
    }

    /// The file is another one than when its first piece was read.
    struct ChangedError: Error {}

    private static let pieceBytes = 65_536
    private static let types = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
        "webp": "image/webp",
        "avif": "image/avif", "svg": "image/svg+xml",
    ]

    /// - Returns: `nil` for what is not there, no picture, or outside of `folder`, links followed.
    init?(_ path: String, in folder: URL) {
        guard let parts = StaticPath(path)?.parts, let type = parts.last.flatMap(Self.type) else {
            return nil
        }
        let root = folder.resolvingSymlinksInPath().standardizedFileURL.path
        let file = parts.reduce(folder) { $0.appendingPathComponent($1) }.resolvingSymlinksInPath()
            .standardizedFileURL
        guard file.path.hasPrefix(root + "/"), let identity = Identity(path: file.path) else {
            return nil
        }
        self.path = file.path
        self.identity = identity
        self.type = type
        size = identity.size
    }

    /// Writes the whole file. Each piece waits until the browser has taken those before it.
    ///
    /// - Parameter eventLoop: The connection's. A piece that is written says that the next may come until the event
    ///   loop has seen it; a busy one would collect many.
    /// - Throws: `ChangedError`, or what ended the connection.
    func write(to writer: inout any ResponseBodyWriter, on eventLoop: any EventLoop) async throws {
        var offset = 0
        while offset < size {
            let position = offset
            let bytes = try await NIOThreadPool.singleton.runIfActive { try piece(at: position) }
            try await writer.write(ByteBuffer(bytes: bytes))
            try await eventLoop.submit {}.get()
            offset += bytes.count
        }
    }

    private func piece(at offset: Int) throws -> [UInt8] {
        // Should a link or a pipe have taken the file's place, it is neither followed nor waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else { throw ChangedError() }
        defer { close(descriptor) }
        guard Identity(path: path) == identity else { throw ChangedError() }
        let wanted = min(Self.pieceBytes, size - offset)
        let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
            count = max(pread(descriptor, buffer.baseAddress, wanted, off_t(offset)), 0)
        }
        guard !bytes.isEmpty else { throw ChangedError() }
        return bytes
    }

    private static func type(of name: String) -> String? {
        name.split(separator: ".").last.flatMap { types[$0.lowercased()] }
    }
}
