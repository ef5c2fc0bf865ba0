import Foundation
import MockGenerator
import SourceModel

/// Where a run writes its mocks: one file, or a folder with a file for each mock.
struct MockDestination {
    let path: String
    let options: MockOptions
    /// Whether there is a file for each mock.
    let isFolder: Bool

    init(_ path: String, options: MockOptions) {
        var isDirectory: ObjCBool = false
        let isFolder =
            FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
        self.isFolder = isFolder || path.hasSuffix("/")
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.options = options
    }

    /// The files of earlier runs, which are not sources.
    var ownFiles: [String] { isFolder ? folder.ownFiles : [path] }

    /// - Throws: `MockRunError` if the file would replace one that a person wrote.
    func refuseForeign() throws(MockRunError) {
        // Without a header the owner of a file is unknown.
        guard !isFolder, !options.header.isEmpty else { return }
        try OutputFile(path: path).refuseForeign { $0.isOwn(options.header) }
    }

    /// Writes the mocks where they are not current, and updates the cache.
    ///
    /// The cache stores the text of each mock, or, for one file, where the file has its text.
    ///
    /// - Parameter isCheck: Whether to leave the output as it is.
    /// - Returns: Whether the output was already current.
    func write(
        _ mocks: MockAssembly.Mocks, isCheck: Bool, cache: MockCache?
    ) throws(MockRunError) -> Bool {
        guard isFolder else { return try writeFile(mocks, isCheck: isCheck, cache: cache) }
        let files = files(of: mocks.entries)
        let changes = folder.changes(to: files)
        if !isCheck { try folder.write(files) }
        cache?.write(mocks.cacheable)
        return changes.written.isEmpty && changes.removed.isEmpty
    }

    private func writeFile(
        _ mocks: MockAssembly.Mocks, isCheck: Bool, cache: MockCache?
    ) throws(MockRunError) -> Bool {
        let included = mocks.entries.filter { !$0.isOmitted }.sorted { $0.name < $1.name }
        let rope = OutputRope(included, importing: mocks.entries.flatMap(\.imports), options: options)
        let file = OutputFile(path: path)
        let isCurrent = file.contains(rope)
        if !isCurrent, isCheck { return false }
        let write = isCurrent ? nil : { () throws(MockRunError) in try file.write(rope) }
        if let cache {
            try cache.write(mocks.cacheable, at: rope.starts(of: included), in: path, after: write)
        } else {
            try write?()
        }
        return isCurrent
    }

    private var folder: OutputFolder {
        let line = options.header.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
        return OutputFolder(path: path, firstLine: "// " + line)
    }

    private func files(of entries: [MockEntry]) -> [String: String] {
        var files: [String: String] = [:]
        for entry in entries where !entry.isOmitted {
            files[entry.name.plainName + ".swift"] =
                OutputRope([entry], importing: entry.imports, options: options).string
        }
        return files
    }
}

extension OutputRope {
    /// One file of the mocks in the order given.
    fileprivate init(_ mocks: [MockEntry], importing imports: [String], options: MockOptions) {
        self.init(FileHead(lines: imports, options: options).text)
        for mock in mocks {
            add(FileHead.separator)
            add(mock.text)
        }
        add(FileHead.ending)
    }

    /// The offset of each mock's text in its file, by the entries' hashes.
    fileprivate func starts(of mocks: [MockEntry]) -> HashIndex {
        var start = count - FileHead.ending.utf8.count
        var starts = HashIndex(count: mocks.count)
        for mock in mocks.reversed() {
            start -= mock.text.count
            starts.set(mock.hash, to: start)
            start -= FileHead.separator.utf8.count
        }
        return starts
    }
}
