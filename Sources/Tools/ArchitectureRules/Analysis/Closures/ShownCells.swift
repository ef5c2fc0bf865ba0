import SourceModel

/// Cells that a list in the object's own view shows, and that therefore live as long as the object.
struct ShownCells {
    let project: ProjectContext
    let type: TypeEntity
    let code: CodeContext

    /// The property of a cell that stores a closure: `cell.onTap = { self.open() }`.
    func keeper(of target: ChainFact, at location: FileLocation) -> String? {
        guard target.root == .name, target.names.count == 2,
            let cell = cell(target.names[0], at: location),
            RetainedClosure(project: project, type: type).isClosure(target.names[1], of: cell),
            !cell.empties([target.names[1]])
        else { return nil }
        return target.names.joined(separator: ".")
    }

    /// The class of the cell in a variable that a list has handed out.
    func cell(_ name: String, at location: FileLocation) -> TypeEntity? {
        guard let local = code.body.local(name, visibleAt: location), isDequeued(local),
            project.model.isViewOrController(type),
            let written = local.type
        else { return nil }
        return project.model.type(written, in: code.scope)
    }

    private func isDequeued(_ local: LocalFact) -> Bool {
        if local.origin?.hasPrefix("dequeueReusable") == true { return true }
        guard case .call(let index) = local.value, index < code.body.calls.count else { return false }
        return code.body.calls[index].callee.names.last?.hasPrefix("dequeueReusable") == true
    }
}

extension ProjectModel {
    /// Whether a type is a view or a view controller of UIKit; a data source, for example, keeps no list.
    func isViewOrController(_ type: TypeEntity) -> Bool {
        inheritedNames(of: type).contains { name in
            name.hasPrefix("UI") && (name.hasSuffix("Controller") || name.hasSuffix("View"))
        }
    }
}
