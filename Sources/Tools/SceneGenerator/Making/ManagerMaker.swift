import FileWriting
import Styles

/// Makes managers, and finds those that are there.
public struct ManagerMaker {
    let project: Project

    public init(project: Project) {
        self.project = project
    }

    /// - Parameter name: `Ride` or `RideManager`.
    public func plan(_ name: String) throws -> Plan {
        var plan = Plan()
        try make(try NeededManager(name), in: &plan)
        return plan
    }

    /// Adds the manager to the plan unless the project has it, and learns how it can be asked.
    func ensure(_ manager: inout NeededManager, in plan: inout Plan) throws {
        let core = ProjectLayout(app: project.app).core
        let contract = project.text(of: "\(core)/\(manager.contract).swift")
        guard let contract else {
            guard !plan.changes.contains(where: { $0.path.hasSuffix("/\(manager.contract).swift") }) else {
                return
            }
            try make(manager, in: &plan)
            plan.notes.append("\(manager.manager) did not exist, so it was created too")
            return
        }
        manager.isTraceable = contract.contains("Boundary")
        let model = project.text(of: "\(core)/\(manager.model).swift") ?? ""
        let isPlain =
            contract.contains("func get\(manager.model)() async throws -> \(manager.model)\n")
            && model.contains("var title: String")
        if !isPlain {
            manager.isAskable = false
            plan.notes.append(
                "\(manager.contract) has changed since it was generated, so the scene holds it without calling it; "
                    + "add the calls where the scene needs them")
        }
    }

    private func make(_ manager: NeededManager, in plan: inout Plan) throws {
        let layout = ProjectLayout(app: project.app)
        let managers = project.names(in: layout.core).filter { $0.hasSuffix("Manager.swift") }
        try LookAlikes.refuse(
            manager.manager, subject: "a manager's name", among: managers.map { String($0.dropLast(6)) })
        let style = try project.styles.part(named: "manager")
        let core = "\(project.app)Core"
        let outputs = try TemplateRenderer(style).render(
            manager.context.merging(["app": project.app, "core": core]) { $1 })
        let mocks = try ContractMocks(sources: outputs.filter { $0.template.location == .core }, module: core)
            .file("\(manager.model)Mocks.swift", in: .coreTests)
        for output in outputs + [mocks].compactMap({ $0 }) {
            let folder = layout.folder(for: output.template.location, of: "")
            plan.changes.append(FileChange("\(folder)/\(output.path)", output.text))
        }
        let line = "var \(manager.property): any \(manager.contract) = \(manager.manager)()"
        plan.insert([line], at: .dependencies, in: layout.dependencies, of: project)
    }
}
