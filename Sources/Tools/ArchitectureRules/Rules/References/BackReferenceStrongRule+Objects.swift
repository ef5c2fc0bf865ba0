import SourceModel
import Styles

// References that the style does not know, where the code shows that the same objects keep each other.

extension BackReferenceStrongRule {
    /// References to an owner that passes itself on: `viewModel.delegate = self` in the view that stores the view model.
    func passed(in project: ProjectContext) -> [Finding] {
        let helpers = HelperCycles(project: project)
        return findings("passed", inEach: project.roleInstances.filter(\.type.isClass), of: project) {
            owner in
            helpers.cycles(of: owner.type).filter(project.isWithinScene).compactMap { cycle in
                project.roleInstance(of: cycle[1].owner).map {
                    finding(written(cycle[1], project), owner.role.name, $0, project)
                }
            }
        }
    }

    /// The reference with the type that its declaration names.
    private func written(_ reference: StoredReference, _ project: ProjectContext) -> StoredReference {
        project.storedReferences[reference.owner.id].first {
            $0.member.fact.location == reference.member.fact.location && !$0.isInside
        } ?? reference
    }

    /// References of cells to what shows them.
    func cells(in project: ProjectContext) -> [Finding] {
        let delegates = CellDelegates(project: project)
        let types = project.model.types.filter(delegates.isCell)
        return findings("cells", inEach: types, of: project) { cell in
            delegates.delegates(of: cell).map { finding($0, project) }
        }
    }

    private func finding(_ delegate: CellDelegates.Delegate, _ project: ProjectContext) -> Finding {
        let reference = delegate.reference
        let name = reference.member.fact.name
        return Finding(
            of: info, at: reference.member.fact.location,
            message:
                "\"\(reference.owner.name)\" refers strongly to its delegate in \"\(name)\", and \"\(delegate.shower.name)\", which passes "
                + "itself to it, keeps the cell in its list, so neither is ever released; \(way(reference, project))",
            subject: "\(reference.owner.qualifiedName).\(name)")
    }

    /// References that close a cycle through what hosts a view.
    func wired(in project: ProjectContext) -> [Finding] {
        let types = project.model.types.filter { !StandIns.contains($0, in: project.model) }
        return findings("wired", inEach: types, of: project) { type in
            type.members { $0.traits.isSuperset(of: [.constructions, .assignments]) }.flatMap {
                member -> [Finding] in
                guard let code = project.model.code(of: member) else { return [] }
                return WiredCycles(project: project, code: code).closing().compactMap { reference, kept in
                    guard let instance = project.roleInstance(of: reference.owner),
                        instance.role.platform != .host, let other = project.roleInstance(of: kept),
                        other.scene == instance.scene, other.role.name != instance.role.name,
                        !instance.type.empties([reference.member.fact.name])
                    else { return nil }
                    return finding(reference, other.role.name, instance, project)
                }
            }
        }
    }
}
