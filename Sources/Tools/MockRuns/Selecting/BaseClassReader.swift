import SourceModel

/// Reads the members of the base classes of protocols, which only proxies depend on.
struct BaseClassReader {
    private let files: [FileFacts]
    private let known: Set<String>

    /// - Parameter known: Paths of files of other modules, whose members cannot be overridden reliably.
    init(_ files: [FileFacts], known: Set<String>) {
        self.files = files
        self.known = known
    }

    /// The facts, with the members of classes in files that declare a base class.
    func facts() throws(ReadingError) -> [FileFacts] {
        let names = baseNames
        guard !names.isEmpty else { return files }
        var facts = files
        var bytes = FileBytes()
        for file in facts.indices where !known.contains(facts[file].path) {
            guard facts[file].types.contains(where: { $0.kind == .class && names.contains($0.name) })
            else {
                continue
            }
            let path = facts[file].path
            let text = try bytes.read(path) { String(decoding: $0, as: UTF8.self) }
            let whole = SwiftReader.read(
                SourceFile(path: path, text: text), depth: .declarations(classMembers: true))
            for type in facts[file].types.indices {
                let own = facts[file].types[type]
                facts[file].types[type].members =
                    whole.types.first { $0.name == own.name && $0.scope == own.scope }?.members
            }
        }
        return facts
    }

    /// The classes that protocols inherit from, and the superclasses of those.
    private var baseNames: Set<String> {
        let classes = files.flatMap(\.types).filter { $0.kind == .class }
        let declared = Set(classes.map(\.name))
        guard !declared.isEmpty else { return [] }
        var names = Set(
            files.flatMap(\.protocols).flatMap(\.headNames).filter(declared.contains))
        for _ in 0..<32 {
            let parents = classes.filter { names.contains($0.name) }.compactMap(\.inherited.first)
            let more = Set(parents.flatMap(\.names)).intersection(declared).subtracting(names)
            if more.isEmpty { break }
            names.formUnion(more)
        }
        return names
    }
}
