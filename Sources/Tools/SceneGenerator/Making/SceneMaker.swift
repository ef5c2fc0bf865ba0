import FileWriting
import Styles

/// Makes the plan for a scene: its files, the managers it needs and lacks, and its line in the
/// app's list.
public struct SceneMaker {
    let project: Project

    public init(project: Project) {
        self.project = project
    }

    /// - Throws: `GenerationError` for a request that cannot be met, `StyleError` for a style that
    ///   is not there or is wrong.
    public func plan(_ request: SceneRequest) throws -> Plan {
        let style = try project.styles.style(named: request.style ?? project.configuration.style)
        guard style.product == .scene else {
            throw GenerationError.badValue(
                "the style \"\(style.name)\" does not generate scenes; use scenery generate \(style.product.rawValue)"
            )
        }
        var plan = Plan()
        let layout = ProjectLayout(app: project.app)
        let context = try context(request, style, &plan)
        let folder = try Self.checkedFolder(request.folder)
        let renderer = TemplateRenderer(context.style)
        let outputs = try renderer.renderTemplates(context.values)
        let made = changes(outputs, of: context, layout, folder)
        // Before the mocks are written: a name that hides a type may leave contracts that make no sense.
        try SceneNameCheck(project: project, layout: layout).check(context.name, context.view, making: made)
        let mocks = try changes(renderer.mocks(for: outputs, context.values), of: context, layout, folder)
        plan.changes.insert(contentsOf: made + mocks, at: 0)
        try register(context, layout, in: &plan)
        return plan
    }

    private func context(_ request: SceneRequest, _ style: Style, _ plan: inout Plan) throws
        -> SceneTemplateContext
    {
        let name = try SceneName(request.name)
        let events = request.events.isEmpty ? style.events : request.events
        let shows = request.shows.isEmpty ? ["title:String"] : request.shows
        let managers = ManagerMaker(project: project)
        var context = SceneTemplateContext(
            name: name, app: project.app, style: style, view: try view(for: request, style),
            events: try events.map(SceneEvent.init),
            shows: try shows.map(ShownValue.init), needs: try request.needs.map(NeededManager.init))
        for index in context.needs.indices {
            try managers.ensure(&context.needs[index], in: &plan)
        }
        try context.check()
        return context
    }

    private func view(for request: SceneRequest, _ style: Style) throws(GenerationError) -> ViewKind {
        let view = request.view ?? project.configuration.view
        guard view.isMade(by: style) else {
            throw .badValue(
                "the style \"\(style.name)\" has no template with \"when: \(view.condition ?? "")\"; use --view screen, or add one as "
                    + "scenery style eject vip shows")
        }
        return view
    }

    private func changes(
        _ outputs: [TemplateRenderer.Output], of context: SceneTemplateContext, _ layout: ProjectLayout,
        _ folder: String
    ) -> [FileChange] {
        outputs.map { output in
            let location = layout.folder(for: output.template.location, of: context.name.type, into: folder)
            return FileChange(location.isEmpty ? output.path : "\(location)/\(output.path)", output.text)
        }
    }

    static func render(_ context: SceneTemplateContext) throws(GenerationError) -> [TemplateRenderer.Output] {
        try TemplateRenderer(context.style).render(context.values)
    }

    private func register(_ context: SceneTemplateContext, _ layout: ProjectLayout, in plan: inout Plan)
        throws
    {
        let renderer = TemplateRenderer(context.style)
        guard let line = try renderer.registration(context.values, name: context.name.type) else { return }
        plan.insert([line], at: .scenes, in: layout.sceneList, of: project)
    }

    static func checkedFolder(_ folder: String) throws(GenerationError) -> String {
        let parts = folder.split(separator: "/").map(String.init)
        guard !folder.hasPrefix("/"), !parts.contains(".."), !parts.contains("."),
            folder.allSatisfy({ $0.isLetter || $0.isNumber || "/-_ ".contains($0) })
        else {
            throw .badValue(
                "\"\(folder.printable)\" is not a folder below the folder of scenes; give one such as Account/Settings"
            )
        }
        return parts.joined(separator: "/")
    }
}
