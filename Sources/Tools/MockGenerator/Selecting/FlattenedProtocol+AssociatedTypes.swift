import SourceModel

/// Resolves associated types from constraints, generic arguments, and the protocols of the standard library.
extension FlattenedProtocol {
    /// Infers the associated types of `Identifiable` and `RawRepresentable` from their properties, as the compiler does. A class
    /// has an `id` by default.
    mutating func inferFromProperties(_ seen: Set<String>, _ fixed: inout [String: TypeFact]) {
        guard seen.contains("Identifiable") || seen.contains("RawRepresentable") else { return }
        for (parent, associated, property) in [
            ("Identifiable", "ID", "id"), ("RawRepresentable", "RawValue", "rawValue"),
        ] {
            guard seen.contains(parent), fixed[associated] == nil else { continue }
            let restated = requirements.last {
                $0.name == property && $0.kind == .property && $0.type != .name(associated)
            }
            if let restated {
                fixed[associated] = restated.type
            } else if parent == "Identifiable", product == .mocks, standard.contains(parent) {
                requirements.removeAll { $0.name == property && $0.kind == .property }
                open.removeAll { $0.name == associated }
            }
        }
    }

    /// Uses the failure type of an asynchronous sequence in its iterator.
    mutating func throwInLoops(_ seen: Set<String>, _ failure: TypeFact?) {
        let isOpen = open.contains { $0.name == "Failure" }
        guard let failure = failure ?? (isOpen ? .name("Failure") : nil) else { return }
        let isNever = failure == .name("Never")
        for position in requirements.indices {
            let requirement = requirements[position]
            if requirement.name == "makeAsyncIterator", seen.contains("AsyncSequence"), !isNever {
                requirements[position].type = requirement.type.throwing(failure)
            } else if requirement.name == "next", seen.contains("AsyncIteratorProtocol"),
                requirement.parameters.isEmpty
            {
                requirements[position].effects.throwing = isNever ? nil : "throws"
                requirements[position].effects.errorType = isNever ? nil : failure
            }
        }
    }

    mutating func resolve(_ fixed: [String: TypeFact], _ index: ProtocolIndex) {
        var map = fixed
        for _ in 0..<4 where !fixed.isEmpty {
            map = map.mapValues { type in
                type.replacing { name -> TypeFact? in fixed[name] == type ? nil : fixed[name] }
            }
        }
        shareBounds(map)
        // In a class only results may be `Self`.
        let bare = TypeFact.name(mockName)
        resolved = open.filter { map[$0.name] != nil }.map { name, _ in
            (name, (map[name] ?? .void).replacing { $0 == "Self" ? bare : nil })
        }
        open.removeAll { map[$0.name] != nil }
        open = open.map { ($0.name, $0.bounds.map { $0.withoutSelf.replacing { map[$0] } }) }
        constraints = constraints.map {
            ConstraintFact(
                $0.left.withoutSelf.replacing { map[$0] }, $0.relation,
                $0.right.withoutSelf.replacing { map[$0] })
        }.filter { constraint in
            constraint.left.mentions { name in open.contains { $0.name == name } }
        }
        letFunctionsEscape(map, index)
        renameShadowingGenerics()
        nameOpenTypes(map)
    }

    /// Adds the bounds of an associated type to the one that it is the same as.
    private mutating func shareBounds(_ map: [String: TypeFact]) {
        for (name, bounds) in open {
            guard let type = map[name], map[type.text] == nil,
                let other = open.firstIndex(where: { $0.name == type.text })
            else { continue }
            for bound in bounds where !open[other].bounds.contains(bound) { open[other].bounds.append(bound) }
        }
    }

    /// A generic parameter of a member must not hide one of the mock's: `Self` mentions those.
    mutating func renameShadowingGenerics() {
        // A proxy has no generic parameters for associated types.
        guard product == .mocks, !open.isEmpty else { return }
        let taken = Set(open.map(\.name))
        for position in requirements.indices where !requirements[position].generics.isEmpty {
            requirements[position] = requirements[position].renamingGenerics(besides: taken)
        }
    }

    /// Arguments of an associated type escape, also if the type resolves to a function.
    private mutating func letFunctionsEscape(_ map: [String: TypeFact], _ index: ProtocolIndex) {
        let scope = fact.scope + [fact.name]
        let functions = map.filter { index.followed($0.value, in: scope).isFunction }
        guard !functions.isEmpty else { return }
        for position in requirements.indices {
            for number in requirements[position].parameters.indices {
                let parameter = requirements[position].parameters[number]
                guard case .named(nil, let name, let arguments) = parameter.type, arguments.isEmpty,
                    !parameter.isVariadic, functions[name] != nil
                else { continue }
                requirements[position].parameters[number].type = .decorated(["@escaping"], parameter.type)
            }
        }
    }

    /// The generated class with its generic arguments.
    private var ownType: TypeFact {
        guard !open.isEmpty, product != .proxies else { return .name(mockName) }
        return .named(base: nil, name: mockName, arguments: open.map { .name($0.name) })
    }

    /// Uses the mock's names for `Self` and the associated types in the requirements.
    private mutating func nameOpenTypes(_ map: [String: TypeFact]) {
        let names = open
        let whole = ownType
        let map = map.mapValues { $0.replacing { $0 == "Self" ? whole : nil } }
        // Most protocols mention neither.
        let isOnlySelf = names.isEmpty && map.isEmpty
        guard
            !isOnlySelf
                || requirements.indices.contains(where: { requirements[$0].mentions { $0 == "Self" } })
        else { return }
        var own = map
        own["Self"] = whole
        for (name, _) in names { own[name] = .name(name) }
        let replaced = Array(own.keys)
        for position in requirements.indices where requirements[position].mentions({ replaced.contains($0) })
        {
            let shadowed = Set(requirements[position].generics.map(\.name))
            requirements[position] = requirements[position].replacing {
                shadowed.contains($0) ? nil : own[$0]
            }
        }
    }
}

extension TypeFact {
    /// The type with `T` for each `Self.T`.
    fileprivate var withoutSelf: TypeFact {
        rewritten { part in
            guard case .named(.named(nil, "Self", _)?, let name, let arguments) = part else { return nil }
            return .named(base: nil, name: name, arguments: arguments)
        }
    }

    /// The iterator of the throwing variant of a stream.
    fileprivate func throwing(_ failure: TypeFact) -> TypeFact {
        guard case .named(.named(let base, "AsyncStream", let elements)?, let name, let arguments) = self
        else {
            return self
        }
        return .named(
            base: .named(base: base, name: "AsyncThrowingStream", arguments: elements + [failure]),
            name: name,
            arguments: arguments)
    }
}
