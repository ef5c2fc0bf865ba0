import SourceModel
import Styles

/// What code of a router shows or closes.
struct NavigationCode {
    let project: ProjectContext
    let type: TypeEntity
    /// `nil` for a router that belongs to no scene.
    let instance: RoleInstance?
    let suffixes: SceneSuffixes

    private static let navigating: Set<String> = [
        "present", "dismiss", "pushViewController", "popViewController", "popToRootViewController",
        "popToViewController", "setViewControllers", "performSegue", "show", "showDetailViewController",
    ]

    /// How many methods of the own type are followed from one to the next.
    private static let deepest = 4

    /// Whether it shows or closes scenes by calls of the host, or by methods of its own type that do.
    func navigates(_ code: CodeContext) -> Bool { navigates(code.body, depth: 0) }

    private func navigates(_ body: BodyFact, depth: Int) -> Bool {
        if Self.navigates(body) { return true }
        guard depth < Self.deepest else { return false }
        let called = ownCalls(in: body)
        return type.members.contains {
            $0.fact.kind == .method && called.contains($0.fact.name)
                && $0.fact.body.map { navigates($0, depth: depth + 1) } == true
        }
    }

    /// The names of the methods of the own type that it calls, also static ones: `AppRouter.openHome()`.
    private func ownCalls(in body: BodyFact) -> Set<String> {
        Set(
            body.calls.compactMap { call in
                let names = call.callee.names.filter { $0 != "self" && $0 != "Self" && $0 != type.name }
                return call.callee.root == .name && names.count == 1 ? names[0] : nil
            })
    }

    /// Whether it shows, closes or creates a scene on some of its lines, also by methods of the own type.
    func shows(on lines: ClosedRange<Int>, in code: CodeContext) -> Bool {
        var part = code
        part.body.calls = code.body.calls.filter { lines.contains($0.location.line) }
        part.body.assignments = code.body.assignments.filter { lines.contains($0.location.line) }
        guard !part.body.calls.isEmpty || !part.body.assignments.isEmpty else { return false }
        return navigates(part)
            || part.body.calls.contains { sceneMade(by: $0, in: code) != nil }
    }

    /// Whether some of its calls show, close or create a scene.
    func shows(_ calls: [CallFact], in code: CodeContext) -> Bool {
        var part = code
        part.body.calls = calls
        part.body.assignments = []
        return navigates(part) || calls.contains { sceneMade(by: $0, in: code) != nil }
    }

    /// Whether it closes what is shown.
    func closes(_ code: CodeContext) -> Bool {
        code.body.calls.contains { call in
            call.callee.names.count > 1 && call.callee.names.last.map(Self.closing.contains) == true
        }
    }

    private static let closing: Set<String> = [
        "dismiss", "popViewController", "popToRootViewController", "popToViewController",
    ]

    private static func navigates(_ body: BodyFact) -> Bool {
        body.calls.contains(where: isNavigation)
            || body.assignments.contains { $0.target.names.last == "rootViewController" }
    }

    private static func isNavigation(_ call: CallFact) -> Bool {
        guard call.callee.names.count > 1, let name = call.callee.names.last else { return false }
        return navigating.contains(name)
    }

    /// Whether several calls after a location show or close something, so that a condition there chooses among them.
    func choosesAmongSeveral(after branch: BranchFact, in code: CodeContext) -> Bool {
        let later = code.body.calls.filter {
            ($0.location.line, $0.location.column) > (branch.location.line, branch.location.column)
        }
        return later.count(where: Self.isNavigation) > 1
    }

    /// The scenes whose views or builders it creates.
    func scenesMade(in code: CodeContext) -> Set<String> {
        Set(
            code.body.calls.compactMap { sceneMade(by: $0, in: code) })
    }

    private func sceneMade(by call: CallFact, in code: CodeContext) -> String? {
        if let type = project.model.constructedType(of: call, in: code) { return scene(of: type) }
        let front = ChainFact(root: call.callee.root, names: call.callee.names.dropLast())
        guard call.callee.names.count > 1,
            let value = project.model.value(of: front, at: call.location, in: code), value.isMetatype
        else { return nil }
        return scene(of: value.type)
    }

    /// The scene of a view, a builder, or the router of another scene, which may build it.
    private func scene(of other: TypeEntity) -> String? {
        if let name = suffixes.scene(of: other.name) { return name }
        guard other != type else { return nil }
        if let part = project.scenes.part(of: other.id), !part.isBoundary, part.scene != instance?.scene,
            project.scenes.role(of: part)?.demands.contains(.neverDecides) == true
        {
            return project.scenes.scene(of: part).name
        }
        let isController = project.model.inheritedNames(of: other).contains {
            $0.hasPrefix("UI") && $0.hasSuffix("Controller")
        }
        return isController ? other.name : nil
    }
}
