import Scenery

/// One role of a scene, held weakly.
struct SceneRole {
    let id: ObjectIdentifier
    let name: String
    /// The reference through which it was found first; nil for the view.
    let owner: SceneReference?
    /// Whether it is a mock, which the test may keep to look at its calls.
    let isMock: Bool
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject, owner: SceneReference?) {
        id = ObjectIdentifier(object)
        name = "\(type(of: object))"
        self.owner = owner
        self.object = object
        isMock = Mirror(reflecting: object).children.contains { $0.value is MockLog }
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
                if seen.insert(reference.target).inserted {
                    roles.append(SceneRole(target, owner: reference))
                }
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
        Self.properties(of: role).flatMap { property in
            // A closure's captures are not part of the scene: `RetainPathFinder` reports what they keep.
            StrongValues(in: property.value, readingClosures: false).held.filter { isRole($0.object) }.map {
                let reference = SceneReference(
                    id: ObjectIdentifier(role), target: ObjectIdentifier($0.object),
                    text: "\(type(of: role)).\(property.name)", isWeak: property.isWeak)
                return (reference, $0.object)
            }
        }
    }

    private func isRole(_ object: AnyObject) -> Bool {
        object is any Boundary && !(object is any NavigationControlling)
            && !outside.contains(ObjectIdentifier(object))
    }

    /// The stored properties of an object, and a view's logic, which its place may hold.
    static func properties(of object: AnyObject) -> [(name: String, value: Any, isWeak: Bool)] {
        var properties: [(name: String, value: Any, isWeak: Bool)] = []
        for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
            let weak = weakProperties(of: mirror.subjectType)
            for case (let label?, let value) in mirror.children {
                let name = label.replacing("$__lazy_storage_$_", with: "")
                properties.append((name, value, weak.contains(label)))
            }
        }
        if let lifecycle = (object as? any SceneView)?.context.lifecycle {
            properties.append(("place.lifecycle", lifecycle, false))
        }
        return properties
    }
}
