import SourceModel

/// Controls and bar items that code creates in variables, and that the object keeps: stored in a property, added to its own
/// view, or put into its navigation bar.
struct KeptControls {
    let project: ProjectContext
    let type: TypeEntity
    let code: CodeContext

    private var body: BodyFact { code.body }
    private var results: KeptResults { KeptResults(project: project, type: type, code: code) }

    /// What keeps the control that a chain names, as the object's code names it.
    func keeper(of names: [String], at location: FileLocation) -> String? {
        let names = code.withoutSelf(names, at: location)
        guard names.count == 1 else { return nil }
        if let property = results.stored(names[0], at: location) { return property.name }
        return body.local(names[0], visibleAt: location).flatMap(keeper)
    }

    /// What keeps the new control that a call creates.
    func keeper(ofMade index: Int) -> String? {
        if code.member?.kind == .property {
            return initialProperty(body.calls[index].callee.names.first)
        }
        if let property = results.property(keeping: index) { return property.name }
        if let local = body.locals.first(where: { $0.value == .call(index) }) { return keeper(of: local) }
        return shown(.call(index), line: nil)
    }

    private func keeper(of local: LocalFact) -> String? {
        guard case .call(let index) = local.value, index < body.calls.count else { return nil }
        let made = body.calls[index].callee.names.first
        if code.member?.kind == .property { return initialProperty(made) }
        if let property = results.property(keepingVariable: local.name) { return property.name }
        return shown(.chain(ChainFact(root: .name, names: [local.name])), line: local.name)
    }

    /// The property whose initial value makes the control: `lazy var button: UIButton = { let button = UIButton(); … }()`.
    private func initialProperty(_ made: String?) -> String? {
        guard let member = code.member, member.kind == .property, member.isStored else { return nil }
        let written = (member.type ?? member.initialType)?.bareName
        guard written == made || written == nil && member.modifiers.contains("lazy") else { return nil }
        return member.name
    }

    // MARK: What shows it

    private static let adding: Set<String> = [
        "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addChild",
    ]
    private static let ownViews: Set<String> = ["view", "contentView"]
    private static let items: Set<String> = [
        "rightBarButtonItem", "leftBarButtonItem", "rightBarButtonItems", "leftBarButtonItems", "titleView",
    ]
    private static let settingItems: Set<String> = [
        "setRightBarButton", "setLeftBarButton", "setRightBarButtonItems", "setLeftBarButtonItems",
    ]

    /// The own view or the navigation bar that shows a value; an array on one line may contain the variable of a name.
    private func shown(_ value: ArgumentFact.Value, line name: String?) -> String? {
        guard draws else { return nil }
        for assignment in body.assignments {
            let target = code.withoutSelf(assignment.target.names, at: assignment.location)
            guard target.count == 2, target[0] == "navigationItem", Self.items.contains(target[1]) else {
                continue
            }
            if assignment.value == value
                || assignment.value == .other && isNamed(name, on: assignment.location)
            {
                return target.joined(separator: ".")
            }
        }
        for call in body.calls {
            guard let method = call.callee.names.last, call.callee.root == .name,
                call.arguments.contains(where: { $0.value == value || isNamed(name, in: $0, of: call) })
            else { continue }
            let target = code.withoutSelf(call.callee.names.dropLast(), at: call.location)
            if Self.settingItems.contains(method), target == ["navigationItem"] { return "navigationItem" }
            if Self.adding.contains(method), !removesViews, let view = ownView(target, at: call.location) {
                return view
            }
        }
        return nil
    }

    private func isNamed(_ name: String?, in argument: ArgumentFact, of call: CallFact) -> Bool {
        argument.value == .other && argument.label == nil && isNamed(name, on: call.location)
    }

    private func isNamed(_ name: String?, on location: FileLocation) -> Bool {
        guard let name else { return false }
        return body.uses.contains { $0.chain.names == [name] && $0.location.line == location.line }
    }

    private func ownView(_ names: [String], at location: FileLocation) -> String? {
        guard let first = names.first else { return "subviews" }
        guard names.count == 1 else { return nil }
        if Self.ownViews.contains(first) { return results.isVariable(first, at: location) ? nil : first }
        return results.stored(first, at: location)?.name
    }

    /// Whether it is a view or a view controller, or something of the project between.
    private var draws: Bool {
        project.model.inheritedNames(of: type).contains { $0.hasPrefix("UI") }
    }

    /// A view that is taken out again is shown for a time only.
    private var removesViews: Bool {
        type.members { $0.traits.contains(.calls) }.contains { member in
            member.fact.body?.calls.contains {
                ["removeFromSuperview", "removeFromParent"].contains($0.callee.names.last)
            } == true
        }
    }
}
