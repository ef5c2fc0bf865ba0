import Foundation

/// The parts of a form, and the text between them.
struct MultipartForm: Sendable {
    let parts: [MultipartPart]
    let boundary = "scenery-\(UUID().uuidString)"

    var contentType: String { "multipart/form-data; boundary=\(boundary)" }

    /// The whole form; nil if a part is a file.
    var data: Data? {
        var data = Data()
        for part in parts {
            guard case .data(let content) = part.content else { return nil }
            data += start(of: part)
            data += content
            data += Data("\r\n".utf8)
        }
        return data + end
    }

    /// Writes the form to a new temporary file, in pieces of 64 kB.
    func writeTemporaryFile() throws -> URL {
        let file = FileManager.default.temporaryDirectory.appending(path: "scenery-\(UUID().uuidString).form")
        let handle = try PrivateFile.create(file)
        do {
            for part in parts {
                try handle.write(contentsOf: start(of: part))
                try write(part.content, to: handle)
                try handle.write(contentsOf: Data("\r\n".utf8))
            }
            try handle.write(contentsOf: end)
            try handle.close()
        } catch {
            // If it cannot be removed, a file remains that only the owner can read.
            try? FileManager.default.removeItem(at: file)
            throw error
        }
        return file
    }

    private func write(_ content: MultipartPart.Content, to handle: FileHandle) throws {
        switch content {
        case .data(let data):
            try handle.write(contentsOf: data)
        case .file(let file):
            let source = try FileHandle(forReadingFrom: file)
            while let piece = try source.read(upToCount: 65_536), !piece.isEmpty {
                try Task.checkCancellation()
                try handle.write(contentsOf: piece)
            }
            try source.close()
        }
    }

    private func start(of part: MultipartPart) -> Data { Data("--\(boundary)\r\n\(part.header)".utf8) }

    private var end: Data { Data("--\(boundary)--\r\n".utf8) }
}
