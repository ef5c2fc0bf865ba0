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
            // What is only seen weakly is somebody else's.
            for (reference, target) in walk.references(from: object) where !reference.isWeak {
                if seen.insert(reference.target).inserted { roles.append(SceneRole(target, owner: reference)) }
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
        var references: [(SceneReference, AnyObject)] = []
        func add(_ property: String, _ value: Any, isWeak: Bool) {
            var targets: [AnyObject] = []
            collect(value, depth: 0, into: &targets)
            for target in targets {
                let reference = SceneReference(
                    id: ObjectIdentifier(role), target: ObjectIdentifier(target),
                    text: "\(type(of: role)).\(property)", isWeak: isWeak)
                references.append((reference, target))
            }
        }
        for mirror in sequence(first: Mirror(reflecting: role), next: \.superclassMirror) {
            let weak = weakProperties(of: mirror.subjectType)
            for case (let label?, let value) in mirror.children { add(label, value, isWeak: weak.contains(label)) }
        }
        if let lifecycle = (role as? any SceneView)?.place.lifecycle {
            add("place.lifecycle", lifecycle, isWeak: false)
        }
        return references
    }

    /// Looks into optionals, collections, structs and enums, and not into objects that are no role.
    private func collect(_ value: Any, depth: Int, into found: inout [AnyObject]) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class || mirror.displayStyle == .foreignReference
            || type(of: value) is AnyClass
        {
            guard let role = value as? any Boundary, !(role is any NavigationControlling) else { return }
            let object = untraced(role)
            if !outside.contains(ObjectIdentifier(object)) { found.append(object) }
            return
        }
        guard depth < 4, mirror.displayStyle != nil else { return }
        for child in mirror.children { collect(child.value, depth: depth + 1, into: &found) }
    }
}
