import SourceModel
import Styles

/// Types of one name that could be a scene in one style.
struct SceneCandidate {
    /// A type, and how well its name fits its role; a smaller rank is better.
    struct RankedType {
        var type: TypeEntity
        var rank: Int
    }

    var name: String
    var style: Style
    /// The style's index among the styles.
    var order: Int
    var members: [String: [RankedType]] = [:]

    /// The smallest number of its types.
    var first: Int {
        var first = Int.max
        for list in members.values { for member in list { first = min(first, member.type.id) } }
        return first
    }
    var types: [TypeEntity] { members.values.flatMap { $0.map(\.type) } }

    init(name: String, style: Style, order: Int) {
        self.name = name
        self.style = style
        self.order = order
    }

    mutating func add(_ type: TypeEntity, _ match: RoleNames.RoleMatch) {
        members[match.role.name, default: []].append(RankedType(type: type, rank: match.rank))
        members[match.role.name]?.sort { ($0.rank, $0.type.id) < ($1.rank, $1.type.id) }
    }

    mutating func remove(_ type: TypeEntity) {
        members = members.mapValues { $0.filter { $0.type.id != type.id } }.filter { !$0.value.isEmpty }
    }

    /// Takes the builder and the navigation of another candidate, if it has none.
    mutating func adopt(_ other: inout SceneCandidate) {
        for role in ["builder", "navigation"] where members[role] == nil {
            members[role] = other.members.removeValue(forKey: role)
        }
    }

    /// Whether it is a view, and at most what builds and opens it.
    func hasOnlyFrame(around view: String) -> Bool {
        members[view] != nil && members.keys.allSatisfy { [view, "builder", "navigation"].contains($0) }
    }

    /// Modules of different projects that do not import each other cannot form a scene.
    func parted(by areNeighbors: (Int, Int) -> Bool) -> [SceneCandidate] {
        var groups: [Set<Int>] = []
        for module in Set(types.map(\.module)).sorted() {
            let near = groups.filter { $0.contains { areNeighbors($0, module) } }
            groups.removeAll { near.contains($0) }
            groups.append(near.reduce(into: [module]) { $0.formUnion($1) })
        }
        guard groups.count > 1 else { return [self] }
        return groups.map { modules in
            var part = SceneCandidate(name: name, style: style, order: order)
            part.members = members.mapValues { $0.filter { modules.contains($0.type.module) } }
                .filter { !$0.value.isEmpty }
            return part
        }
    }

    /// Two modules, or two enclosing types, may each have a scene of the same name.
    func split() -> [SceneCandidate] {
        let isDouble = members.values.contains { list in
            Dictionary(grouping: list) { $0.type.name }.values.contains { $0.count > 1 }
        }
        guard isDouble else { return [self] }
        var parts: [String: SceneCandidate] = [:]
        for (role, list) in members {
            for member in list {
                let home = "\(member.type.module)/" + member.type.declaration.scope.joined(separator: ".")
                parts[home, default: SceneCandidate(name: name, style: style, order: order)]
                    .members[role, default: []].append(member)
            }
        }
        return Array(parts.values)
    }

    /// Two types of the same name in one role, next to each other: they belong to scenes that names alone cannot
    /// distinguish.
    var twins: [TypeEntity]? {
        members.values.flatMap { list in
            Dictionary(grouping: list.map(\.type)) { $0.name }.values.filter { $0.count > 1 }
        }.min { $0[0].name < $1[0].name }
    }

    /// Whether enough of the style's roles exist to count as a scene.
    var isScene: Bool {
        let core = style.coreRoles
        let found = core.filter { members[$0] != nil }
        if style.product == .component { return members["builder"] != nil && !found.isEmpty }
        guard found.count >= 2, !isCoordinated else { return false }
        return showsFramework && (hasNeededCore || members.count >= 3)
    }

    /// Whether it is a view and an interactor that a coordinator opens, without the presenter that VIPER has between them.
    private var isCoordinated: Bool {
        style.hasPresentationInView && members["presentation"] == nil
            && members["navigation"]?.contains { $0.type.name.hasSuffix("Coordinator") } == true
    }

    /// In styles of other frameworks a view and an interactor alone are not a scene: the other roles show the framework.
    private var showsFramework: Bool {
        let needed = style.roles.filter { !$0.allows.contains(.absence) }
        return style.product != .nothing
            || needed.count { members[$0.name] != nil } >= max(2, needed.count - 1)
    }

    private var hasNeededCore: Bool {
        style.coreRoles.allSatisfy { style.role($0)?.allows.contains(.absence) == true || members[$0] != nil }
    }

    /// Whether every role exists that is not optional in the style.
    var hasAllNeeded: Bool {
        members.count > 2
            && style.roles.allSatisfy { $0.allows.contains(.absence) || members[$0.name] != nil }
    }
}
