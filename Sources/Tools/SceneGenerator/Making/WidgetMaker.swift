import FileWriting
import Styles

/// Makes the plan for a widget: driven by the view model of the mvvm scene of the same name.
public struct WidgetMaker {
    let project: Project

    public init(project: Project) {
        self.project = project
    }

    /// - Throws: `GenerationError.badValue` when the scene of that name is of another style.
    public func plan(_ text: String) throws -> Plan {
        let name = try SceneName(text, subject: "a widget's name")
        let layout = ProjectLayout(app: project.app)
        let folder = "\(layout.scenes)/\(name.type)"
        var plan = Plan()
        let context: SceneTemplateContext
        let contracts = project.text(of: "\(folder)/\(name.type)Contracts.swift")
        if let contracts {
            context = try existing(name, contracts)
        } else {
            let request = SceneRequest(name: text, style: "mvvm")
            plan = try SceneMaker(project: project).plan(request)
            plan.notes.append(
                "the scene \(name.type) did not exist, so it was created too, in the style mvvm")
            context = try fresh(name)
        }
        let style = try project.styles.part(named: "widget")
        for output in try TemplateRenderer(style).render(context.values) {
            let location = layout.folder(for: output.template.location, of: name.type)
            plan.changes.append(FileChange("\(location)/\(output.path)", output.text))
        }
        return plan
    }

    private func fresh(_ name: SceneName) throws -> SceneTemplateContext {
        SceneTemplateContext(
            name: name, app: project.app, style: try project.styles.style(named: "mvvm"), events: [],
            shows: [try ShownValue("title:String")], needs: [])
    }

    /// A widget asks only for `isLoading` and `failure`, which every view model of an mvvm scene has.
    private func existing(_ name: SceneName, _ contracts: String) throws -> SceneTemplateContext {
        guard contracts.contains("protocol \(name.type)ViewModeling") else {
            throw GenerationError.badValue(
                "the scene \"\(name.type)\" has no view model to drive a widget; name a scene of the style mvvm"
            )
        }
        return try fresh(name)
    }
}
