import MockGenerator
import Styles

/// The mocks of a scene's contracts, written from its sources as `scenery mock` writes them, so that a style needs no
/// template for them.
enum SceneMocks {
    /// - Parameters:
    ///   - outputs: all files of the scene.
    ///   - scene: the scene's name, or what stands for it.
    ///   - module: what tests import to see the scene.
    /// - Returns: `nil` when no contract can be mocked, or a template of the style makes this file.
    static func file(
        for outputs: [TemplateRenderer.Output], scene: String, module: String
    ) throws(GenerationError) -> TemplateRenderer.Output? {
        let path = "\(scene)Mocks.swift"
        guard outputs.contains(where: { $0.template.place == .tests }),
            !outputs.contains(where: { $0.path == path })
        else { return nil }
        let sources = outputs.filter { $0.template.place == .sources }.map {
            SourceFile(path: $0.path, text: $0.text)
        }
        let options = MockOptions(testableImports: [module], header: header)
        do {
            let made = try MockGenerator.mocks(of: sources, options: options)
            guard !made.mocks.isEmpty else { return nil }
            let template = Template(file: "Mocks.swift", makes: path, place: .tests, text: "")
            return TemplateRenderer.Output(template: template, path: path, text: made.text)
        } catch {
            throw .template(file: path, message: "the contracts cannot be mocked: \(error)")
        }
    }

    private static let header = """
        The mocks of this scene's contracts, as `scenery mock` writes them. When a contract changes, run it over the
        scene's folder again.
        """
}
