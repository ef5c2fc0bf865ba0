import SourceModel

/// The imports that mocks need: those of the files which their protocols are from, with the access that the mocks'
/// own declarations ask for.
///
/// A module whose imports are internal by default (SE-0409) shows in public declarations only what it imports
/// publicly. Nobody says in the sources that it is so; hence what is imported publicly here is also what
/// compiles, without a warning, where imports are public by default.
struct MockImports {
    private struct Lines {
        /// For a mock that is internal.
        let plain: [String]
        /// The file, if it says the access of an import.
        let facts: FileFacts?
    }

    private let files: [String: Lines]
    /// The module of what mocks are made of.
    private let kit: String

    init(_ facts: [FileFacts], product: MockOptions.Product) {
        let files = facts.map { file in
            let says = file.imports.contains { $0.access != nil }
            return (
                file.path,
                Lines(plain: file.importLines(for: .internal, showsOthers: false), facts: says ? file : nil)
            )
        }
        self.files = Dictionary(files) { first, _ in first }
        kit = product.module
    }

    /// A line each, those of one file in their order.
    ///
    /// - Parameter fact: the protocol that `mock` is of.
    func lines(of mock: WrittenMock, _ fact: ProtocolFact) -> [String] {
        guard !mock.isLeftOut else { return [] }
        let access = ImportAccess(fact.access)
        if mock.paths.count == 1, access == .internal { return files[mock.path]?.plain ?? [] }
        let needed = mock.paths.sorted().compactMap { files[$0] }
        var lines = needed.flatMap { file in
            file.facts?.importLines(for: access, showsOthers: mock.namesOthers) ?? file.plain
        }
        // A condition that does not hold would leave a public import without a use, which is a warning.
        let isSaid = needed.contains { $0.facts != nil }
        if access == .public, fact.conditions.isEmpty || isSaid { lines.append("public import \(kit)") }
        if access == .package, isSaid { lines.append("package import \(kit)") }
        return lines
    }
}

/// How far what is imported may be shown, the least first.
enum ImportAccess: String, Comparable {
    case `internal`, package, `public`

    /// - Parameter level: the access level of a declaration.
    init(_ level: String) { self = Self(rawValue: level) ?? .internal }

    static func < (one: Self, other: Self) -> Bool { one.order < other.order }

    private var order: Int {
        switch self {
        case .internal: 0
        case .package: 1
        case .public: 2
        }
    }
}

extension FileFacts {
    /// Its imports as a file of mocks repeats them.
    ///
    /// - Parameters:
    ///   - access: that of the mock. What its file imports for less than that, its protocol cannot name.
    ///   - showsOthers: whether its members name what may come from an import.
    func importLines(for access: ImportAccess, showsOthers: Bool) -> [String] {
        imports.compactMap { fact in
            guard let word = fact.access(for: access, showsOthers) else { return nil }
            let kept = fact.attributes.filter {
                !$0.hasPrefix("@_exported") && !$0.hasPrefix("@_implementationOnly")
            }
            let words = kept + [word, "import", fact.kind ?? "", fact.path].filter { !$0.isEmpty }
            let line = words.joined(separator: " ")
            guard !fact.conditions.isEmpty else { return line }
            return "#if \(fact.conditions.joined(separator: " && "))\n    \(line)\n#endif"
        }
    }
}

extension ImportFact {
    /// The word to import it with for a mock, empty for none; `nil` where that mock has no use for it.
    fileprivate func access(for mock: ImportAccess, _ showsOthers: Bool) -> String? {
        guard let access else { return "" }
        guard let own = ImportAccess(rawValue: access), own >= mock else { return nil }
        // Of Scenery every boundary shows `Boundary`.
        if mock > .internal, showsOthers || path.hasPrefix("Scenery") { return mock.rawValue }
        // Where a module is imported publicly, it may be imported without a word elsewhere.
        return own == .public ? "" : "internal"
    }
}
