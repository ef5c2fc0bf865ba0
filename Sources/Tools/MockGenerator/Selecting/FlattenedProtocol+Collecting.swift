import SourceModel

/// Collects the requirements of a protocol and of all protocols it refines.
extension FlattenedProtocol {
    mutating func collect(
        _ fact: ProtocolFact, index: ProtocolIndex, path: [String], seen: inout Set<String>,
        fixed: inout [String: TypeFact]
    ) throws(MockError) {
        let (name, key) = (fact.qualifiedName, index.key(of: fact))
        if path.contains(key) { throw .cyclicInheritance(path + [key]) }
        for constraint in fact.constraints { note(constraint, of: fact, index: index, &fixed) }
        for associated in fact.associatedTypes {
            for constraint in associated.constraints { note(constraint, of: fact, index: index, &fixed) }
        }
        guard seen.insert(key).inserted else { return }
        seen.insert(name)
        paths.insert(fact.location.path)
        for parent in index.parents(of: fact) {
            if let next = index.findProtocol(parent.bareName, in: fact.scope, by: fact) {
                for (associated, type) in zip(next.primaryAssociatedTypes, parent.arguments) {
                    fixed[associated] = index.qualified(type, in: fact.scope)
                }
                if next.location.path == knownProtocols.path { standard.insert(next.name) }
                try collect(next, index: index, path: path + [key], seen: &seen, fixed: &fixed)
            } else {
                try inherit(parent, in: fact, index: index)
            }
        }
        for associated in fact.associatedTypes { add(associated, of: fact, index: index) }
        resolveByAliases(of: fact, index: index, &fixed)
        owners.add(fact.requirements, of: name)
        let isAsWritten =
            fact.attributes.isEmpty && fact.scope.isEmpty && index.aliasScopes(of: fact).isEmpty
            && !isolation.isAny && fact.modifiers.isEmpty && self.fact.modifiers.isEmpty
            && !(product == .mocks && index.isForeign(fact))
        if isAsWritten, requirements.isEmpty {
            // Avoids copying the array.
            requirements = fact.requirements
            return
        }
        guard !isAsWritten else {
            requirements += fact.requirements
            return
        }
        for requirement in fact.requirements {
            requirements.append(standalone(requirement, of: fact, index: index))
        }
    }

    private func resolveByAliases(
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
        if let type = index.findClass(parent.bareName, in: fact.scope) {
            let base = BaseClass(parent, declared: type, index: index)
            superclass = base
            if !self.fact.isClass { refuseGenericBase(base) }
            // The members of a mocked class may name what only their own files import.
            if fact.isClass { paths.formUnion(base.chain.compactMap(\.members?.location.path)) }
        } else if name == "NSObject" || name == "NSObjectProtocol" {
            superclass = superclass ?? .object(isQualified: name != parent.bareName)
        } else if parent.isAutoMockable {
            // It has no requirements.
        } else if Self.satisfied.contains(name) {
            note(standard: name, parent)
        } else {
            // Only a typealias that refers to itself is not resolved here.
            if index.findAlias(parent.bareName, in: fact.scope) != nil {
                throw .cyclicInheritance([fact.qualifiedName, parent.bareName, parent.bareName])
            }
            refuse(parent, of: fact, unreadable: index.unreadable[name])
        }
    }

    /// Refuses a protocol for one of its parents, whose requirements are unknown.
    private mutating func refuse(_ parent: TypeFact, of fact: ProtocolFact, unreadable path: String?) {
        isImpossible = true
        if path == nil,
            let reason = UnmockableParents.reason(parent.bareName.withoutSystemModule ?? parent.bareName)
        {
            let message =
                "\"\(fact.name)\" refines \"\(parent.text)\", \(reason), and no mock of \"\(self.fact.name)\" is written"
            return problems.append(SourceProblem(location: fact.location, message: message))
        }
        let reason =
            path.map { "whose file \($0) could not be read completely" }
            ?? "whose declaration is not in the sources"
        let advice = path == nil ? "pass its source too" : "correct that file first"
        problems.append(
            SourceProblem(
                location: fact.location,
                message: "\"\(fact.name)\" refines \"\(parent.text)\", \(reason): "
                    + "its requirements are unknown, so no mock of \"\(self.fact.name)\" is written, \(advice)"
            ))
    }

    private mutating func note(standard name: String, _ parent: TypeFact) {
        standard.insert(name)
        switch name {
        case "Codable": standard.formUnion(["Encodable", "Decodable"])
        case "Hashable", "Comparable": standard.insert("Equatable")
        default: break
        }
    }

    /// Protocols without requirements that a generated class has to declare, and those that `standard` handles.
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
        let constraint = constraint.withSelfOnTheRight.withoutAlias(of: fact, index)
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
        // A mock stores its arguments, so its associated types are copyable.
        let bounds = associated.inherited.filter { bound in
            if case .suppressed = bound { return false }
            return true
        }.map { index?.qualified($0, in: fact.scope) ?? $0 }
        if let position = open.firstIndex(where: { $0.name == associated.name }) {
            for bound in bounds where !open[position].bounds.contains(bound) {
                open[position].bounds.append(bound)
            }
        } else {
            open.append((associated.name, bounds))
        }
    }
}

extension ConstraintFact {
    /// The constraint on the type behind a typealias that the protocol declares or inherits.
    fileprivate func withoutAlias(of fact: ProtocolFact, _ index: ProtocolIndex) -> ConstraintFact {
        guard let name = left.associatedName else { return self }
        let type = index.aliasScopes(of: fact).lazy.compactMap { index.ownAlias(.name(name), in: $0) }.first
        // An alias of a whole type resolves an associated type of its name.
        guard let type, case .named(_?, _, _) = type else { return self }
        return ConstraintFact(type, relation, right)
    }

    /// `Family.Element == Self` for `Self == Family.Element`.
    fileprivate var withSelfOnTheRight: ConstraintFact {
        guard relation == "==", left == .name("Self"), case .named(_?, "Element", _) = right else {
            return self
        }
        return ConstraintFact(right, relation, left)
    }

    /// The associated type whose elements must be the conforming type. A generic parameter cannot express that; an
    /// array can.
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

    /// The unqualified name of a typealias that is qualified with its own protocol.
    fileprivate func withoutOwnScope(_ fact: ProtocolFact) -> TypeFact {
        guard case .named(let base?, let name, let arguments) = self, base == .name(fact.name) else {
            return self
        }
        return .named(base: nil, name: name, arguments: arguments)
    }
}
