import SourceModel

/// Strong references of cells to the view or view controller that shows them, which keeps them in its list.
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

    func delegates(of cell: TypeEntity) -> [Delegate] {
        project.storedReferences[cell.id].compactMap { reference in
            let name = reference.member.fact.name
            guard reference.isStrong, !reference.isInside, reference.target.kind == .protocol,
                name == "delegate" || name.hasSuffix("Delegate"), !cell.empties([name])
            else { return nil }
            let shower = project.realConformers(of: reference.target).first { conformer in
                conformer.isClass && model.isViewOrController(conformer) && !conformer.empties([name])
                    && setsItself(conformer, reference)
            }
            return shower.map { Delegate(reference: reference, shower: $0) }
        }
    }

    /// Whether its code contains `cell.delegate = self` for such a cell.
    private func setsItself(_ type: TypeEntity, _ reference: StoredReference) -> Bool {
        let property = reference.member.fact.name
        let names = NameQuery([property])
        return type.members { $0.traits.contains(.assignments) && $0.bodyMayName(names) }.contains { member in
            guard let code = model.code(of: member), !member.fact.isStatic else { return false }
            return code.body.assignments.contains { assignment in
                guard assignment.target.root == .name, assignment.target.names.count == 2,
                    assignment.target.names[1] == property, case .chain(let value) = assignment.value,
                    value.names.count == 1, code.isSelf(value.names[0], at: assignment.location)
                else { return false }
                return isCell(assignment.target.names[0], at: assignment.location, reference.owner, code)
            }
        }
    }

    /// Whether a variable may contain a cell of a class: by its type, or by the type's name beside.
    private func isCell(
        _ name: String, at location: FileLocation, _ cell: TypeEntity, _ code: CodeContext
    ) -> Bool {
        let written = code.body.local(name, visibleAt: location)?.type
        let types = written.map { $0.namedParts.flatMap { model.types($0.type, in: code.scope) } } ?? []
        let chain = ChainFact(root: .name, names: [name])
        let known = types + [model.value(of: chain, at: location, in: code)?.type].compactMap { $0 }
        if !known.isEmpty {
            return known.contains {
                $0 == cell || model.inherits(cell, from: $0) || model.inherits($0, from: cell)
            }
        }
        return written == nil
            && code.body.uses.contains { $0.chain.root == .name && $0.chain.names.first == cell.name }
    }
}
