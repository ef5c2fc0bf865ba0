/// The first lines of a file of mocks: where it is from and what it imports.
struct FileHead {
    let facts: [FileFacts]
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
        var plain: Set<String> = ["import \(options.product.module)"]
        var conditional: Set<String> = []
        for module in options.imports { plain.insert("import \(module)") }
        for fact in facts.flatMap(\.imports) {
            let kept = fact.attributes.filter {
                !$0.hasPrefix("@_exported") && !$0.hasPrefix("@_implementationOnly")
            }
            let line = (kept + ["import"] + [fact.kind, fact.path].compactMap { $0 }).joined(separator: " ")
            if fact.conditions.isEmpty {
                plain.insert(line)
            } else {
                conditional.insert("#if \(fact.conditions.joined(separator: " && "))\n    \(line)\n#endif")
            }
        }
        for module in options.testableImports {
            plain.remove("import \(module)")
            plain.insert("@testable import \(module)")
        }
        return plain.sorted { Self.key($0) < Self.key($1) } + conditional.sorted()
    }

    /// Modules in alphabetical order, attributes aside.
    private static func key(_ line: String) -> String {
        let words = line.split(separator: " ")
        return (words.last.map(String.init) ?? "") + " " + line
    }
}
