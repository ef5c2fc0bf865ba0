import Foundation

/// The address of a file as the protocol has it, `file:///folder/A%20b.swift`, and its path.
///
/// Two addresses of one path are equal, however they are spelled: one client writes `+` as `%2B`, another does not.
struct FileAddress: Hashable {
    let path: String
    /// As the client spelled it; it may know a text by these characters alone.
    let uri: String

    init(path: String) {
        self.path = path
        uri = URL(filePath: path).absoluteString
    }

    /// - Returns: `nil` for another scheme, such as a text that was never saved.
    init?(_ value: JSONValue?) {
        guard let text = value?.string, let url = URL(string: text), url.isFileURL else { return nil }
        path = url.standardizedFileURL.path(percentEncoded: false)
        uri = text
    }

    static func == (left: FileAddress, right: FileAddress) -> Bool { left.path == right.path }
    func hash(into hasher: inout Hasher) { hasher.combine(path) }

    /// The path below a folder; `nil` if it is not in it.
    func path(in folder: URL) -> String? {
        let root = folder.path(percentEncoded: false)
        let prefix = root.hasSuffix("/") ? root : root + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }
}
