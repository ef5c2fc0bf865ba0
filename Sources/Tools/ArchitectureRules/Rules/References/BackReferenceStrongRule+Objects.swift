import SourceModel
import Styles

// References that the style does not know, where the code shows that the same objects keep each other.

extension BackReferenceStrongRule {
    /// References to an owner that passes itself on: `viewModel.delegate = self` in the view that stores the view model.
    func passed(in project: ProjectContext) -> [Finding] {
        let helpers = HelperCycles(project: project)
        let owners = project.model.types.filter {
            $0.isClass && !StandIns.contains($0, in: project.model) && isRole($0, project)
        }
        return findings("passed", inEach: owners, of: project) { owner in
            helpers.cycles(of: owner).filter(project.isBetweenRoles).compactMap { cycle in
                // The other one may have passed itself on as well, and is reported then.
                guard !(project.isOwner(cycle[1].owner, of: owner) && project.isBackReference(cycle[0])),
                    project.isSeenFromOwner(cycle)
                        || !helpers.cycles(of: cycle[1].owner).contains(where: { $0.isSame(as: cycle) })
                else { return nil }
                return finding(written(cycle[1], project), to: owner, project)
            }
        }
    }

    private func isRole(_ type: TypeEntity, _ project: ProjectContext) -> Bool {
        project.roleInstance(of: type) != nil || RoleRank(of: type, in: project.model) != nil
    }

    /// A reference to an owner, which is in the same scene or in none.
    private func finding(
        _ reference: StoredReference, to owner: TypeEntity, _ project: ProjectContext
    ) -> Finding {
        if let instance = project.roleInstance(of: reference.owner),
            let other = project.roleInstance(of: owner), other.scene == instance.scene
        {
            return finding(reference, other.role.name, instance, project)
        }
        let name = reference.member.fact.name
        return Finding(
            of: info, at: reference.member.fact.location,
            message:
                "\"\(reference.owner.name)\" refers strongly to \"\(owner.name)\" in \"\(name)\", which owns it in turn, so "
                + "neither is ever released; \(way(reference, project))",
            subject: "\(reference.owner.qualifiedName).\(name)")
    }

    /// The reference with the type that its declaration names.
    private func written(_ reference: StoredReference, _ project: ProjectContext) -> StoredReference {
        project.storedReferences[reference.member.owner ?? reference.owner.id].first {
            $0.member.fact.location == reference.member.fact.location && !$0.isInside
        } ?? reference
    }

    /// References of cells to what shows them.
    func cells(in project: ProjectContext) -> [Finding] {
        let delegates = CellDelegates(project: project)
        let types = project.model.types.filter(delegates.isInCell)
        return findings("cells", inEach: types, of: project) { cell in
            delegates.delegates(of: cell).filter { !project.appLong.outlivesScenes($0.shower, in: project) }
                .map { finding($0, project) }
        }
    }

    private func finding(_ delegate: CellDelegates.Delegate, _ project: ProjectContext) -> Finding {
        let reference = delegate.reference
        let name = reference.member.fact.name
        return Finding(
            of: info, at: reference.member.fact.location,
            message:
                "\"\(reference.owner.name)\" refers strongly to \"\(delegate.shower.name)\" in \"\(name)\", which keeps "
                + "the cell in its list, so neither is ever released; \(way(reference, project))",
            subject: "\(reference.owner.qualifiedName).\(name)")
    }

    /// References of views to the view controller that shows them, by the name of the property: `var parentVC: UIViewController?`.
    func parents(in project: ProjectContext) -> [Finding] {
        let types = project.model.types.filter { type in
            type.isClass && !StandIns.contains(type, in: project.model)
                && project.model.inheritedNames(of: type).contains {
                    $0.hasPrefix("UI") && $0.hasSuffix("View") || $0.hasSuffix("Cell")
                }
        }
        return findings("parents", inEach: types, of: project) { view in
            let isCell = view.inherited.contains { $0.bareName?.hasSuffix("Cell") == true }
            let parents = view.storedProperties.filter {
                Self.isParent($0.fact, ofCell: isCell) && !view.empties([$0.fact.name])
            }
            return parents.map {
                finding($0, of: view, to: "the view controller", "which keeps its views in turn")
            }
        }
    }

    /// References of coordinators to the one that keeps them in its list: `var parentCoordinator: Coordinator?`.
    func parentCoordinators(in project: ProjectContext) -> [Finding] {
        let coordinators = project.model.types.filter {
            $0.isClass && $0.name.hasSuffix("Coordinator") && !StandIns.contains($0, in: project.model)
        }
        guard coordinators.contains(where: keepsChildren) else { return [] }
        return findings("coordinators", inEach: coordinators, of: project) { type in
            type.storedProperties.filter {
                $0.fact.ownership == .strong && !$0.fact.isStatic && $0.fact.name.hasPrefix("parent")
                    && ($0.fact.type ?? $0.fact.initialType)?.bareName.map(Self.coordinates) == true
                    && !type.empties([$0.fact.name]) && isSet($0.fact.name, of: type, in: project)
            }
            .map { finding($0, of: type, to: "its parent", "which keeps its children in a list") }
        }
    }

    private func finding(
        _ property: MemberEntity, of type: TypeEntity, to owner: String, _ reason: String
    ) -> Finding {
        let name = property.fact.name
        return Finding(
            of: info, at: property.fact.location,
            message:
                "\"\(type.name)\" refers strongly to \(owner) in \"\(name)\", \(reason), so neither is ever released; make it a weak var",
            subject: "\(type.qualifiedName).\(name)")
    }

    /// Whether some code gives the property of a coordinator a value: its own, or `child.parentCoordinator = self`.
    private func isSet(_ property: String, of type: TypeEntity, in project: ProjectContext) -> Bool {
        let query = NameQuery([property])
        let own = [type] + project.model.ancestors(of: type)
        return project.model.types.contains { other in
            other.members { $0.traits.contains(.assignments) && $0.bodyMayName(query) }.contains { member in
                guard let code = project.model.code(of: member) else { return false }
                return code.body.assignments.contains { assignment in
                    let names = code.withoutSelf(assignment.target.names, at: assignment.location)
                    guard names.last == property, assignment.value != .literal("nil") else { return false }
                    guard names.count > 1 else { return own.contains(other) }
                    let front = ChainFact(root: assignment.target.root, names: names.dropLast())
                    let child = project.model.value(of: front, at: assignment.location, in: code)?.type
                    return child.map {
                        $0 == type || own.contains($0) || project.model.inherits($0, from: type)
                    } ?? true
                }
            }
        }
    }

    private func keepsChildren(_ type: TypeEntity) -> Bool {
        type.storedProperties.contains { property in
            guard property.fact.name.lowercased().contains("child"),
                let list = (property.fact.type ?? property.fact.initialType)?.bare
            else { return false }
            switch list {
            case .array(let element): return element.bareName.map(Self.coordinates) == true
            case .dictionary(_, let element): return element.bareName.map(Self.coordinates) == true
            default: return false
            }
        }
    }

    /// `Coordinator`, `HomeCoordinatorInterface`, `Coordinating`
    private static func coordinates(_ name: String) -> Bool { name.contains("Coordinat") }

    private static func isParent(_ property: MemberFact, ofCell: Bool) -> Bool {
        guard property.ownership == .strong, !property.isStatic,
            let type = (property.type ?? property.initialType)?.bareName, type.hasSuffix("ViewController")
        else { return false }
        if ofCell, cellParents.contains(property.name) { return true }
        let words = property.name.camelCaseWords.map { $0.lowercased() }
        return words.count > 1 && words.contains(where: parents.contains)
    }

    private static let cellParents: Set<String> = ["delegate", "viewController", "controller", "vc"]
    private static let parents: Set<String> = [
        "parent", "owner", "owning", "containing", "presenting", "host",
    ]

    /// References that close a cycle of the objects that one function connects.
    func wired(in project: ProjectContext) -> [Finding] {
        let appLong = project.appLong
        let types = project.model.types.filter { !StandIns.contains($0, in: project.model) }
        return findings("wired", inEach: types, of: project) { type in
            WiredCycles.all(in: type, of: project).compactMap { cycle in
                guard let back = cycle.references.last, cycle.isBetweenRoles(in: project),
                    !(project.isOwner(back.owner, of: cycle.kept)
                        && cycle.references.contains(where: project.isBackReference)),
                    !cycle.references.contains(where: { appLong.outlivesScenes($0.owner, in: project) })
                else { return nil }
                return finding(back, to: cycle.kept, project)
            }
        }
    }
}

extension [StoredReference] {
    /// Whether two cycles have the same references, from whichever they start.
    func isSame(as other: [StoredReference]) -> Bool {
        Set(map(\.member.fact.location)) == Set(other.map(\.member.fact.location))
    }
}
