import Scenery

/// Whether a scene is released once it is closed, and if not, which role is still there and what may
/// hold it.
///
///     let proof = ReleaseProof(of: view)
///     navigator.pop()
///     proof.verify()
///
/// Made while the scene is open, it notes its roles, weakly: the view, its logic, and whatever refines
/// `Boundary` and is reached from there by stored properties that are not weak. They are found by reflection, so nothing
/// need be declared; what is not the scene's own is named in `outside`. A mock may stay: a test keeps it to look at
/// its calls.
@MainActor public struct ReleaseProof {
    private let scene: String
    private let roles: [SceneRole]
    private let outside: [ObjectIdentifier]
    private let outsiders: [Outsider]
    private let failure = TestFailure()

    /// - Parameters:
    ///   - view: The view of an open scene.
    ///   - outside: What the scene uses and does not own, and somebody else keeps, such as a manager that
    ///     the test holds.
    public init(of view: any SceneView, outside: [AnyObject] = []) {
        scene = view.context.name
        self.outside = outside.map { ObjectIdentifier(untraced($0)) }
        outsiders = outside.map { Outsider(object: untraced($0)) }
        roles = SceneRoleWalk.roles(of: view, without: self.outside)
    }

    /// The names of the roles, the view first.
    public var names: [String] { roles.map(\.name) }

    /// Whether every role is gone, but for mocks.
    public var holds: Bool { alive.isEmpty }

    private var alive: [SceneRole] { roles.filter { $0.object != nil && !$0.isMock } }

    /// Fails the test when a role is still there.
    ///
    /// - Returns: Whether all are gone.
    @discardableResult
    public func verify(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        verify(
            hints: [], at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    func verify(hints: [String], at location: TestLocation) -> Bool {
        guard let text = failureText(hints: hints) else { return true }
        failure.report(text, at: location)
        return false
    }

    /// What is still there and may hold it; `nil` when all is gone.
    func failureText(hints: [String] = []) -> String? {
        let alive = alive
        guard !alive.isEmpty else { return nil }
        let references = SceneRoleWalk.references(among: alive, without: outside)
        let aliveIDs = Set(alive.map(\.id))
        // Who is owned by a role that is alive itself needs no explanation of its own.
        let roots = alive.filter { role in role.owner.map { !aliveIDs.contains($0.id) } ?? true }
        let kept = alive.filter { role in !roots.contains { $0.id == role.id } }
        let names = roots.map(\.name).joined(separator: ", ")
        var lines = ["\(scene) is closed, and \(names) \(roots.count == 1 ? "is" : "are") still there"]
        let walk = RetainPathFinder(
            roles: alive.compactMap(\.object),
            outside: (outsiders.map(\.object) + roles.filter(\.isMock).map(\.object)).compactMap { $0 })
        for role in roots { lines += explain(role, references, walk, hints) }
        for role in kept {
            guard let owner = role.owner else { continue }
            lines.append("  \(role.name) is kept by \(owner.text), its owner")
        }
        return lines.joined(separator: "\n")
    }

    private func explain(
        _ role: SceneRole, _ references: [SceneReference], _ walk: RetainPathFinder, _ hints: [String]
    ) -> [String] {
        let holding = references.filter { $0.target == role.id && $0.id != role.id && !$0.isWeak }.map(\.text)
        let lines = holding.map {
            "  \(role.name) is held by \($0), which is declared strong: let it be weak"
        }
        if !lines.isEmpty { return lines }
        if let way = walk.ways[role.id] { return explain(role, way) }
        return (hints + walk.suspects).map { "  \(role.name) may be held by \($0)" } + [
            """
              \(role.name) may be held from outside the scene: by a task, a closure, a static, or this test; \
            name in `outside` what may outlive the scene
            """
        ]
    }

    /// What holds the role, and below it what keeps that.
    private func explain(_ role: SceneRole, _ way: [RetainPathFinder.Step]) -> [String] {
        way.enumerated().map { index, step in
            let holder = step.isCapture ? "the closure \(step.text)" : step.text
            if index > 0 { return "    \(way[index - 1].ownerName) is kept by \(holder)" }
            let advice =
                step.isCapture
                ? "captured by \(holder): let it capture weakly"
                : "held by \(holder), which is declared strong: let it be weak"
            return "  \(role.name) is \(advice)"
        }
    }

    /// What somebody else keeps.
    private struct Outsider {
        weak var object: AnyObject?
    }
}
