import Scenery

/// Finds what holds the roles that are still there by way of objects that are no roles, and of closures.
///
/// It begins at the roles themselves and at what the test keeps, and reads stored properties and captures,
/// the nearest first.
@MainActor struct RetainPathFinder {
    /// A stored property on the way to a role.
    struct Step {
        let owner: ObjectIdentifier
        let ownerName: String
        let property: String
        /// Whether the property is a closure, or holds one, that captured what comes next.
        let isCapture: Bool

        /// `UploadWorker.delegate`.
        var text: String { "\(ownerName).\(property)" }
    }

    /// By role: the property that holds it, then those that keep that property's owner, the nearest first.
    private(set) var ways: [ObjectIdentifier: [Step]] = [:]
    /// Properties that hold somebody without telling whom, with what to do about it.
    private(set) var suspects: [String] = []

    private let roles: Set<ObjectIdentifier>
    private var found: [AnyObject]
    /// How an object was come by; those it began with have none.
    private var steps: [ObjectIdentifier: Step] = [:]
    private static let limit = 5_000

    init(roles: [AnyObject], outside: [AnyObject]) {
        self.roles = Set(roles.map { ObjectIdentifier($0) })
        found = roles + outside
        var seen = Set(found.map { ObjectIdentifier($0) })
        var next = 0
        while next < found.count, next < Self.limit {
            let object = found[next]
            look(at: object, isRole: next < roles.count, &seen)
            next += 1
        }
        found = []
    }

    private mutating func look(at object: AnyObject, isRole: Bool, _ seen: inout Set<ObjectIdentifier>) {
        let id = ObjectIdentifier(object)
        for property in SceneRoleWalk.properties(of: object) where !property.isWeak {
            let name = "\(type(of: object))"
            let values = StrongValues(in: property.value, readingClosures: true)
            // The inside of a token or a promise is nothing that anybody declared.
            if !Self.isOurs(object) { note(values.opaque.map { $0.text(of: "\(name).\(property.name)") }) }
            for held in values.held where !(held.object is any NavigationControlling) {
                let target = ObjectIdentifier(held.object)
                let step = Step(
                    owner: id, ownerName: name, property: property.name, isCapture: held.isCaptured)
                // From role to role `SceneRoleWalk` tells.
                let isNews = !isRole || held.isCaptured || target == id
                if roles.contains(target), isNews, ways[target] == nil { ways[target] = way(ending: step) }
                guard seen.insert(target).inserted else { continue }
                steps[target] = step
                found.append(held.object)
            }
        }
    }

    private mutating func note(_ texts: [String]) {
        for text in texts where !suspects.contains(text) { suspects.append(text) }
    }

    private func way(ending last: Step) -> [Step] {
        var way = [last]
        while let step = steps[way[way.count - 1].owner] { way.append(step) }
        return way
    }

    private static func isOurs(_ object: AnyObject) -> Bool {
        let module = String(reflecting: type(of: object)).prefix { $0 != "." }
        return ours.contains(String(module))
    }

    private static let ours: Set = [
        "SceneryScenes", "SceneryPromises", "SceneryObservables", "SceneryBroadcasts", "SceneryManagers",
        "SceneryStores", "SceneryTestKit", "SceneryScreens",
    ]
}
