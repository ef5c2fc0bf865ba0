import Styles

/// The mocks of a scene's contracts.
enum SceneMocks {
    /// - Parameters:
    ///   - outputs: all files of the scene.
    ///   - scene: the scene's name, or its placeholder.
    ///   - module: what tests import to see the scene.
    /// - Returns: `nil` when no contract can be mocked, or a template of the style makes this file.
    static func file(
        for outputs: [TemplateRenderer.Output], scene: String, module: String
    ) throws(GenerationError) -> TemplateRenderer.Output? {
        let path = "\(scene)Mocks.swift"
        guard outputs.contains(where: { $0.template.location == .tests }),
            !outputs.contains(where: { $0.path == path })
        else { return nil }
        let sources = outputs.filter { $0.template.location == .sources }
        return try ContractMocks(sources: sources, module: module).file(path, in: .tests)
    }
}
