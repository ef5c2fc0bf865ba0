import SourceModel

/// Protocols that share a name: of several modules, nested in different types, or private to their files.
extension ProtocolIndex {
    /// The protocol that a declaration means by a name.
    ///
    /// - Parameter fact: The declaration that names it; `nil` for the last protocol of the name.
    func findProtocol(_ name: String, in scope: [String], by fact: ProtocolFact? = nil) -> ProtocolFact? {
        guard let number = find(name, in: scope, indexByName) else {
            return SystemModules.knownProtocol(name)
        }
        let found = protocols[number]
        guard let fact else { return found }
        let module = Self.module(in: name, of: found)
        guard module != nil || namesakes[found.qualifiedName] != nil else { return found }
        return meant(namesakes[found.qualifiedName] ?? [number], by: fact, module)
            .map { protocols[$0] } ?? SystemModules.knownProtocol(name)
    }

    /// A key that no other protocol has, even of the same name.
    func key(of fact: ProtocolFact) -> String {
        let name = fact.qualifiedName
        guard !namesakes.isEmpty, namesakes[name] != nil else { return name }
        return "\(name) in \(fact.location.path):\(fact.location.line)"
    }

    /// The module that a name is qualified with; `nil` for a name without one.
    private static func module(in name: String, of found: ProtocolFact) -> String? {
        let suffix = "." + found.qualifiedName
        return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : nil
    }

    /// The protocol of the module that the name is qualified with; otherwise of the same file, or of the closest one.
    private func meant(_ candidates: [Int], by fact: ProtocolFact, _ module: String?) -> Int? {
        let own = key(of: fact)
        let path = fact.location.path
        // A protocol that refines one of its own name in another module does not refine itself.
        let visible = candidates.filter { number in
            let other = protocols[number]
            return (module == nil || key(of: other) != own)
                && (!other.isHidden || other.location.path == path)
        }
        if let module, visible.count != 1 {
            return visible.last { protocols[$0].location.path.names(module: module) }
        }
        return visible.max { one, other in
            path.closeness(to: protocols[one].location.path)
                < path.closeness(to: protocols[other].location.path)
        }
    }
}

extension ProtocolFact {
    /// Whether other files cannot see it.
    var isHidden: Bool { access == "private" || access == "fileprivate" }
}

extension String {
    /// Whether a folder of this path, or the file itself, has the name of a module.
    fileprivate func names(module: String) -> Bool {
        split(separator: "/").contains { part in
            let name = part.hasSuffix(".swift") ? part.dropLast(".swift".count) : part
            // A target may contain hyphens; its module has underscores in their place.
            return name == module || name.map { $0 == "-" ? "_" : $0 } == Array(module)
        }
    }

    /// How many folders two paths share from the first on; the same file is the closest.
    fileprivate func closeness(to other: String) -> Int {
        if self == other { return .max }
        let parts = zip(split(separator: "/"), other.split(separator: "/"))
        return parts.prefix { $0 == $1 }.count
    }
}
