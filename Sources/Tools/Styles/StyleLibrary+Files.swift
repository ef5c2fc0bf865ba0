import Foundation
import YAMLReading

extension StyleLibrary {
    /// The size of a file of a style in bytes.
    static let mostBytes = 1 << 20
    /// The files in the folder of a style.
    static let mostFiles = 500

    /// The files of a style by path below its folder.
    ///
    /// A folder that cannot be read has no files; loading then says that the manifest is missing. Files that are not text
    /// are left out likewise.
    ///
    /// - Parameters:
    ///   - root: What links may not lead out of; the folder itself by default.
    ///   - name: The folder as messages name it.
    /// - Throws: `StyleError.invalid` for a link that leads out, which would read any file of the machine into sources, and
    ///   for a folder with too many or too large files.
    static func texts(
        below folder: URL, in root: URL? = nil, shownAs name: String
    ) throws(StyleError) -> [String: String] {
        let folder = folder.resolvingSymlinksInPath()
        let bounds = (root ?? folder).resolvingSymlinksInPath().pathComponents
        let isInside = folder.pathComponents.starts(with: bounds)
        guard
            let names = try isInside ? names(below: folder.path(percentEncoded: false), shownAs: name) : [""]
        else { return [:] }
        var texts: [String: String] = [:]
        for file in names {
            let real = folder.appending(path: file).resolvingSymlinksInPath()
            guard real.pathComponents.starts(with: bounds) else {
                throw invalid(
                    "\(name)/\(file)", "a symbolic link leads out of the project",
                    "copy what it leads to into the project")
            }
            texts[file] = try text(of: real, shownAs: "\(name)/\(file)")
        }
        return texts
    }

    /// The paths of all files below a folder; `nil` if there is none.
    private static func names(below path: String, shownAs name: String) throws(StyleError) -> [String]? {
        guard let files = FileManager.default.enumerator(atPath: path) else { return nil }
        var names: [String] = []
        for case let file as String in files {
            names.append(file)
            guard names.count <= mostFiles else {
                throw invalid(
                    name, "the folder holds more than \(mostFiles) files", "remove what is no template")
            }
        }
        return names
    }

    /// `nil` for what is no regular file, or no text.
    private static func text(of file: URL, shownAs name: String) throws(StyleError) -> String? {
        let path = file.path(percentEncoded: false)
        // A file that cannot be looked at cannot be read either.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return nil }
        guard attributes[.size] as? Int ?? 0 <= mostBytes else {
            throw invalid(
                name, "the file has more than \(mostBytes) bytes", "make it smaller, or move it away")
        }
        return FileManager.default.contents(atPath: path).flatMap { String(validating: $0, as: UTF8.self) }
    }

    private static func invalid(_ file: String, _ message: String, _ fix: String) -> StyleError {
        .invalid([FileProblem(file: file, message: message, fix: fix)])
    }
}
