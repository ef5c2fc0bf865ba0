import Foundation

/// The address of a file as the protocol has it, `file:///folder/A%20b.swift`, and its path.
struct FileAddress: Hashable {
    let path: String

    init(path: String) { self.path = path }

    /// - Returns: `nil` for another scheme, such as a text that was never saved.
    init?(_ value: JSONValue?) {
        guard let text = value?.string, let url = URL(string: text), url.isFileURL else { return nil }
        path = url.standardizedFileURL.path(percentEncoded: false)
    }

    var uri: String { URL(filePath: path).absoluteString }

    /// The path below a folder; `nil` if it is not in it.
    func path(in folder: URL) -> String? {
        let root = folder.path(percentEncoded: false)
        let prefix = root.hasSuffix("/") ? root : root + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }
}
