import ArchitectureRules
import Foundation
import MockGenerator
import SourceModel

/// Finds files of mocks that `scenery mock` would now write otherwise.
enum StaleMocks {
    /// What the first line of such a file says.
    private static let mark = "// Written by `scenery mock`"

    /// - Returns: None for projects without such files, at no cost.
    static func files(of model: ProjectModel, in root: URL) -> [StaleFile] {
        let written = model.modules.flatMap(\.files).filter(\.isGenerated).compactMap { file in
            text(of: file.path, in: root).map { (file, $0) }
        }.filter { $0.1.hasPrefix(mark) }
        guard !written.isEmpty else { return [] }
        let sources = model.modules.filter { !$0.isTest }.flatMap(\.files).filter { declaresProtocols($0) }
        let mocks = ProjectMocks(
            ParallelReading.map(sources.filter { !$0.isGenerated }) { file in
                text(of: file.path, in: root).map {
                    SwiftReader.read(SourceFile(path: file.path, text: $0), depth: .declarations)
                }
            }.compactMap { $0 })
        return ParallelReading.map(written) { file, text in
            reason(for: file, text, mocks).map {
                StaleFile(path: file.path, command: "scenery mock", reason: $0)
            }
        }.compactMap { $0 }
    }

    private static func declaresProtocols(_ file: FileFacts) -> Bool {
        !file.aliases.isEmpty || file.declarations.contains { $0.kind == .protocol || $0.kind == .class }
    }

    private static func reason(for file: FileFacts, _ text: String, _ mocks: ProjectMocks) -> String? {
        let names = file.declarations.filter { $0.kind != .extension && $0.name.hasSuffix("Mock") }
            .map { String($0.name.dropLast("Mock".count)) }
        if let gone = names.first(where: { !mocks.contains($0) }) {
            // A protocol of another package is none that can be looked at here.
            return names.contains(where: mocks.contains) ? "there is no protocol \"\(gone)\" any more" : nil
        }
        guard !names.isEmpty, let made = mocks.text(of: names), body(made) != body(text) else { return nil }
        return "a protocol of \(names.map { "\"\($0)\"" }.joined(separator: ", ")) has changed"
    }

    /// The bytes without the imports, which depend on what the command was given, and without blanks, which a
    /// formatter may have changed.
    private static func body(_ text: String) -> [UInt8] {
        var body: [UInt8] = []
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            // Behind an attribute and an access level at most.
            let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
            let isImport = words.prefix(3).contains { $0.elementsEqual("import".utf8) }
            guard !isImport, !line.starts(with: "//".utf8), !line.starts(with: "#".utf8) else { continue }
            body += line.lazy.filter { $0 > UInt8(ascii: " ") }
        }
        return body
    }

    private static func text(of path: String, in root: URL) -> String? {
        try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
