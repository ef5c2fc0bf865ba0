import Foundation
import Styles

/// Everything wrong with a style: in its `style.yml`, and in its templates once rendered.
public enum StyleCheck {
    /// - Parameter name: The folder as messages name it.
    /// - Returns: Nothing for a sound style.
    public static func problems(inFolder folder: URL, shownAs name: String) -> [FileProblem] {
        do throws(StyleError) {
            return problems(of: try StyleLibrary.style(inFolder: folder, as: name))
        } catch {
            guard case .invalid(let problems) = error else {
                return [FileProblem(file: name, message: "\(error)", fix: "check the folder")]
            }
            return problems
        }
    }

    static func problems(of style: Style) -> [FileProblem] {
        guard style.product == .scene else { return [] }
        return ViewKind.kinds(of: style).lazy.map { problems(of: style, $0) }.first { !$0.isEmpty } ?? []
    }

    private static func problems(of style: Style, _ view: ViewKind) -> [FileProblem] {
        do throws(GenerationError) {
            var context = try sample(style)
            context.view = view
            try context.check()
            return try unlikeRoles(style, view, made: SceneMaker.render(context).map(\.text))
        } catch {
            return [problem(error, in: style)]
        }
    }

    /// A scene with something of everything, so that each branch of a template is rendered.
    private static func sample(_ style: Style) throws(GenerationError) -> SceneTemplateContext {
        var events: [SceneEvent] = []
        for name in (style.events.isEmpty ? ["reloadTapped"] : style.events) + ["sampleEdited:String"] {
            events.append(try SceneEvent(name))
        }
        var shows: [ShownValue] = []
        for text in ["title:String", "price:Decimal", "day:Date?"] { shows.append(try ShownValue(text)) }
        return SceneTemplateContext(
            name: try SceneName("Sample"), app: "App", style: style, events: events, shows: shows,
            needs: [try NeededManager("RideManager")])
    }

    private static func problem(_ error: GenerationError, in style: Style) -> FileProblem {
        if case .template(let file, let message) = error {
            return FileProblem(file: file, message: message, fix: "fix the template")
        }
        return FileProblem(
            file: "\(style.origin)/style.yml", key: "events", message: error.description,
            fix: "fix the default events")
    }

    /// Each role's type must be declared by some template, or the style says what it does not make.
    private static func unlikeRoles(_ style: Style, _ view: ViewKind, made texts: [String]) -> [FileProblem] {
        let types = Set(texts.flatMap { SceneNameCheck.types(declaredIn: $0) })
        let due = style.roles.filter { !$0.allows.contains(.absence) }
        let suffixes = due.map { role in
            (role, role.name == "view" ? view.suffix ?? role.suffix : role.suffix)
        }
        return suffixes.filter { !types.contains("Sample\($0.1)") }.map { role, suffix in
            FileProblem(
                file: "\(style.origin)/style.yml", key: "roles.\(role.name)",
                message: "no template declares {{ scene }}\(suffix)",
                fix: "declare it in a template, or correct the suffix")
        }
    }
}
