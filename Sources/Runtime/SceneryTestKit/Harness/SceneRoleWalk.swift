import Scenery

/// One role of a scene, held weakly.
struct SceneRole {
    let id: ObjectIdentifier
    let name: String
    /// The reference through which it was found first; nil for the view.
    let owner: SceneReference?
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject, owner: SceneReference?) {
        id = ObjectIdentifier(object)
        name = "\(type(of: object))"
        self.owner = owner
        self.object = object
    }
}

/// A stored property of one role that refers to another.
struct SceneReference {
    /// Whose property it is.
    let id: ObjectIdentifier
    let target: ObjectIdentifier
    /// `AboutPresenter.view`.
    let text: String
    /// Whether it is declared `weak` or `unowned`, and so keeps nobody.
    let isWeak: Bool
}

/// Finds the roles of a scene and what refers to what, by reflection.
@MainActor struct SceneRoleWalk {
    private let outside: [ObjectIdentifier]

    /// The roles, nearest to the view first: the owner of one is found before it.
    static func roles(of view: any SceneView, without outside: [ObjectIdentifier]) -> [SceneRole] {
        let walk = SceneRoleWalk(outside: outside)
        var roles = [SceneRole(view, owner: nil)]
        var seen: Set = [ObjectIdentifier(view)]
        var next = 0
        while next < roles.count {
            guard let object = roles[next].object else { break }
            for (reference, target) in walk.references(from: object)
            where seen.insert(reference.target).inserted {
                roles.append(SceneRole(target, owner: reference))
            }
            next += 1
        }
        return roles
    }

    static func references(among roles: [SceneRole], without outside: [ObjectIdentifier]) -> [SceneReference]
    {
        let walk = SceneRoleWalk(outside: outside)
        return roles.compactMap(\.object).flatMap { walk.references(from: $0).map(\.0) }
    }

    private func references(from role: AnyObject) -> [(SceneReference, AnyObject)] {
        var found: [(String, AnyObject)] = []
        for mirror in sequence(first: Mirror(reflecting: role), next: \.superclassMirror) {
            for child in mirror.children {
                collect(child.value, as: child.label ?? "", depth: 0, into: &found)
            }
        }
        if let lifecycle = (role as? any SceneView)?.place.lifecycle {
            collect(lifecycle, as: "place.lifecycle", depth: 0, into: &found)
        }
        let id = ObjectIdentifier(role)
        let weak = weakProperties(of: type(of: role))
        return found.map { property, target in
            let reference = SceneReference(
                id: id, target: ObjectIdentifier(target), text: "\(type(of: role)).\(property)",
                isWeak: weak.contains(property))
            return (reference, target)
        }
    }

    /// Looks into optionals, collections, structs and enums, and not into objects that are no role.
    private func collect(
        _ value: Any, as property: String, depth: Int, into found: inout [(String, AnyObject)]
    ) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class || mirror.displayStyle == .foreignReference
            || type(of: value) is AnyClass
        {
            guard let role = value as? any Boundary, !(role is any NavigationControlling) else { return }
            let object = untraced(role)
            if !outside.contains(ObjectIdentifier(object)) { found.append((property, object)) }
            return
        }
        guard depth < 4, mirror.displayStyle != nil else { return }
        for child in mirror.children { collect(child.value, as: property, depth: depth + 1, into: &found) }
    }
}
