import SourceModel

/// Follows a protocol to its parents, and gathers what each of them asks for.
extension MockShape {
    mutating func collect(
        _ fact: ProtocolFact, index: ProtocolIndex, path: [String], seen: inout Set<String>,
        fixed: inout [String: TypeFact]
    ) throws(MockError) {
        let name = fact.qualifiedName
        if path.contains(name) { throw .cyclicInheritance(path + [name]) }
        for constraint in fact.constraints { note(constraint, of: fact, index: index, &fixed) }
        for associated in fact.associatedTypes {
            for constraint in associated.constraints { note(constraint, of: fact, index: index, &fixed) }
        }
        guard seen.insert(name).inserted else { return }
        paths.insert(fact.place.path)
        for parent in index.parents(of: fact) {
            if let next = index.findProtocol(parent.bareName, in: fact.scope) {
                for (associated, type) in zip(next.primaryAssociatedTypes, parent.arguments) {
                    fixed[associated] = index.qualified(type, in: fact.scope)
                }
                if next.place.path == knownProtocols.path { standard.insert(next.name) }
                try collect(next, index: index, path: path + [name], seen: &seen, fixed: &fixed)
            } else {
                try inherit(parent, in: fact, index: index)
            }
        }
        for associated in fact.associatedTypes { add(associated, of: fact, index: index) }
        settleByAliases(of: fact, index: index, &fixed)
        owners.add(fact.requirements, of: name)
        let isAsWritten =
            fact.attributes.isEmpty && fact.scope.isEmpty && !index.hasAliases(in: [fact.name])
            && !isolation.isAny && fact.modifiers.isEmpty && self.fact.modifiers.isEmpty
            && !(product == .mocks && index.isForeign(fact))
        if isAsWritten, requirements.isEmpty {
            // Nothing is copied so.
            requirements = fact.requirements
            return
        }
        guard !isAsWritten else {
            requirements += fact.requirements
            return
        }
        for requirement in fact.requirements {
            requirements.append(laidOut(requirement, of: fact, index: index))
        }
    }

    private func settleByAliases(
        of fact: ProtocolFact, index: ProtocolIndex, _ fixed: inout [String: TypeFact]
    ) {
        guard !open.isEmpty else { return }
        for alias in index.aliases(in: fact.scope + [fact.name]) where alias.generics.isEmpty {
            if open.contains(where: { $0.name == alias.name }) { fixed[alias.name] = alias.type }
        }
    }

    private mutating func inherit(
        _ parent: TypeFact, in fact: ProtocolFact, index: ProtocolIndex
    ) throws(MockError) {
        let name = parent.bareName.withoutSystemModule ?? parent.bareName
        if let type = index.findType(parent.bareName, in: fact.scope), type.kind == .class {
            superclass = BaseClass(parent, declared: type, index: index)
        } else if name == "NSObject" || name == "NSObjectProtocol" {
            superclass = superclass ?? .object(isQualified: name != parent.bareName)
        } else if parent.isAutoMockable {
            // It asks for nothing.
        } else if Self.satisfied.contains(name) {
            note(standard: name, parent)
        } else {
            // A typealias is followed to its end, unless it has none.
            if index.findAlias(parent.bareName, in: fact.scope) != nil {
                throw .cyclicInheritance([fact.qualifiedName, parent.bareName, parent.bareName])
            }
            isImpossible = true
            problems.append(
                SourceProblem(
                    place: fact.place,
                    message: "\"\(fact.name)\" refines \"\(parent.text)\", which is in none of the sources: "
                        + "what it asks for is unknown and no mock of \"\(self.fact.name)\" is written, hand its source in too"
                ))
        }
    }

    private mutating func note(standard name: String, _ parent: TypeFact) {
        standard.insert(name)
        switch name {
        case "Codable": standard.formUnion(["Encodable", "Decodable"])
        case "Hashable", "Comparable": standard.insert("Equatable")
        default: break
        }
    }

    /// Protocols that ask for nothing a class does not have by itself, or that the shape notes.
    static let satisfied: Set<String> = [
        "AnyObject", "class", "Any", "Sendable", "SendableMetatype", "Copyable", "Escapable", "~Copyable",
        "~Escapable", "Error", "LocalizedError", "CustomNSError", "Equatable", "Hashable", "Comparable",
        "Codable",
        "Encodable",
        "Decodable", "Actor", "Observable", "ObservableObject", "CVarArg", "BitwiseCopyable",
    ]

    private mutating func note(
        _ constraint: ConstraintFact, of fact: ProtocolFact, index: ProtocolIndex,
        _ fixed: inout [String: TypeFact]
    ) {
        guard let name = constraint.left.associatedName else {
            if let owner = constraint.ownerOfOwnElements(in: fact) {
                if product == .proxies { return refuseOwnElements(of: owner) }
                fixed[owner] = fixed[owner] ?? .array(.name(mockName))
            } else if constraint.left != .name("Self") {
                constraints.append(constraint)
            }
            return
        }
        if constraint.relation == "==" {
            if constraint.right != .name(name) {
                fixed[name] = index.qualified(constraint.right.withoutOwnScope(fact), in: fact.scope)
            }
        } else {
            add(AssociatedTypeFact(name, inherited: [constraint.right]), of: fact, index: nil)
        }
    }

    private mutating func add(_ associated: AssociatedTypeFact, of fact: ProtocolFact, index: ProtocolIndex?)
    {
        // A mock keeps what it is given, so that its own associated types can be copied.
        let bounds = associated.inherited.filter { bound in
            if case .suppressed = bound { return false }
            return true
        }.map { index?.qualified($0, in: fact.scope) ?? $0 }
        if let place = open.firstIndex(where: { $0.name == associated.name }) {
            for bound in bounds where !open[place].bounds.contains(bound) { open[place].bounds.append(bound) }
        } else {
            open.append((associated.name, bounds))
        }
    }
}

extension ConstraintFact {
    /// The associated type whose elements are to be the conforming type's own: no generic parameter can have such, a
    /// list does.
    fileprivate func ownerOfOwnElements(in fact: ProtocolFact) -> String? {
        guard relation == "==", right == .name("Self"), case .named(let base?, "Element", _) = left,
            let name = base.associatedName,
            let owner = fact.associatedTypes.first(where: { $0.name == name }),
            owner.inherited.allSatisfy({ Self.ofLists.contains($0.bareName) })
        else { return nil }
        return name
    }

    private static let ofLists: Set<String> = [
        "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
        "RangeReplaceableCollection",
    ]
}

extension TypeFact {
    /// The name of an associated type, written alone or as a member of `Self`.
    fileprivate var associatedName: String? {
        switch self {
        case .named(nil, let name, let arguments) where arguments.isEmpty && name != "Self": return name
        case .named(.named(nil, "Self", _)?, let name, _): return name
        default: return nil
        }
    }

    /// A typealias of the protocol itself, named through it, is found under its own name alone.
    fileprivate func withoutOwnScope(_ fact: ProtocolFact) -> TypeFact {
        guard case .named(let base?, let name, let arguments) = self, base == .name(fact.name) else {
            return self
        }
        return .named(base: nil, name: name, arguments: arguments)
    }
}
