import SourceModel

/// Strong references of cells, and of the views in them, to what shows them, which keeps them in its list.
struct CellDelegates {
    struct Delegate {
        let reference: StoredReference
        /// The class that shows the cell.
        let shower: TypeEntity
    }

    let project: ProjectContext

    private var model: ProjectModel { project.model }

    /// Whether a list keeps objects of a class.
    func isCell(_ type: TypeEntity) -> Bool {
        type.isClass && !StandIns.contains(type, in: model)
            && model.inheritedNames(of: type).contains { name in
                name.hasPrefix("UI")
                    && ["Cell", "ReusableView", "HeaderFooterView"].contains(where: name.hasSuffix)
            }
    }

    /// Whether a class is a cell, or a view that a cell keeps.
    func isInCell(_ type: TypeEntity) -> Bool { isCell(type) || !cells(with: type).isEmpty }

    /// The cells that store a view of a class.
    private func cells(with part: TypeEntity) -> [TypeEntity] {
        guard part.isClass, model.inheritedNames(of: part).contains(where: { $0.hasPrefix("UI") }) else {
            return []
        }
        let classes = [part] + model.conformers(of: part)
        return classes.flatMap { project.strongOwners[$0.id] }.map { model.types[$0] }.filter(isCell)
    }

    func delegates(of cell: TypeEntity) -> [Delegate] {
        let candidates = project.storedReferences[cell.id].filter { reference in
            reference.isStrong && !reference.isInside && !cell.empties([reference.member.fact.name])
                && (reference.target.kind == .protocol || reference.target.isClass)
        }
        guard !candidates.isEmpty else { return [] }
        let parts = isCell(cell) ? [] : cells(with: cell)
        return candidates.compactMap { reference in
            let name = reference.member.fact.name
            let classes =
                reference.target.kind == .protocol
                ? project.realConformers(of: reference.target)
                : [reference.target] + project.realConformers(of: reference.target)
            let shower = classes.first { shower in
                shower.isClass && keepsList(shower) && !shower.empties([name])
                    && SelfInCells(project: project, shower: shower, reference: reference, cells: parts).isSet
            }
            return (shower ?? delegate(of: reference, classes)).map {
                Delegate(reference: reference, shower: $0)
            }
        }
    }

    /// The view controller that becomes a cell's own delegate where the cell's class is unknown, or through somebody who makes the cell:
    /// `cell.delegate = delegate`.
    private func delegate(of reference: StoredReference, _ classes: [TypeEntity]) -> TypeEntity? {
        guard isCell(reference.owner), reference.target.kind == .protocol,
            reference.target.name.hasSuffix("Delegate")
        else { return nil }
        let name = reference.member.fact.name
        let names = [name] + forwarders(of: reference)
        return classes.first { one in
            !isCell(one) && model.inheritedNames(of: one).contains { $0.hasSuffix("ViewController") }
                && !one.empties([name]) && passesItself(one, to: names)
        }
    }

    /// The properties of others whose object the cell gets.
    private func forwarders(of reference: StoredReference) -> [String] {
        let name = reference.member.fact.name
        let query = NameQuery([name])
        return project.model.types.filter { $0 != reference.owner }.flatMap { type in
            type.members { $0.traits.contains(.assignments) && $0.bodyMayName(query) }.flatMap { member in
                (member.fact.body?.assignments ?? []).compactMap { assignment -> String? in
                    guard assignment.target.names.count > 1, assignment.target.names.last == name,
                        case .chain(let value) = assignment.value, value.root == .name,
                        let kept = value.names.last, value.names.filter({ $0 != "self" }).count == 1,
                        let stored = model.member(kept, of: type, isStatic: false), stored.fact.isStored
                    else { return nil }
                    return stored.fact.type?.bareName == reference.target.name ? kept : nil
                }
            }
        }
    }

    /// Whether the code of a class gives its object to a property of something whose class is unknown, or that forwards it.
    private func passesItself(_ type: TypeEntity, to names: [String]) -> Bool {
        type.members { $0.traits.contains(.assignments) && !$0.isStatic }.contains { member in
            guard let code = model.code(of: member) else { return false }
            return code.body.assignments.contains { assignment in
                let target = assignment.target
                guard target.root == .name, target.names.count > 1, let name = target.names.last,
                    names.contains(name), case .chain(let value) = assignment.value,
                    value.names.count == 1, code.isSelf(value.names[0], at: assignment.location)
                else { return false }
                let front = ChainFact(root: .name, names: target.names.dropLast())
                return names.dropFirst().contains(name)
                    || model.value(of: front, at: assignment.location, in: code) == nil
            }
        }
    }

    private static let lists: Set<String> = ["UITableView", "UICollectionView"]

    /// Whether a class keeps cells: a view or a view controller, or an object that stores a list strongly.
    private func keepsList(_ type: TypeEntity) -> Bool {
        if isCell(type) { return false }
        if model.isViewOrController(type) { return true }
        return ([type] + model.ancestors(of: type)).contains { one in
            one.isClass
                && !one.members {
                    $0.kind == .property && $0.isStored && $0.ownership == .strong
                        && $0.type?.bareName.map(Self.lists.contains) == true
                }.isEmpty
        }
    }
}

/// Whether the code of a class passes its object to the cells that it shows.
private struct SelfInCells {
    let project: ProjectContext
    let shower: TypeEntity
    let reference: StoredReference
    /// The cells that contain the view with the reference; none if that is a cell itself.
    let cells: [TypeEntity]

    private var model: ProjectModel { project.model }
    private var property: String { reference.member.fact.name }

    var isSet: Bool {
        let setters = self.setters
        let names = NameQuery(Set([property] + setters.map(\.name)))
        return shower.members {
            !$0.traits.isDisjoint(with: [.assignments, .calls]) && $0.bodyMayName(names)
        }.contains { member in
            guard !member.fact.isStatic, let code = model.code(of: member) else { return false }
            return code.body.assignments.contains { isSetting($0, code) }
                || !setters.isEmpty && code.body.calls.contains { isSetting($0, setters, code) }
        }
    }

    /// `cell.delegate = self`, `cell.header.delegate = self`, `(cell as? OrderCell)?.delegate = self`
    private func isSetting(_ assignment: AssignmentFact, _ code: CodeContext) -> Bool {
        let target = assignment.target
        guard target.names.last == property, isSelf(assignment.value, at: assignment.location, code) else {
            return false
        }
        switch target.root {
        case .name: return isHolder(target.names.dropLast(), at: assignment.location, code)
        case .other: return target.names.count == 1 && isCast(at: assignment.location, code)
        case .call(let index):
            guard index < code.body.calls.count, target.names.count == 1, cells.isEmpty else { return false }
            return isCast(at: assignment.location, code)
        case .implicit: return false
        }
    }

    /// `cell.configure(with: order, delegate: self)`
    private func isSetting(_ call: CallFact, _ setters: [MemberFact], _ code: CodeContext) -> Bool {
        guard call.callee.root == .name, let name = call.callee.names.last else { return false }
        return setters.contains { setter in
            setter.name == name && isHolder(call.callee.names.dropLast(), at: call.location, code)
                && call.arguments.contains { argument in
                    isSelf(argument.value, at: call.location, code)
                        && parameter(of: setter)?.label == argument.label ?? "_"
                }
        }
    }

    /// The methods that set the reference to what they are given.
    private var setters: [MemberFact] {
        reference.owner.members { $0.kind == .method && $0.traits.contains(.assignments) }.map(\.fact).filter
        {
            parameter(of: $0) != nil
        }
    }

    private func parameter(of method: MemberFact) -> ParameterFact? {
        (method.body?.assignments ?? []).lazy.compactMap { assignment -> ParameterFact? in
            guard assignment.target.root == .name, case .chain(let value) = assignment.value,
                assignment.target.names.filter({ $0 != "self" }) == [property], value.names.count == 1
            else { return nil }
            return method.parameters.first { ($0.innerName ?? $0.label) == value.names[0] }
        }.first
    }

    private func isSelf(_ value: ArgumentFact.Value, at location: FileLocation, _ code: CodeContext) -> Bool {
        guard case .chain(let chain) = value, chain.root == .name, chain.names.count == 1 else {
            return false
        }
        return code.isSelf(chain.names[0], at: location)
    }

    /// Whether names are a cell with the reference, or a part of a cell with it.
    private func isHolder(_ names: [String], at location: FileLocation, _ code: CodeContext) -> Bool {
        guard let first = names.first, first != "self" else { return false }
        if names.count == 1 { return cells.isEmpty && isObject(first, at: location, [reference.owner], code) }
        guard names.count == 2, isObject(first, at: location, cells, code) else { return false }
        return cells.contains { cell in
            project.storedReferences[cell.id].contains {
                $0.member.fact.name == names[1] && !$0.isInside
                    && model.inherits($0.target, from: reference.owner)
            }
        }
    }

    /// Whether a variable may contain an object of one of these classes: by its type, or by the type's name beside.
    private func isObject(
        _ name: String, at location: FileLocation, _ classes: [TypeEntity], _ code: CodeContext
    ) -> Bool {
        let written = code.body.local(name, visibleAt: location)?.type
        let types = written.map { $0.namedParts.flatMap { model.types($0.type, in: code.scope) } } ?? []
        let chain = ChainFact(root: .name, names: [name])
        let known = types + [model.value(of: chain, at: location, in: code)?.type].compactMap { $0 }
        if !known.isEmpty {
            return known.contains { type in
                classes.contains { model.inherits($0, from: type) || model.inherits(type, from: $0) }
            }
        }
        return written == nil
            && code.body.uses.contains { use in
                use.chain.root == .name && classes.contains { $0.name == use.chain.names.first }
            }
    }

    /// Whether a line casts something to the cell.
    private func isCast(at location: FileLocation, _ code: CodeContext) -> Bool {
        code.body.types.contains { use in
            use.kind == .cast && use.location.line == location.line
                && model.types(use.type, in: code.scope).contains(reference.owner)
        }
    }
}
