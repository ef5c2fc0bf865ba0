import Foundation
import SourceModel

/// The facts of a module in a file, for runs over modules that refine its protocols: the protocols, typealiases, and
/// types that another module can name.
struct FactsFile: Codable, Sendable {
    /// Increased when files of an earlier build can no longer be read.
    private var version = 1
    let files: [FileFacts]

    /// Leaves out declarations that only their own module can see.
    init(of facts: [FileFacts]) {
        files = facts.map { facts in
            var visible = FileFacts(path: facts.path)
            visible.protocols = facts.protocols.filter { !["private", "fileprivate"].contains($0.access) }
            visible.types = facts.types
            visible.aliases = facts.aliases
            visible.imports = facts.imports
            return visible
        }.filter { !$0.protocols.isEmpty || !$0.types.isEmpty || !$0.aliases.isEmpty }
    }

    /// - Throws: `MockRunError` if the file cannot be read, or is not a facts file of this build.
    init(path: String) throws(MockRunError) {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw MockRunError(
                "the facts in \"\(path)\" cannot be read, check that the file exists and its permissions")
        }
        guard let read = try? JSONDecoder().decode(FactsFile.self, from: bytes), read.version == 1 else {
            throw MockRunError(
                "\"\(path)\" is not a facts file that this build can read, write it again with --write-facts")
        }
        self = read
    }

    /// What every facts file begins with.
    static let start = #"{"files":["#

    /// The same facts always result in the same text.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Facts consist of strings, numbers, and lists, which always encode.
        let bytes = (try? encoder.encode(self)) ?? Data()
        return String(decoding: bytes, as: UTF8.self) + "\n"
    }
}
