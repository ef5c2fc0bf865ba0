import SourceModel

/// The first lines of a file of mocks: where it is from and what it imports.
struct FileHead {
    /// Imports as `MockImports` gives them; those that come twice are written once.
    let lines: [String]
    let options: MockOptions

    var text: String {
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
                plain.widen(ImportLine(line))
            }
        }
        plain.widen(ImportLine("import \(options.product.module)"))
        let (imported, tested) = given(plain)
        for module in options.imports { plain.widen(ImportLine("\(imported)import \(module)")) }
        for module in options.testableImports {
            plain.remove(ImportLine("import \(module)"))
            plain.insert(ImportLine("@testable \(tested)import \(module)"))
        }
        if isReexported(plain) { plain.remove(ImportLine("import \(options.product.module)")) }
        // What is internal to the module of the sources says nothing of the one that tests it.
        let shown = options.testableImports.isEmpty ? Array(plain) : plain.map(\.withoutInternal)
        return shown.sorted { $0.key < $1.key }.map(\.text) + conditional.sorted()
    }

    /// Whether what proxies are made of comes with a public import of `Scenery`: of two such imports the compiler takes
    /// one for unused.
    private func isReexported(_ plain: Set<ImportLine>) -> Bool {
        options.product == .proxies && plain.contains { $0.path == "Scenery" && $0.access == "public" }
    }

    /// The words before what the options import. A public mock shows the module that its protocol is from: the only one
    /// that is tested, or any where the sources say the access of imports.
    private func given(_ plain: Set<ImportLine>) -> (imported: String, tested: String) {
        let kit = options.product.module
        guard plain.contains(where: { $0.path == kit && $0.access == "public" }) else { return ("", "") }
        let isSaid = plain.contains { $0.path != kit && !$0.access.isEmpty }
        return (
            isSaid && options.testableImports.isEmpty ? "public " : "",
            isSaid || options.testableImports.count == 1 ? "public " : ""
        )
    }
}
