import Foundation

/// The few things done to a disk, with errors that name the file.
enum Disk {
    static func exists(_ url: URL) -> Bool {
        FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
    }

    static func makeFolder(_ url: URL) throws(GenerationError) {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .cannotWrite(path: url.path(percentEncoded: false), reason: words(for: error))
        }
    }

    static func write(_ text: String, to url: URL, shownAs path: String) throws(GenerationError) {
        do { try Data(text.utf8).write(to: url) } catch {
            throw .cannotWrite(path: path, reason: words(for: error))
        }
    }

    /// Renames; what is at `target` is replaced at once.
    static func move(_ url: URL, to target: URL) throws(GenerationError) {
        let path = target.path(percentEncoded: false)
        guard rename(url.path(percentEncoded: false), path) == 0 else { throw failure(path) }
    }

    static func copyPermissions(from source: URL, to target: URL) throws(GenerationError) {
        var status = stat()
        let path = source.path(percentEncoded: false)
        guard stat(path, &status) == 0, chmod(target.path(percentEncoded: false), status.st_mode & 0o7777) == 0 else {
            throw failure(path)
        }
    }

    /// The reason of the system call that just failed.
    static func failure(_ path: String) -> GenerationError {
        .cannotWrite(path: path, reason: String(cString: strerror(errno)).lowercased())
    }

    static func words(for error: any Error) -> String {
        let error = error as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? NSError) ?? error
        if cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cause.code))).lowercased() }
        switch CocoaError.Code(rawValue: error.code) {
        case .fileWriteNoPermission: return "permission denied"
        case .fileWriteOutOfSpace: return "no space left on device"
        case .fileWriteVolumeReadOnly: return "read-only file system"
        default: return error.localizedDescription
        }
    }
}
