import SourceModel

/// The first lines of a file of mocks: its comment and its imports.
package struct FileHead {
    /// What stands before each mock, after the head or another mock.
    package static let separator = "\n\n"
    /// What stands after the last mock.
    package static let ending = "\n"

    /// Imports as `MockImports` returns them; duplicates are written once.
    private let lines: [String]
    private let options: MockOptions

    package init(lines: [String], options: MockOptions) {
        (self.lines, self.options) = (lines, options)
    }

    package var text: String {
        (comment + imports).joined(separator: "\n")
    }

    private var comment: [String] {
        guard !options.header.isEmpty else { return [] }
        let lines = options.header.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { $0.isEmpty ? "//" : "// \($0)" } + [""]
    }

    private var imports: [String] {
        var plain: Set<ImportLine> = []
        var conditional: Set<String> = []
        for line in Set(lines) {
            if line.utf8.first == UInt8(ascii: "#") {
                conditional.insert(line)
            } else {
                plain.insertWidest(ImportLine(line))
            }
        }
        plain.insertWidest(ImportLine("import \(options.product.module)"))
        let (imported, tested) = given(plain)
        for module in options.imports { plain.insertWidest(ImportLine("\(imported)import \(module)")) }
        for module in options.testableImports {
            plain.remove(ImportLine("import \(module)"))
            plain.insert(ImportLine("@testable \(tested)import \(module)"))
        }
        if isReexported(plain) { plain.remove(ImportLine("import \(options.product.module)")) }
        // Internal imports of the tested module have no meaning in the test module.
        let shown = options.testableImports.isEmpty ? Array(plain) : plain.map(\.withoutInternal)
        return shown.sorted { $0.key < $1.key }.map(\.text) + conditional.sorted()
    }

    /// Whether a public import of `Scenery` re-exports the module that proxies need. The compiler reports the second of two such
    /// imports as unused.
    private func isReexported(_ plain: Set<ImportLine>) -> Bool {
        options.product == .proxies && plain.contains { $0.path == "Scenery" && $0.access == .public }
    }

    /// The access level of the imports in the options. A public mock exposes the module of its protocol: the only testable
    /// import, or any if the sources state the access levels of their imports.
    private func given(_ plain: Set<ImportLine>) -> (imported: String, tested: String) {
        let kit = options.product.module
        guard plain.contains(where: { $0.path == kit && $0.access == .public }) else { return ("", "") }
        let isSaid = plain.contains { $0.path != kit && $0.access != .unstated }
        return (
            isSaid && options.testableImports.isEmpty ? "public " : "",
            isSaid || options.testableImports.count == 1 ? "public " : ""
        )
    }
}
