import Foundation

/// Creates files that only the owner can read.
enum PrivateFile {
    /// Creates a file with permissions 0600 and opens it for writing.
    ///
    /// - Throws: `CocoaError` if it exists or cannot be created.
    static func create(_ file: URL) throws -> FileHandle {
        let path = file.path(percentEncoded: false)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [
                    NSFilePathErrorKey: path,
                    NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(errno)),
                ])
        }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
}
