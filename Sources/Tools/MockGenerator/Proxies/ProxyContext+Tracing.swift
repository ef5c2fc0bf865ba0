import SourceModel

/// The extension through which a role gets its proxy.
extension ProxyContext {
    /// The global actor inherited from the parents, if the protocol names none itself.
    private var inheritedActor: String {
        guard !shape.fact.attributes.contains(where: { index.isGlobalActor($0) }) else { return "" }
        let owners = Set(shape.owners.names).subtracting([shape.fact.qualifiedName]).sorted()
        let actor = owners.lazy.compactMap { [index] in index.findProtocol($0, in: []) }.flatMap(\.attributes)
            .first { [index] in index.isGlobalActor($0) }
        return actor.map { $0 + " " } ?? ""
    }

    /// The extension with `traced()`; `nil` for a protocol whose associated types cannot be named.
    var tracing: String? {
        let named = shape.fact.primaryAssociatedTypes.filter { name in shape.open.contains { $0.name == name }
        }
        guard shape.open.allSatisfy({ open in named.contains(open.name) }) else { return nil }
        let list = shape.open.isEmpty ? "" : "<\(shape.fact.primaryAssociatedTypes.joined(separator: ", "))>"
        let isMain = shape.fact.attributes.contains("@MainActor")
        let proxy = "\(name)(self, crossings)"
        let isFree = shape.isActor || shape.fact.modifiers.contains("nonisolated")
        let lines =
            shape.fact.attributes.filter { $0.hasPrefix("@available") } + [
                """
                extension \(shape.fact.qualifiedName) {
                    /// This role, or a proxy that reports its crossings if a tracer is attached.
                    \(inheritedActor)\(access)\(isFree ? "nonisolated " : "")func traced() -> any \(shape.fact.qualifiedName)\(list) {
                        guard let crossings = CrossingReporter("\(shape.fact.name.plainName)", of: self) else { return self }
                        return \(isMain ? "crossings.kept(\(proxy))" : proxy)
                    }
                }
                """
            ]
        return lines.joined(separator: "\n")
    }
}
