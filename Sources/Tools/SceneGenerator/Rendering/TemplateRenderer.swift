import Foundation
import Stencil
import Styles

/// Renders the templates of a style; the context is all that a rendering depends on.
struct TemplateRenderer {
    private let style: Style
    private let environment: Environment
    private let budget = TemplateBudget()

    init(_ style: Style) {
        self.style = style
        environment = Environment(
            loader: BoundedLoader(style.includes, budget), extensions: [BoundedExtension(budget)],
            trimBehaviour: .smart)
    }

    /// A file that a template made; paths are below the template's place.
    struct Output {
        let template: Styles.Template
        let path: String
        let text: String
    }

    /// Renders every template whose condition holds, in the order of the style; the mocks of a scene's contracts come last.
    func render(_ context: [String: Any]) throws(GenerationError) -> [Output] {
        let outputs = try renderTemplates(context)
        return try outputs + mocks(for: outputs, context)
    }

    /// Renders every template whose condition holds, in the order of the style.
    func renderTemplates(_ context: [String: Any]) throws(GenerationError) -> [Output] {
        var context = context
        // How a test builds the product: as the app does, with what tests give it.
        let underTest = context.merging(["arguments": context["testArguments"] ?? ""]) { $1 }
        context["testBuilderCall"] = try builderCall(underTest)
        var outputs: [Output] = []
        for template in style.templates where holds(template.condition, in: context) {
            let file = "\(style.origin)/\(template.file)"
            let path = try render(template.makes, context, file: "\(style.origin)/style.yml")
            outputs.append(
                Output(template: template, path: path, text: try render(template.text, context, file: file)))
        }
        return outputs
    }

    /// The mocks of a scene's contracts; none for other products.
    func mocks(for outputs: [Output], _ context: [String: Any]) throws(GenerationError) -> [Output] {
        guard style.product == .scene, let scene = context["scene"] as? String,
            let module = context["module"] as? String
        else { return [] }
        return [try SceneMocks.file(for: outputs, scene: scene, module: module)].compactMap { $0 }
    }

    /// The expression that builds the style's product; `nil` for a style without a builder.
    func builderCall(_ context: [String: Any]) throws(GenerationError) -> String? {
        guard let builder = style.builder else { return nil }
        return try render(builder.call, context, file: "\(style.origin)/style.yml")
    }

    /// What an app's registry has of the scene: its route, or its name, and its builder.
    func registration(_ context: [String: Any], name: String) throws(GenerationError) -> String? {
        guard let call = try builderCall(context) else { return nil }
        guard let route = style.builder?.route else { return "SceneRegistry.Entry(\"\(name)\") { \(call) }," }
        let type = try render(route, context, file: "\(style.origin)/style.yml")
        return "SceneRegistry.Entry(\(type).self) { _ in \(call) },"
    }

    private func holds(_ condition: String?, in context: [String: Any]) -> Bool {
        guard let condition else { return true }
        return context[condition] as? Bool == true
    }

    private func render(_ text: String, _ context: [String: Any], file: String) throws(GenerationError)
        -> String
    {
        do {
            try budget.spend(text.utf8.count)
            return try environment.renderTemplate(
                string: TemplateChecker.counted(text), context: context)
        } catch {
            throw .template(file: file, message: Self.words(for: error))
        }
    }

    private static func words(for error: any Error) -> String {
        guard let error = error as? TemplateSyntaxError else { return "\(error)" }
        let line = error.token.map { "line \($0.sourceMap.location.lineNumber): " } ?? ""
        return line + error.reason
    }
}
