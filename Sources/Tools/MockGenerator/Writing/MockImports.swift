import SourceModel

/// The imports that mocks need: those of the files that declare their protocols, with the access level that the mocks require.
///
/// If imports are internal by default (SE-0409), public declarations can only use modules that are imported publicly. The
/// sources do not show that setting, so the imports compile without a warning in both cases.
package struct MockImports {
    private struct Lines {
        /// For internal mocks.
        let plain: [String]
        /// The facts of the file, if it states the access level of an import.
        let facts: FileFacts?
    }

    private let files: [String: Lines]
    /// The module that generated classes need.
    private let kit: String
    private let testable: [String]

    package init(_ facts: [FileFacts], options: MockOptions) {
        let files = facts.map { file in
            let says = file.imports.contains { $0.access != nil }
            return (
                file.path,
                Lines(plain: file.importLines(for: .internal, showsOthers: false), facts: says ? file : nil)
            )
        }
        self.files = Dictionary(files) { first, _ in first }
        kit = options.product.module
        testable = options.testableImports
    }

    /// One line for each import, those of one file in their order.
    ///
    /// - Parameter fact: The protocol that `mock` is generated from.
    package func lines(of mock: GeneratedMock, _ fact: ProtocolFact) -> [String] {
        guard !mock.isOmitted else { return [] }
        let access = ImportAccess(ofDeclaration: mock.spiAttributes.isEmpty ? fact.access : "internal")
        // A testable import does not show what is system programming interface.
        let spi = mock.spiAttributes.flatMap { attribute in testable.map { "\(attribute) import \($0)" } }
        if mock.paths.count == 1, access == .internal { return (files[mock.source.path]?.plain ?? []) + spi }
        let needed = mock.paths.sorted().compactMap { files[$0] }
        var lines =
            spi
            + needed.flatMap { file in
                file.facts?.importLines(for: access, showsOthers: mock.namesOthers) ?? file.plain
            }
        // If the condition is false, a public import is unused, which is a warning.
        let isSaid = needed.contains { $0.facts != nil }
        if access == .public, fact.conditions.isEmpty || isSaid { lines.append("public import \(kit)") }
        if access == .package, isSaid { lines.append("package import \(kit)") }
        return lines
    }
}

extension FileFacts {
    /// Its imports as a file of mocks repeats them.
    ///
    /// - Parameters:
    ///   - access: The access level of the mock. Its protocol cannot use modules that are imported with a lower level.
    ///   - showsOthers: Whether the members of the mock use types that may be imported.
    func importLines(for access: ImportAccess, showsOthers: Bool) -> [String] {
        imports.compactMap { fact in
            guard let word = fact.access(for: access, showsOthers) else { return nil }
            let remaining = fact.attributes.filter {
                !$0.hasPrefix("@_exported") && !$0.hasPrefix("@_implementationOnly")
            }
            let words = remaining + [word, "import", fact.kind ?? "", fact.path].filter { !$0.isEmpty }
            let line = words.joined(separator: " ")
            guard !fact.conditions.isEmpty else { return line }
            return "#if \(fact.conditions.joined(separator: " && "))\n    \(line)\n#endif"
        }
    }
}

extension ImportFact {
    /// The access level to import it with, empty for none; `nil` if the mock cannot use it.
    fileprivate func access(for mock: ImportAccess, _ showsOthers: Bool) -> String? {
        guard let access else { return "" }
        guard let own = ImportAccess(rawValue: access), own >= mock else { return nil }
        // Every boundary exposes `Boundary` of Scenery.
        if mock > .internal, showsOthers || path.hasPrefix("Scenery") { return mock.rawValue }
        // A module with a public import may be imported elsewhere without an access level.
        return own == .public ? "" : "internal"
    }
}
