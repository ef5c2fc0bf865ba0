import Foundation
import SourceModel

/// The contracts of a module in a file, for runs over modules that refine its protocols: protocols, aliases and types
/// that another module can name.
struct ContractFile: Codable, Sendable {
    /// Grows when files of an earlier build can no longer be read.
    private var version = 1
    let files: [FileFacts]

    /// Leaves out what only its own module can see.
    init(of facts: [FileFacts]) {
        files = facts.map { facts in
            var shown = FileFacts(path: facts.path)
            shown.protocols = facts.protocols.filter { !["private", "fileprivate"].contains($0.access) }
            shown.types = facts.types
            shown.aliases = facts.aliases
            shown.imports = facts.imports
            return shown
        }.filter { !$0.protocols.isEmpty || !$0.types.isEmpty || !$0.aliases.isEmpty }
    }

    /// - Throws: `MockRunError` when there is no such file, or it is none of these.
    init(path: String) throws(MockRunError) {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw MockRunError(
                "the facts in \"\(path)\" cannot be read, check that the file is there and its permissions")
        }
        guard let read = try? JSONDecoder().decode(ContractFile.self, from: bytes), read.version == 1 else {
            throw MockRunError(
                "\"\(path)\" holds no facts this build can read, write it anew with --write-facts")
        }
        self = read
    }

    /// What every such file begins with.
    static let start = #"{"files":["#

    /// The same facts are the same text.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Facts are made of texts, numbers and lists alone, which always encode.
        let bytes = (try? encoder.encode(self)) ?? Data()
        return String(decoding: bytes, as: UTF8.self) + "\n"
    }
}
