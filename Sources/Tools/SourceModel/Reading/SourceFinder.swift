import Foundation

/// Finds Swift files below paths.
///
/// Left out are hidden folders (they hold build products and checkouts), Xcode's `DerivedData`, and symbolic links,
/// which could lead in a circle. A file that is named itself is taken whatever it is called.
public struct SourceFinder: Sendable {
    /// Files to leave out, wherever they are found: what a run writes is none of its sources.
    public var leftOut: [String]

    public init(leavingOut leftOut: [String] = []) { self.leftOut = leftOut }

    /// The paths of the files, folder by folder in the order of their names; each once.
    ///
    /// - Throws: `ReadingError` for a path that is not there and for a folder that cannot be read.
    public func swiftFiles(under paths: [String]) throws(ReadingError) -> [String] {
        guard !paths.isEmpty else { return [] }
        var found: [String] = []
        for path in paths {
            var state = stat()
            guard stat(path, &state) == 0 else { throw .missing(path) }
            if state.st_mode & S_IFMT == S_IFDIR {
                try search(Self.withoutSlash(path), into: &found)
            } else {
                found.append(path)
            }
        }
        return paths.count == 1 ? withoutLeftOut(found) : unique(found)
    }

    private func search(_ folder: String, into found: inout [String]) throws(ReadingError) {
        for entry in try Self.entries(of: folder) {
            let path = folder + "/" + entry.name
            if entry.isFolder {
                if entry.name != "DerivedData" { try search(path, into: &found) }
            } else if entry.name.hasSuffix(".swift") {
                found.append(path)
            }
        }
    }

    /// Of paths below one folder, none of which comes twice.
    private func withoutLeftOut(_ paths: [String]) -> [String] {
        let leftOut = Set(leftOut.map(Self.wholePath))
        let names = Set(leftOut.map(Self.name(of:)))
        return paths.filter { !names.contains(Self.name(of: $0)) || !leftOut.contains(Self.wholePath($0)) }
    }

    private static func name(of path: String) -> String {
        let bytes = path.utf8
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[bytes.index(after: slash)...])
    }

    private func unique(_ paths: [String]) -> [String] {
        var seen = Set(leftOut.map(Self.wholePath))
        return paths.filter { seen.insert(Self.wholePath($0)).inserted }
    }

    private static func wholePath(_ path: String) -> String {
        isWhole(path) ? path : URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// Whether nothing in a path stands for a folder of another name.
    private static func isWhole(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { bytes in
            guard bytes.first == UInt8(ascii: "/") else { return false }
            return !bytes.indices.dropFirst().contains { place in
                bytes[place - 1] == UInt8(ascii: "/")
                    && (bytes[place] == UInt8(ascii: "/") || bytes[place] == UInt8(ascii: "."))
            }
        }
    }

    private static func withoutSlash(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}

extension SourceFinder {
    fileprivate struct Entry {
        let name: String
        let isFolder: Bool
    }

    /// What is in a folder, sorted, without links and hidden names.
    fileprivate static func entries(of folder: String) throws(ReadingError) -> [Entry] {
        guard let stream = opendir(folder) else { throw .unreadableFolder(folder) }
        defer { closedir(stream) }
        guard Permissions(descriptor: dirfd(stream))?.allowReading == true else {
            throw .unreadableFolder(folder)
        }
        var entries: [Entry] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            guard !name.hasPrefix("."), let mode = mode(of: folder + "/" + name, entry.pointee.d_type) else {
                continue
            }
            if mode != S_IFLNK { entries.append(Entry(name: name, isFolder: mode == S_IFDIR)) }
        }
        return entries.sorted { $0.name < $1.name }
    }

    /// Asks the file itself where its file system keeps no kinds in its folders.
    private static func mode(of path: String, _ type: UInt8) -> mode_t? {
        switch Int(type) {
        case Int(DT_DIR): return S_IFDIR
        case Int(DT_REG): return S_IFREG
        case Int(DT_LNK): return S_IFLNK
        default:
            var state = stat()
            return lstat(path, &state) == 0 ? state.st_mode & S_IFMT : nil
        }
    }
}
