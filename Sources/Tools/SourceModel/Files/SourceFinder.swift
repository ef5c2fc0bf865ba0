import Foundation

/// Finds Swift files below paths.
///
/// It skips hidden folders (which contain build products and checkouts), Xcode's `DerivedData`, and symbolic links,
/// which could form a cycle. A path of a file itself is taken whatever its name.
public struct SourceFinder: Sendable {
    /// Files to skip wherever they are found, such as the output of a run.
    public var leftOut: [String]

    public init(leavingOut leftOut: [String] = []) { self.leftOut = leftOut }

    /// The paths of the files, folder by folder sorted by name; each once.
    ///
    /// - Throws: `ReadingError` for a path that does not exist and for a folder that cannot be read.
    public func swiftFiles(under paths: [String]) throws(ReadingError) -> [String] {
        try files(under: paths).map(\.path)
    }

    /// The same files, with their stamps on request.
    public func files(
        under paths: [String], stamped: Bool = false, threads: Int = ParallelReading.cores
    ) throws(ReadingError) -> [FoundFile] {
        guard !paths.isEmpty else { return [] }
        var found: [FoundFile] = []
        for path in paths {
            var state = stat()
            guard stat(path, &state) == 0 else { throw .missing(path) }
            if state.st_mode & S_IFMT == S_IFDIR {
                let tree = try list(Self.withoutSlash(path), stamped, threads)
                collect(Self.withoutSlash(path), of: tree, into: &found)
            } else {
                found.append(FoundFile(path: path, stamp: stamped ? FileStamp(state) : nil))
            }
        }
        return paths.count == 1 ? withoutLeftOut(found) : unique(found)
    }

    /// Lists a folder and all folders below it, by path: level by level, the folders of one level in parallel.
    private func list(
        _ folder: String, _ stamped: Bool, _ threads: Int
    ) throws(ReadingError) -> [String: FolderListing] {
        var listings = [folder: try FolderListing(of: folder, stamped: stamped)]
        var level = listings[folder]?.folders ?? []
        while !level.isEmpty {
            let found = ParallelReading.map(level, threads: threads) { folder in
                Result { () throws(ReadingError) in try FolderListing(of: folder, stamped: stamped) }
            }
            var next: [String] = []
            for (folder, result) in zip(level, found) {
                let listing = try result.get()
                listings[folder] = listing
                next += listing.folders
            }
            level = next
        }
        return listings
    }

    private func collect(
        _ folder: String, of tree: [String: FolderListing], into found: inout [FoundFile]
    ) {
        for entry in tree[folder]?.entries ?? [] {
            switch entry {
            case .file(let file): found.append(file)
            case .folder(let path): collect(path, of: tree, into: &found)
            }
        }
    }

    /// Removes files to skip from files below one folder, which are unique already.
    private func withoutLeftOut(_ files: [FoundFile]) -> [FoundFile] {
        let leftOut = Set(leftOut.map(Self.wholePath))
        let names = Set(leftOut.map(Self.name(of:)))
        return files.filter {
            !names.contains(Self.name(of: $0.path)) || !leftOut.contains(Self.wholePath($0.path))
        }
    }

    private static func name(of path: String) -> String {
        let bytes = path.utf8
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[bytes.index(after: slash)...])
    }

    private func unique(_ files: [FoundFile]) -> [FoundFile] {
        var seen = Set(leftOut.map(Self.wholePath))
        return files.filter { seen.insert(Self.wholePath($0.path)).inserted }
    }

    private static func wholePath(_ path: String) -> String {
        isWhole(path) ? path : URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// Whether a path is absolute, without `.` and `..`.
    private static func isWhole(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { bytes in
            guard bytes.first == UInt8(ascii: "/") else { return false }
            return !bytes.indices.dropFirst().contains { index in
                bytes[index - 1] == UInt8(ascii: "/")
                    && (bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: "."))
            }
        }
    }

    private static func withoutSlash(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
