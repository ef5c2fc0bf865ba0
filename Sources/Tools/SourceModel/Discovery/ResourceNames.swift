import Foundation

/// The names of classes in those files of a project that are no Swift: storyboards make their objects, property lists and Objective-C
/// name them.
enum ResourceNames {
    private static let interfaces = [".storyboard", ".xib"]
    private static let others = [".plist", ".m", ".mm", ".h"]

    /// Whether a file may name classes, by its name.
    static func mayBeIn(_ file: String) -> Bool {
        interfaces.contains(where: file.hasSuffix) || others.contains(where: file.hasSuffix)
    }

    /// The names, and the screens of the storyboards.
    ///
    /// - Parameter paths: Files that may name classes, relative to the root. One that cannot be read names none.
    /// - Complexity: linear in the size of the files.
    static func read(_ paths: [String], in root: String) -> (names: Set<String>, storyboards: [Storyboard]) {
        let found = ParallelReading.map(paths) { path -> (Set<String>, Storyboard?) in
            guard let data = FileManager.default.contents(atPath: root + "/" + path) else { return ([], nil) }
            return data.withUnsafeBytes { bytes in
                let text = bytes.bindMemory(to: UInt8.self)
                guard interfaces.contains(where: path.hasSuffix) else {
                    return (capitalizedWords(in: text), nil)
                }
                let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
                let isStoryboard = path.hasSuffix(interfaces[0])
                return (customClasses(in: text), isStoryboard ? Storyboard(text, name: String(name)) : nil)
            }
        }
        return (found.reduce(into: []) { $0.formUnion($1.0) }, found.compactMap(\.1))
    }

    /// The classes of the objects that a storyboard or a xib makes. The owner of a xib is made elsewhere.
    static func customClasses(in text: UnsafeBufferPointer<UInt8>) -> Set<String> {
        var found: Set<String> = []
        var tag = 0
        var position = 0
        while position < text.count {
            if text[position] == UInt8(ascii: "<") { tag = position }
            guard starts(key, in: text, at: position) else {
                position += 1
                continue
            }
            let start = position + key.count
            let end = text[start...].firstIndex(of: UInt8(ascii: "\"")) ?? text.endIndex
            if !starts(placeholder, in: text, at: tag) {
                found.insert(String(decoding: text[start..<end], as: UTF8.self))
            }
            position = end + 1
        }
        return found
    }

    private static let key = Array("customClass=\"".utf8)
    private static let placeholder = Array("<placeholder".utf8)

    private static func starts(_ word: [UInt8], in text: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool
    {
        text[position] == word[0] && position + word.count <= text.count
            && word.indices.allSatisfy { text[position + $0] == word[$0] }
    }

    private static func capitalizedWords(in text: UnsafeBufferPointer<UInt8>) -> Set<String> {
        let words = text.split { !isPartOfName($0) }
        return Set(
            words.lazy.filter { 65...90 ~= $0[$0.startIndex] }.map { String(decoding: $0, as: UTF8.self) })
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 95, 97...122: true
        default: byte > 127
        }
    }
}
