import ArchitectureRules
import Foundation
import MockGenerator
import SourceModel

/// Finds files of mocks that `scenery mock` would now write otherwise.
struct StaleMocks {
    /// What the first line of such a file says.
    private static let mark = "// Written by `scenery mock`"

    /// A file of mocks with its text.
    private struct Written {
        let file: FileFacts
        let text: String
        /// The numbers of the modules whose protocols it may mock.
        let modules: [Int]
    }

    /// Those that are no tests.
    private let modules: [ModuleFacts]
    private let written: [Written]
    private let root: URL

    private init(_ model: ProjectModel, in root: URL) {
        self.root = root
        modules = model.modules.filter { !$0.isTest }
        let modules = modules
        written = model.modules.flatMap { module in
            module.files.filter(\.isGenerated).compactMap { file in
                Self.text(of: file.path, in: root).flatMap { text in
                    guard text.hasPrefix(Self.mark) else { return nil }
                    return Written(
                        file: file, text: text, modules: Self.mocked(by: file, of: module, modules))
                }
            }
        }
    }

    /// - Returns: None for projects without such files, at no cost.
    static func files(of model: ProjectModel, in root: URL) -> [StaleFile] {
        let stale = StaleMocks(model, in: root)
        return stale.written.isEmpty ? [] : stale.files()
    }

    private func files() -> [StaleFile] {
        let facts = facts()
        return Dictionary(grouping: written, by: \.modules).flatMap { numbers, files in
            let mocks = mocks(of: numbers, facts)
            return ParallelReading.map(files) { each in
                reason(for: each, mocks).map {
                    StaleFile(path: each.file.path, command: "scenery mock", reason: $0)
                }
            }.compactMap { $0 }
        }.sorted { $0.path < $1.path }
    }

    /// The numbers of the modules that a file of mocks imports and of its own; of all where these are none.
    private static func mocked(by file: FileFacts, of module: ModuleFacts, _ modules: [ModuleFacts]) -> [Int]
    {
        let names = Set(file.imports.map(\.module) + [module.name])
        let named = modules.indices.filter { names.contains(modules[$0].name) }
        // Modules of several projects may have one name.
        let near = named.filter { modules[$0].project == module.project }
        return near.isEmpty ? (named.isEmpty ? Array(modules.indices) : named) : near
    }

    private func mocks(of numbers: [Int], _ facts: [[FileFacts]]) -> ProjectMocks {
        let own = Set(numbers)
        let (mocked, others) = (numbers, facts.indices.filter { !own.contains($0) })
        return ProjectMocks(mocked.flatMap { facts[$0] }, others: others.flatMap { facts[$0] })
    }

    /// What each module's files declare.
    private func facts() -> [[FileFacts]] {
        ParallelReading.map(modules) { [root] module in
            module.files.filter { !$0.isGenerated && Self.mayDeclareProtocols($0) }.compactMap { file in
                Self.text(of: file.path, in: root).map {
                    SwiftReader.read(
                        SourceFile(path: file.path, text: $0), depth: .declarations(classMembers: true))
                }
            }
        }
    }

    private static func mayDeclareProtocols(_ file: FileFacts) -> Bool {
        !file.aliases.isEmpty || file.declarations.contains { $0.kind == .protocol || $0.kind == .class }
    }

    private func reason(for written: Written, _ mocks: ProjectMocks) -> String? {
        let names = written.file.declarations.filter { $0.kind != .extension && $0.name.hasSuffix("Mock") }
            .map { String($0.name.dropLast("Mock".count)) }
        if let gone = names.first(where: { !mocks.contains($0) }) {
            // A protocol of another package is none that can be looked at here.
            return names.contains(where: mocks.contains)
                ? "no protocol or class is named \"\(gone)\" any more" : nil
        }
        guard !names.isEmpty, let made = mocks.text(of: names), Self.body(made) != Self.body(written.text)
        else {
            return nil
        }
        let all = names.map { "\"\($0)\"" }.joined(separator: ", ")
        return (names.count == 1 ? all : "one of \(all)") + " has changed"
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
