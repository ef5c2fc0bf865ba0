extension ProjectModel {
    /// The property or case that a member access refers to: the type's own, or that of its nearest ancestor.
    ///
    /// - Complexity: linear in the number of ancestors.
    public func member(_ name: String, of type: TypeEntity, isStatic: Bool) -> MemberEntity? {
        let matches = { (fact: MemberInPlace) in
            fact.kind == .property && fact.isStatic == isStatic || fact.kind == .enumCase && isStatic
        }
        if let own = type.firstMember(named: name, where: matches) { return own }
        for ancestor in ancestors(of: type) {
            if let found = ancestor.firstMember(named: name, where: matches) { return found }
        }
        return nil
    }

    /// The methods of this name, and cases with values, of the nearest type that has one: the type itself, then its
    /// ancestors.
    public func methods(_ name: String, of type: TypeEntity) -> [MemberEntity] {
        for one in [type] + ancestors(of: type) {
            let found = one.members(named: name) { $0.kind == .method || $0.kind == .enumCase }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The global function or variable, in the current module or an imported one; `nil` if there are several.
    public func global(_ name: String, in scope: Scope) -> MemberEntity? {
        guard let all = index.globals[name] else { return nil }
        let own = all.filter { $0.module == scope.module && isSeen($0, from: scope) }
        if !own.isEmpty { return own.count == 1 ? entity(own[0]) : nil }
        let visible = index.visible[scope.module][scope.file]
        let others = all.filter { global in visible.contains { $0.module == global.module } }
        return others.count == 1 ? entity(others[0]) : nil
    }

    private func isSeen(_ global: NameIndex.Global, from scope: Scope) -> Bool {
        let access = modules[global.module].files[global.file].globals[global.index].access
        return global.file == scope.file || access != "private" && access != "fileprivate"
    }

    private func entity(_ global: NameIndex.Global) -> MemberEntity {
        MemberEntity(
            modules[global.module].files[global.file].globals, at: global.index, owner: nil, part: 0,
            module: global.module, file: global.file)
    }
}

extension TypeEntity {
    func firstMember(named name: String, where matches: (MemberInPlace) -> Bool) -> MemberEntity? {
        if membersByName != nil { return members(named: name, where: matches).first }
        for part in parts.indices {
            let found = parts[part].fact.members.withUnsafeBufferPointer { members in
                members.indices.first {
                    let member = MemberInPlace(members, at: $0)
                    return member.name == name && matches(member)
                }
            }
            if let found { return member(found, of: part) }
        }
        return nil
    }

    /// Some of its members of one name, in the order of its parts.
    public func members(named name: String, where matches: (MemberInPlace) -> Bool = { _ in true })
        -> [MemberEntity]
    {
        guard let membersByName else { return members { $0.name == name && matches($0) } }
        return (membersByName[name] ?? []).filter { index in
            parts[index.part].fact.members.withUnsafeBufferPointer {
                matches(MemberInPlace($0, at: index.member))
            }
        }
        .map { member($0.member, of: $0.part) }
    }

    /// Some of its members, in the order of its parts; faster than filtering `members`, because only these are copied.
    public func members(where matches: (MemberInPlace) -> Bool) -> [MemberEntity] {
        var found: [MemberEntity] = []
        for part in parts.indices {
            parts[part].fact.members.withUnsafeBufferPointer { members in
                for index in members.indices where matches(MemberInPlace(members, at: index)) {
                    found.append(member(index, of: part))
                }
            }
        }
        return found
    }

    private func member(_ index: Int, of part: Int) -> MemberEntity {
        MemberEntity(
            parts[part].fact.members, at: index, owner: id, part: part, module: parts[part].module,
            file: parts[part].file)
    }
}
