import SourceModel

/// Reads what the base classes of protocols hand down, which proxies override and nothing else asks for.
struct BaseClassReading {
    private let files: [FileFacts]
    private let known: Set<String>

    /// - Parameter known: files of other modules; nobody can tell there which members may be overridden.
    init(_ files: [FileFacts], known: Set<String>) {
        self.files = files
        self.known = known
    }

    /// The same facts, with the members of classes in files that declare a base class.
    func facts() throws(ReadingError) -> [FileFacts] {
        let names = baseNames
        guard !names.isEmpty else { return files }
        var facts = files
        var bytes = FileBytes()
        for place in facts.indices where !known.contains(facts[place].path) {
            guard facts[place].types.contains(where: { $0.kind == .class && names.contains($0.name) }) else {
                continue
            }
            let path = facts[place].path
            let text = try bytes.read(path) { String(decoding: $0, as: UTF8.self) }
            let whole = readFacts(of: SourceFile(path: path, text: text), classMembers: true)
            for type in facts[place].types.indices {
                let own = facts[place].types[type]
                facts[place].types[type].members =
                    whole.types.first { $0.name == own.name && $0.scope == own.scope }?.members
            }
        }
        return facts
    }

    /// Classes that protocols name as a parent, and those these inherit from.
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
