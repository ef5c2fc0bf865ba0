import Foundation

/// A file that was found, with its stamp if one was asked for.
public struct FoundFile: Sendable {
    public let path: String
    public let stamp: FileStamp?
}

/// The contents of a folder: Swift files and folders sorted by name, without symbolic links and hidden names.
struct FolderListing: Sendable {
    enum Entry: Sendable {
        case file(FoundFile)
        case folder(String)
    }

    let entries: [Entry]

    /// - Parameter stamped: Whether to include stamps: getting one relative to its open folder takes half as long as by
    ///   its whole path.
    /// - Throws: `ReadingError.unreadableFolder`.
    init(of folder: String, stamped: Bool) throws(ReadingError) {
        guard let stream = opendir(folder) else { throw .unreadableFolder(folder) }
        defer { closedir(stream) }
        guard Permissions(descriptor: dirfd(stream))?.allowReading == true else {
            throw .unreadableFolder(folder)
        }
        var found: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            guard !name.hasPrefix("."), let mode = Self.mode(of: name, entry.pointee.d_type, in: stream),
                mode != S_IFLNK
            else { continue }
            if mode == S_IFDIR ? name != "DerivedData" : name.hasSuffix(".swift") {
                found.append((name, mode == S_IFDIR))
            }
        }
        found.sort { $0.name < $1.name }
        entries = found.map { name, isFolder in
            let path = folder + "/" + name
            if isFolder { return .folder(path) }
            let stamp = stamped ? Self.state(of: name, in: stream).map { FileStamp($0) } : nil
            return .file(FoundFile(path: path, stamp: stamp))
        }
    }

    /// The folders in it.
    var folders: [String] { entries.compactMap { if case .folder(let path) = $0 { path } else { nil } } }

    /// The mode of an entry; asks for the file itself if the file system does not record kinds in folders.
    private static func mode(of name: String, _ type: UInt8, in stream: FolderStream) -> mode_t? {
        switch Int(type) {
        case Int(DT_DIR): return S_IFDIR
        case Int(DT_REG): return S_IFREG
        case Int(DT_LNK): return S_IFLNK
        default: return state(of: name, in: stream).map { $0.st_mode & S_IFMT }
        }
    }

    private static func state(of name: String, in stream: FolderStream) -> stat? {
        var state = stat()
        return fstatat(dirfd(stream), name, &state, AT_SYMLINK_NOFOLLOW) == 0 ? state : nil
    }
}

#if canImport(Darwin)
    private typealias FolderStream = UnsafeMutablePointer<DIR>
#else
    private typealias FolderStream = OpaquePointer
#endif
