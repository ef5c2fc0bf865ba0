import Foundation
import SourceModel

/// Where a run's mocks go: one file, or a folder with a file for each.
struct MockDestination {
    let path: String
    let options: MockOptions
    private let isFolder: Bool

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
    func take(_ entries: [MockCache.Entry], isCheck: Bool) throws -> Bool {
        guard isFolder else {
            let output = try MockGenerator.file(
                of: entries.map(\.mock), importing: entries.flatMap(\.imports), options: options)
            let file = OutputFile(path: path)
            let isCurrent = file.holds(output.text)
            if !isCurrent, !isCheck { try file.write(output.text) }
            return isCurrent
        }
        let files = try files(of: entries)
        let changes = folder.changes(to: files)
        if !isCheck { try folder.write(files) }
        return changes.written.isEmpty && changes.removed.isEmpty
    }

    private var folder: OutputFolder {
        let line = options.header.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
        return OutputFolder(path: path, firstLine: "// " + line)
    }

    private func files(of entries: [MockCache.Entry]) throws(MockError) -> [String: String] {
        var files: [String: String] = [:]
        for entry in entries where !entry.mock.isLeftOut {
            let output = try MockGenerator.file(of: [entry.mock], importing: entry.imports, options: options)
            files[entry.mock.name + ".swift"] = output.text
        }
        return files
    }
}
