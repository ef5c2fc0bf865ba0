import Styles

/// Everything the templates of a scene may use, as a value.
struct SceneContext {
    var name: SceneName
    /// The app's name; its modules are called after it.
    var app: String
    var style: Style
    var events: [SceneEvent]
    var shows: [ShownValue]
    var needs: [NeededManager]

    /// What the templates see. The same value makes the same dictionary.
    var values: [String: Any] {
        var values: [String: Any] = [
            "scene": name.type, "variable": Identifier.escaped(name.variable), "name": name.variable,
            "title": name.title, "app": app, "core": "\(app)Core", "module": "\(app)Scenes", "style": style.name,
            "events": events.map(\.context), "reloads": events.filter { $0.action == .reload }.map(\.context),
            "closes": events.filter { $0.action == .close }.map(\.context),
            "shows": shows.map { $0.context(title: name.title) },
            "needs": needs.map(\.context), "hasNeeds": !needs.isEmpty, "asked": asked.map(\.context),
            "isAsync": !asked.isEmpty, "needsFoundation": shows.contains { $0.type.needsFoundation },
            "needsLocale": needsLocale, "needsTimeZone": needsTimeZone,
        ]
        for role in style.roles { values[role.name] = "\(name.type)\(role.suffix)" }
        values.merge(lists) { $1 }
        return values
    }

    private var asked: [NeededManager] { needs.filter(\.isAskable) }
    private var needsLocale: Bool { shows.contains { $0.type.needsLocale } }
    private var needsTimeZone: Bool { shows.contains { $0.type.needsTimeZone } }

    /// Parameters and arguments, so that templates need not join them. Those whose name starts with
    /// `more` begin with a comma, unless they are empty.
    private var lists: [String: Any] {
        let wording = (needsLocale ? [("locale", "Locale", ".current")] : [])
            + (needsTimeZone ? [("timeZone", "TimeZone", ".current")] : [])
        let managers = needs.map { "\($0.property): any \($0.contract)" }
        let managerArguments = needs.map { "\($0.property): \($0.property)" }
        let wordingArguments = wording.map { "\($0.0): \($0.0)" }
        let viewModel = shows.map { "\($0.name): \($0.type.formatted("content.\(Identifier.escaped($0.name))"))" }
            + asked.map { "\($0.variable): content.\(Identifier.escaped($0.variable)).title" }
        let samples = asked.map { "\($0.variable): \($0.model)(title: \"some \($0.variable)\")" }
            + shows.map { "\($0.name): \($0.type.sample($0.name))" }
        let shown = shows.map { "\($0.name): \($0.type.shown($0.name))" }
            + asked.map { "\($0.variable): \"some \($0.variable)\"" }
        return [
            "parameters": (managers + wording.map { "\($0.0): \($0.1) = \($0.2)" }).joined(separator: ", "),
            "arguments": needs.map { "\($0.property): dependencies.\($0.property)" }.joined(separator: ", "),
            "testArguments": needs.map { "\($0.property): \($0.testDouble)" }.joined(separator: ", "),
            "managerParameters": managers.joined(separator: ", "),
            "moreManagerParameters": managers.map { ", \($0)" }.joined(),
            "managerArguments": managerArguments.joined(separator: ", "),
            "moreManagerArguments": managerArguments.map { ", \($0)" }.joined(),
            "wordingParameters": wording.map { "\($0.0): \($0.1)" }.joined(separator: ", "),
            "wordingArguments": wordingArguments.joined(separator: ", "),
            "wording": wording.map { ["name": $0.0, "type": $0.1] },
            "testWordingArguments": testWording.joined(separator: ", "),
            "viewModelArguments": viewModel, "sampleArguments": samples, "shownArguments": shown,
            "contentArguments": asked.map { "\($0.variable): \(Identifier.escaped($0.variable))" }
                .joined(separator: ", "),
            "capturedManagers": asked.map { ", \($0.property)" }.joined(),
        ]
    }

    /// Such as make the shown forms of samples the same on every machine.
    private var testWording: [String] {
        (needsLocale ? ["locale: Locale(identifier: \"en_GB\")"] : [])
            + (needsTimeZone ? ["timeZone: .gmt"] : [])
    }

    /// - Throws: `GenerationError.badValue` when two members of the scene would have one name.
    func check() throws(GenerationError) {
        var seen: [String: String] = [:]
        let members = events.map { ($0.name, "an event") } + shows.map { ($0.name, "a shown value") }
            + needs.map { ($0.variable, "what \($0.manager) gives") } + needs.map { ($0.property, "a manager") }
        for (member, kind) in members {
            if let other = seen.updateValue(kind, forKey: member) {
                throw .badValue("\(kind) and \(other) are both named \"\(member)\"; rename one of them")
            }
        }
    }
}
