import Foundation
import SourceModel

/// Where a run's mocks go: one file, or a folder with a file for each.
struct MockDestination {
    let path: String
    let options: MockOptions
    /// Whether there is a file for each mock.
    let isFolder: Bool

    init(_ path: String, options: MockOptions) {
        var isThere: ObjCBool = false
        let isFolder =
            FileManager.default.fileExists(atPath: path, isDirectory: &isThere) && isThere.boolValue
        self.isFolder = isFolder || path.hasSuffix("/")
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.options = options
    }

    /// What earlier runs wrote, which is none of the sources.
    var ownFiles: [String] { isFolder ? folder.ownFiles : [path] }

    /// - Throws: `MockRunError` when a person's file is where the one file would go.
    func refuseForeign() throws(MockRunError) {
        // Without a header nobody can tell whose it is.
        guard !isFolder, !options.header.isEmpty else { return }
        try OutputFile(path: path).refuseForeign { $0.isOwn(options.header) }
    }

    /// Makes the mocks be there, or with `isCheck` changes nothing. Returns whether they were there just so.
    ///
    /// What is worth it is kept in the cache: with its text, or for one file with the place of its text in it.
    func take(_ made: MockAssembly.Made, isCheck: Bool, cache: MockCache?) throws(MockRunError) -> Bool {
        guard isFolder else { return try takeFile(made, isCheck: isCheck, cache: cache) }
        let files = files(of: made.entries)
        let changes = folder.changes(to: files)
        if !isCheck { try folder.write(files) }
        cache?.write(made.kept)
        return changes.written.isEmpty && changes.removed.isEmpty
    }

    private func takeFile(
        _ made: MockAssembly.Made, isCheck: Bool, cache: MockCache?
    ) throws(MockRunError) -> Bool {
        let shown = MockGenerator.shown(made.entries.map(\.mock))
        let pieces = MockGenerator.pieces(
            of: shown, importing: made.entries.flatMap(\.imports), options: options)
        let file = OutputFile(path: path)
        let isCurrent = file.holds(pieces)
        if !isCurrent, isCheck { return false }
        let write = isCurrent ? nil : { () throws(MockRunError) in try file.write(pieces) }
        if let cache {
            let places = MockGenerator.places(of: shown, in: pieces)
            try cache.write(made.kept, places: places, in: path, after: write)
        } else {
            try write?()
        }
        return isCurrent
    }

    private var folder: OutputFolder {
        let line = options.header.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
        return OutputFolder(path: path, firstLine: "// " + line)
    }

    private func files(of entries: [MockCache.Entry]) -> [String: String] {
        var files: [String: String] = [:]
        for entry in entries where !entry.mock.isLeftOut {
            files[entry.mock.name.plainName + ".swift"] =
                MockGenerator.pieces(of: [entry.mock], importing: entry.imports, options: options).string
        }
        return files
    }
}
