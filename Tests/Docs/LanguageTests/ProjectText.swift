import Foundation

/// A file of the project that people read: sources, templates, pages and scripts.
struct ProjectText {
    static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    /// The path from the project's folder.
    let path: String
    let lines: [Substring]

    /// Part of the package's own sources, not of a page or a template.
    var isSwiftSource: Bool { path.hasSuffix(".swift") && path.hasPrefix("Sources/") }

    /// The files of the project that are held to the glossary. The glossary itself names what it replaces.
    static func all() throws -> [ProjectText] {
        let folders = ["Sources", "Plugins", "docs", "Examples/Sources", "scripts"]
        let pages = [
            "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile", "Package.swift",
        ]
        let paths = folders.flatMap { folder in below(folder).map { "\(folder)/\($0)" } } + pages
        return try paths.filter { $0 != "docs/glossary.md" }.sorted().map { path in
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            return ProjectText(
                path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
        }
    }

    private static func below(_ folder: String) -> [String] {
        let read: Set<String> = ["swift", "md", "stencil", "yml", "js", "css", "html", ""]
        let files = FileManager.default.enumerator(
            atPath: root.appending(path: folder).path(percentEncoded: false))
        var paths: [String] = []
        while let path = files?.nextObject() as? String {
            let isFile = files?.fileAttributes?[.type] as? FileAttributeType == .typeRegular
            if isFile, read.contains((path as NSString).pathExtension) { paths.append(path) }
        }
        return paths
    }
}
