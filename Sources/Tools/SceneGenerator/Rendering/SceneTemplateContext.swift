import Styles

/// Everything the templates of a scene may use, as a value.
struct SceneTemplateContext {
    var name: SceneName
    /// The app's name; its modules are called after it.
    var app: String
    var style: Style
    var view = ViewKind.screen
    var events: [SceneEvent]
    var shows: [ShownValue]
    var needs: [NeededManager]

    /// What the templates see. The same value makes the same dictionary.
    var values: [String: Any] {
        var values: [String: Any] = [
            "scene": name.type, "variable": Identifier.escaped(name.variable), "name": name.variable,
            "title": name.title, "app": app, "core": "\(app)Core", "module": "\(app)Scenes",
            "style": style.name,
            "events": events.map(\.context), "reloads": events.filter { $0.action == .reload }.map(\.context),
            "closes": events.filter { $0.action == .close }.map(\.context),
            "keeps": events.filter { $0.action == .keep }.map(\.context),
            "shows": shows.map { $0.context(title: name.title) },
            "needs": needs.map(\.context), "hasNeeds": !needs.isEmpty, "asked": asked.map(\.context),
            "isAsync": !asked.isEmpty, "needsFoundation": shows.contains { $0.type.needsFoundation },
            "needsLocale": needsLocale, "needsTimeZone": needsTimeZone,
        ]
        for role in style.roles { values[role.name] = "\(name.type)\(role.suffix)" }
        values.merge(ArgumentLists(self).values) { $1 }
        values.merge(viewValues) { $1 }
        return values
    }

    /// What the templates of a view know of its kind.
    private var viewValues: [String: Any] {
        let receiver = style.references.first {
            $0.from == "view" && $0.ownership == .strong && !$0.isOptional
        }
        var values: [String: Any] = [
            "isUIKit": view == .uikit, "isSwiftUI": view == .swiftui, "isNative": view != .screen,
            "showsTitle": shows.contains { $0.name == "title" && $0.type.shownName == "String" },
            "receiver": "\(name.type)\(receiver.flatMap { style.role($0.to)?.suffix } ?? "")",
        ]
        if let suffix = view.suffix { values["view"] = "\(name.type)\(suffix)" }
        return values
    }

    /// The managers that the scene's logic asks by itself.
    var asked: [NeededManager] { needs.filter(\.isAskable) }
    var needsLocale: Bool { shows.contains { $0.type.needsLocale } }
    var needsTimeZone: Bool { shows.contains { $0.type.needsTimeZone } }

    /// - Throws: `GenerationError.badValue` when two members of the scene would have one name.
    func check() throws(GenerationError) {
        var seen: [String: String] = [:]
        let members =
            events.map { ($0.name, "an event") } + shows.map { ($0.name, "a shown value") }
            + needs.map { ($0.variable, "what \($0.manager) gives") }
            + needs.map { ($0.property, "a manager") }
            + events.filter { $0.action == .keep }.compactMap(\.value).map {
                ($0.kept, "the value of an event")
            }
        for (member, kind) in members {
            if let other = seen.updateValue(kind, forKey: member) {
                throw .badValue("\(kind) and \(other) are both named \"\(member)\"; rename one of them")
            }
        }
    }
}
