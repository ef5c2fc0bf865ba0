import Foundation

/// `embed-files FOLDER OUTPUT` writes a Swift file with the text of every file below a folder.
@main enum EmbedFilesTool {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            FileHandle.standardError.write(Data("usage: embed-files FOLDER OUTPUT\n".utf8))
            exit(64)
        }
        let source = try source(ofFolder: arguments[1])
        try Data(source.utf8).write(to: URL(filePath: arguments[2]), options: .atomic)
    }

    private static func source(ofFolder folder: String) throws -> String {
        let entries = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().compactMap {
            path in
            let url = URL(filePath: folder).appending(path: path)
            let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
            return isFolder
                ? nil : "        \"\(path)\": \(literal(try String(contentsOf: url, encoding: .utf8))),\n"
        }
        return """
            /// The files of the folder `Bundled`, by their paths below it.
            enum EmbeddedFiles {
                static let texts: [String: String] = [
            \(entries.joined())    ]
            }

            """
    }

    /// A raw literal with more `#` than any run of them in the text.
    private static func literal(_ text: String) -> String {
        var longest = 0
        var run = 0
        for character in text {
            run = character == "#" ? run + 1 : 0
            longest = max(longest, run)
        }
        let mark = String(repeating: "#", count: longest + 1)
        return "\(mark)\"\"\"\n\(text)\n\"\"\"\(mark)"
    }
}
