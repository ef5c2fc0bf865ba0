import FileWriting
import Styles

/// Makes the plan for a component: a module of its own and its line in `Package.swift`.
public struct ComponentMaker {
    let project: Project

    public init(project: Project) {
        self.project = project
    }

    /// - Throws: `GenerationError` for a name no module can have, or that a module has.
    public func plan(_ text: String) throws -> Plan {
        let name = try SceneName.module(text, subject: "a component's name")
        let layout = ProjectLayout(app: project.app)
        let ours = [project.app, "\(project.app)Core", "\(project.app)Scenes"]
        guard !ours.contains(name.type) else {
            throw GenerationError.badValue(
                "\"\(name.type)\" is a module of this app already; choose another name")
        }
        try LookAlikes.refuse(
            name.type, subject: "a component's name", among: project.names(in: "Sources/Components") + ours)
        let style = try project.styles.style(named: "component")
        let values: [String: Any] = [
            "component": name.type, "scene": name.type, "variable": Identifier.escaped(name.variable),
            "title": name.title, "app": project.app, "core": "\(project.app)Core",
        ]
        var outputs = try TemplateRenderer(style).render(values)
        if let mocks = try mocks(for: outputs, of: name.type) { outputs.append(mocks) }
        var plan = Plan(changes: outputs.map { FileChange($0.path, $0.text) })
        for type in plan.changes.flatMap({ SceneNameCheck.types(declaredIn: $0.text) }) {
            if let owner = ReservedTypes.owner(of: type) {
                throw GenerationError.badValue(
                    "a component \"\(name.type)\" would have a type \"\(type)\", which \(owner) has already; "
                        + "choose another name")
            }
        }
        try SceneNameCheck(project: project, layout: layout).check(component: name, making: plan.changes)
        plan.insert(["\"\(name.type)\","], at: .components, in: layout.package, of: project)
        return plan
    }

    /// The mocks of the component's boundaries, next to its tests; none if it has no tests.
    private func mocks(
        for outputs: [TemplateRenderer.Output], of component: String
    ) throws(GenerationError) -> TemplateRenderer.Output? {
        guard let tests = outputs.first(where: { $0.path.hasPrefix("Tests/") }),
            let end = tests.path.lastIndex(of: "/")
        else { return nil }
        let sources = outputs.filter { $0.path.hasPrefix("Sources/") }
        let path = "\(tests.path[..<end])/\(component)Mocks.swift"
        return try ContractMocks(sources: sources, module: component).file(path, in: .project)
    }
}
