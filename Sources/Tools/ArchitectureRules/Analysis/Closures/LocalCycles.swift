import SourceModel

/// Closures that the object of a variable stores, and that capture this object: `screen.onExit = { screen.close() }`.
struct LocalCycles {
    let project: ProjectContext
    let code: CodeContext

    /// The variable, the property that stores the closure, and where the closure begins.
    var all: [(variable: String, property: String, location: FileLocation)] {
        code.body.assignments.compactMap { assignment in
            guard case .closure(let closure) = assignment.value, assignment.target.root == .name,
                assignment.target.names.count == 2, assignment.target.names[0] != "self"
            else { return nil }
            let (variable, property) = (assignment.target.names[0], assignment.target.names[1])
            guard let object = object(variable, at: assignment.location),
                RetainedClosure(project: project, type: object).isClosure(property, of: object),
                !isEmptied(property, of: object), captures(variable, closure, at: assignment.location)
            else { return nil }
            return (variable, property, code.body.closures[closure].location)
        }
    }

    /// The class of what a variable or a parameter keeps.
    private func object(_ variable: String, at location: FileLocation) -> TypeEntity? {
        if let local = code.body.local(variable, visibleAt: location) {
            if local.isWeak || local.isSelf { return nil }
        } else if !isParameter(variable) {
            return nil
        }
        let chain = ChainFact(root: .name, names: [variable])
        guard let value = project.model.value(of: chain, at: location, in: code), !value.isMetatype,
            value.type.isClass
        else { return nil }
        return value.type
    }

    private func isParameter(_ name: String) -> Bool {
        code.member?.parameters.contains { ($0.innerName ?? $0.label) == name } == true
    }

    private func isEmptied(_ property: String, of object: TypeEntity) -> Bool {
        object.empties([property])
            || code.body.assignments.contains {
                $0.target.names.last == property && $0.value == .literal("nil")
            }
    }

    /// Whether a closure, or one in it, uses the variable, and does not capture it weakly.
    private func captures(_ variable: String, _ closure: Int, at location: FileLocation) -> Bool {
        let body = code.body
        guard
            !body.closures[closure].captures.contains(where: {
                $0.name == variable && $0.ownership != .strong
            })
        else { return false }
        let declared = body.local(variable, visibleAt: location)?.location
        let isIt = { (chain: ChainFact, inner: Int?, place: FileLocation) in
            chain.root == .name && chain.names.first == variable && body.isClosure(inner, in: closure)
                && body.local(variable, visibleAt: place)?.location == declared
        }
        return body.uses.contains { isIt($0.chain, $0.closure, $0.location) }
            || body.calls.contains { isIt($0.callee, $0.closure, $0.location) }
            || body.assignments.contains { isIt($0.target, $0.closure, $0.location) }
    }
}
