import SourceModel

/// What code of a router shows or closes.
struct NavigationCode {
    let project: ProjectContext
    let instance: RoleInstance
    let suffixes: SceneSuffixes

    private static let navigating: Set<String> = [
        "present", "dismiss", "pushViewController", "popViewController", "popToRootViewController",
        "popToViewController", "setViewControllers", "performSegue", "show", "showDetailViewController",
    ]

    /// Whether it shows or closes scenes by calls of the host, or by methods of its own type that do.
    func navigates(_ code: CodeContext) -> Bool {
        Self.navigates(code.body)
            || code.body.calls.contains { call in
                let names = call.callee.names.filter { $0 != "self" }
                guard call.callee.root == .name, names.count == 1 else { return false }
                return instance.type.members.contains {
                    $0.fact.kind == .method && $0.fact.name == names[0]
                        && $0.fact.body.map(Self.navigates) == true
                }
            }
    }

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
            code.body.calls.compactMap { call -> String? in
                if let type = project.model.constructedType(of: call, in: code) {
                    return suffixes.scene(of: type.name)
                }
                let front = ChainFact(root: call.callee.root, names: call.callee.names.dropLast())
                guard call.callee.names.count > 1,
                    let value = project.model.value(of: front, at: call.location, in: code), value.isMetatype
                else { return nil }
                return suffixes.scene(of: value.type.name)
            })
    }
}
