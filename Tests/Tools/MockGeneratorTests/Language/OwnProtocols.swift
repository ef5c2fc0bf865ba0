import Foundation
import MockGenerator

/// The protocols that stand in this repository, folder by folder, with the mocks the generator makes of all of them.
struct OwnProtocols {
    /// The modules whose protocols they are, as a file of mocks imports them.
    let modules: [String]
    private(set) var mocks: [String] = []
    /// What the generator said of those it made no mock of.
    private(set) var refused: [String] = []
    private var imports: Set<String> = []
    private var namespaces: [String] = []

    /// What the generator wrote, one namespace a source file: two files may have protocols of one name.
    var text: String { (imports.sorted() + namespaces).joined(separator: "\n") }

    private static let repository = LanguageFixtures.folder.appending(path: "../../../..").standardizedFileURL

    /// - Parameters:
    ///   - folder: from the repository's folder.
    ///   - modules: what a file of mocks imports to see the protocols.
    init(in folder: String, modules: [String]) throws {
        self.modules = modules
        for (number, file) in try Self.sources(in: folder).enumerated() { try add(file, number) }
    }

    /// All files of a folder that people wrote.
    static func sources(in folder: String) throws -> [SourceFile] {
        let root = repository.appending(path: folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path(percentEncoded: false))
            .sorted()
        return try paths.filter { $0.hasSuffix(".swift") && !$0.contains("Fixtures/") }.map { path in
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            return SourceFile(path: "\(folder)/\(path)", text: text)
        }
    }

    private mutating func add(_ file: SourceFile, _ number: Int) throws {
        let options = MockOptions(testableImports: modules, only: ["*"])
        guard !SwiftReader.read(file, depth: .declarations).protocols.isEmpty else { return }
        let made = try MockGenerator.mocks(of: [file], options: options)
        refused += made.diagnostics.map(\.message)
        guard !made.mocks.isEmpty else { return }
        mocks += made.mocks
        let lines = made.text.split(separator: "\n", omittingEmptySubsequences: false)
        let isImport = { (line: Substring) in line.hasPrefix("import ") || line.hasPrefix("@testable import ")
        }
        imports.formUnion(lines.filter(isImport).map(String.init))
        namespaces += ["enum File\(number) {"] + lines.filter { !isImport($0) }.map(String.init) + ["}"]
    }
}
