import SourceModel

/// The first lines of a file of mocks: where it is from and what it imports.
struct FileHead {
    /// Imports as `FileFacts.importLines` gives them; those that come twice are written once.
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
        var plain: Set<String> = ["import \(options.product.module)"]
        for module in options.imports { plain.insert("import \(module)") }
        var conditional: Set<String> = []
        for line in lines {
            if line.utf8.first == UInt8(ascii: "#") { conditional.insert(line) } else { plain.insert(line) }
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

extension FileFacts {
    /// Its imports as a file of mocks repeats them.
    var importLines: [String] {
        imports.map { fact in
            let kept = fact.attributes.filter {
                !$0.hasPrefix("@_exported") && !$0.hasPrefix("@_implementationOnly")
            }
            let line = (kept + ["import"] + [fact.kind, fact.path].compactMap { $0 }).joined(separator: " ")
            guard !fact.conditions.isEmpty else { return line }
            return "#if \(fact.conditions.joined(separator: " && "))\n    \(line)\n#endif"
        }
    }
}
