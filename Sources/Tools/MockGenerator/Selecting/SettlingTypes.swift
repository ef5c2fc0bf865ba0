import SourceModel

/// Settles associated types: by what constraints, arguments and the protocols of the standard library say of them.
extension MockShape {
    /// The compiler infers these from the property of the same use; a class has an `id` of its own.
    mutating func inferKnown(_ seen: Set<String>, _ fixed: inout [String: TypeFact]) {
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
            } else if parent == "Identifiable", product == .mocks {
                requirements.removeAll { $0.name == property && $0.kind == .property }
                open.removeAll { $0.name == associated }
            }
        }
    }

    /// What a loop over values that come later may throw is told by its iterator.
    mutating func throwInLoops(_ seen: Set<String>, _ failure: TypeFact?) {
        let isOpen = open.contains { $0.name == "Failure" }
        guard let failure = failure ?? (isOpen ? .name("Failure") : nil) else { return }
        let isNever = failure == .name("Never")
        for place in requirements.indices {
            let requirement = requirements[place]
            if requirement.name == "makeAsyncIterator", seen.contains("AsyncSequence"), !isNever {
                requirements[place].type = requirement.type.throwing(failure)
            } else if requirement.name == "next", seen.contains("AsyncIteratorProtocol"),
                requirement.parameters.isEmpty
            {
                requirements[place].effects.throwing = isNever ? nil : "throws"
                requirements[place].effects.errorType = isNever ? nil : failure
            }
        }
    }

    mutating func settle(_ fixed: [String: TypeFact], _ index: ProtocolIndex) {
        var map = fixed
        for _ in 0..<4 where !fixed.isEmpty {
            map = map.mapValues { type in
                type.replacing { name -> TypeFact? in fixed[name] == type ? nil : fixed[name] }
            }
        }
        settled = open.filter { map[$0.name] != nil }.map { ($0.name, map[$0.name] ?? .void) }
        open.removeAll { map[$0.name] != nil }
        open = open.map { ($0.name, $0.bounds.map { $0.replacing { map[$0] } }) }
        constraints = constraints.map {
            ConstraintFact($0.left.replacing { map[$0] }, $0.relation, $0.right.replacing { map[$0] })
        }.filter { constraint in
            constraint.left.mentions { name in open.contains { $0.name == name } }
        }
        letFunctionsEscape(map, index)
        nameOpenTypes(map)
    }

    /// What a caller passes for an associated type escapes, also where that is settled to be a function.
    private mutating func letFunctionsEscape(_ map: [String: TypeFact], _ index: ProtocolIndex) {
        let scope = fact.scope + [fact.name]
        let functions = map.filter { index.followed($0.value, in: scope).isFunction }
        guard !functions.isEmpty else { return }
        for place in requirements.indices {
            for number in requirements[place].parameters.indices {
                let parameter = requirements[place].parameters[number]
                guard case .named(nil, let name, let arguments) = parameter.type, arguments.isEmpty,
                    !parameter.isVariadic, functions[name] != nil
                else { continue }
                requirements[place].parameters[number].type = .decorated(["@escaping"], parameter.type)
            }
        }
    }

    /// Writes requirements with the mock's own names for `Self` and the associated types.
    private mutating func nameOpenTypes(_ map: [String: TypeFact]) {
        let names = open
        // What most protocols name none of need not be looked for.
        let isOnlySelf = names.isEmpty && map.isEmpty
        guard
            !isOnlySelf
                || requirements.indices.contains(where: { requirements[$0].mentions { $0 == "Self" } })
        else { return }
        var own = map
        let bare = TypeFact.name(mockName)
        own["Self"] =
            names.isEmpty || product == .proxies
            ? bare : .named(base: nil, name: mockName, arguments: names.map { .name($0.name) })
        for (name, _) in names { own[name] = .name(name) }
        let replaced = Array(own.keys)
        for place in requirements.indices where requirements[place].mentions({ replaced.contains($0) }) {
            let shadowed = Set(requirements[place].generics.map(\.name))
            requirements[place] = requirements[place].replacing { shadowed.contains($0) ? nil : own[$0] }
        }
    }
}

extension TypeFact {
    /// The iterator of a stream, as one that throws.
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
