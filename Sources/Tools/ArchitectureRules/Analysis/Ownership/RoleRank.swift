import SourceModel
import Styles

/// Where a class stands among those that own each other, by its name or its superclass: a router below the view, whether the two
/// are in a known scene or not.
enum RoleRank: Int, Comparable {
    case router, interactor, presenter, view, coordinator

    private static let suffixes: [(String, RoleRank)] = [
        ("Coordinator", .coordinator), ("Flow", .coordinator), ("ViewModel", .presenter), ("VM", .presenter),
        ("Presenter", .presenter), ("Interactor", .interactor), ("UseCase", .interactor),
        ("Router", .router), ("Wireframe", .router),
    ]

    /// `nil` for cells, other views and helpers.
    init?(of type: TypeEntity, in model: ProjectModel) {
        // A superclass may be that of a library.
        if model.inheritedNames(of: type).contains(where: Self.isController), type.isClass {
            self = .view
            return
        }
        let names = [type.name, ImplementationName.core(of: type)]
        let found = Self.suffixes.first { suffix, _ in
            // Another one alone says nothing about whose it is.
            names.contains { $0.hasSuffix(suffix) && ($0 != suffix || Self.isOnlyOne(type)) }
        }
        guard let found else { return nil }
        self = found.1
    }

    /// Whether it is the view model of a small app: `class ViewModel`.
    private static func isOnlyOne(_ type: TypeEntity) -> Bool {
        type.isClass && type.qualifiedName == "ViewModel"
    }

    private static let controllers: Set<String> = [
        "UITabBarController", "UINavigationController", "UIHostingController",
    ]

    private static func isController(_ name: String) -> Bool {
        name.hasSuffix("ViewController") || controllers.contains(name)
    }

    static func < (left: RoleRank, right: RoleRank) -> Bool { left.rawValue < right.rawValue }
}

extension ProjectContext {
    /// Whether a role owns another one of its scene by the rules of the style.
    func isOwner(_ holder: TypeEntity, of other: TypeEntity) -> Bool {
        guard let holder = roleInstance(of: holder), let other = roleInstance(of: other),
            holder.scene == other.scene
        else { return false }
        return holder.style.reference(from: holder.role.name, to: other.role.name)?.ownership == .strong
    }

    /// Whether two references between roles keep each other's object, so that the second one points back: from a role to its owner,
    /// or from one view controller to another.
    func isBetweenRoles(_ cycle: [StoredReference]) -> Bool {
        guard cycle.count == 2 else { return false }
        if isWithinScene(cycle) { return true }
        return isBackward(from: cycle[1].owner, to: cycle[0].owner)
    }

    /// Whether a cycle of two view controllers is seen from the one that more classes store: each may have passed itself to the other.
    func isSeenFromOwner(_ cycle: [StoredReference]) -> Bool {
        let ends = cycle.map { RoleRank(of: $0.owner, in: model) }
        guard !isWithinScene(cycle), ends[0] == .view, ends[1] == .view else { return true }
        let known = cycle.map { strongOwners[$0.owner.id].count }
        if known[0] != known[1] { return known[0] > known[1] }
        let files = cycle.map(\.member.fact.location)
        return (files[0].path, files[0].line) < (files[1].path, files[1].line)
    }

    /// Whether a reference from one role to another points to what owns it.
    func isBackward(from holder: TypeEntity, to owner: TypeEntity) -> Bool {
        guard let low = RoleRank(of: holder, in: model), let high = RoleRank(of: owner, in: model) else {
            return false
        }
        return low < high || low == .view && high == .view && holder != owner
    }
}
