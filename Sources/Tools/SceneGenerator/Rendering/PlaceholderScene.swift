import Styles

/// A scene whose name is filled in later: the same templates as every scene's, rendered with a
/// placeholder where the name goes.
public struct PlaceholderScene: Sendable, Equatable {
    /// A file of the scene; its path and its text hold the placeholder.
    public struct File: Sendable, Equatable {
        /// The template's name without its ending: `Interactor`.
        public let part: String
        public let isTest: Bool
        /// Whether it is the file of the view's role.
        public let isView: Bool
        public let path: String
        public let text: String
    }

    public let files: [File]

    /// - Parameters:
    ///   - placeholder: Stands for the scene's name; made of what an identifier may hold.
    ///   - module: What tests import to see the scene.
    ///   - view: What draws it; one of `ViewKind.kinds(of:)` of the style.
    /// - Throws: `GenerationError` for a template that cannot be rendered.
    public init(_ style: Style, placeholder: String, module: String, view: ViewKind = .screen)
        throws(GenerationError)
    {
        let name = SceneName(type: placeholder, variable: placeholder, title: placeholder)
        var events: [SceneEvent] = []
        for event in style.events { events.append(try SceneEvent(event)) }
        let context = SceneTemplateContext(
            name: name, app: module, style: style, view: view, events: events,
            shows: [try ShownValue("title:String")],
            needs: [])
        let values = context.values.merging(["module": module]) { $1 }
        files = try TemplateRenderer(style).render(values).compactMap { output in
            let location = output.template.location
            guard location == .sources || location == .tests else { return nil }
            let part = output.template.file.split(separator: "/").last?.split(separator: ".").first.map(
                String.init)
            return File(
                part: part ?? output.template.file, isTest: location == .tests,
                isView: output.template.makes.contains("{{ view }}"), path: output.path, text: output.text)
        }
    }
}
