/// Parameters and arguments of a scene's initializers, joined, so that templates need not join them.
///
/// Those whose name starts with `more` begin with a comma, unless they are empty.
struct ArgumentLists {
    private let context: SceneTemplateContext
    /// What presentation needs to word dates and numbers: name and type.
    private let wording: [(name: String, type: String)]

    init(_ context: SceneTemplateContext) {
        self.context = context
        wording =
            (context.needsLocale ? [("locale", "Locale")] : [])
            + (context.needsTimeZone ? [("timeZone", "TimeZone")] : [])
    }

    var values: [String: Any] {
        var values: [String: Any] = ["comma": ", "]
        addManagers(to: &values)
        addWording(to: &values)
        addBuilder(to: &values)
        addContent(to: &values)
        return values
    }

    private func addManagers(to values: inout [String: Any]) {
        let parameters = context.needs.map { "\($0.property): any \($0.contract)" }
        let arguments = context.needs.map { "\($0.property): \($0.property)" }
        values.add(parameters, as: "managerParameters")
        values.add(arguments, as: "managerArguments")
        let traced = context.needs.map {
            "\($0.property): \($0.property)\($0.isTraceable ? ".traced()" : "")"
        }
        values.add(traced, as: "tracedManagerArguments")
        values["capturedManagers"] = context.asked.map { ", \($0.property)" }.joined()
    }

    private func addWording(to values: inout [String: Any]) {
        values["wording"] = wording.map { ["name": $0.name, "type": $0.type] }
        values.add(wording.map { "\($0.name): \($0.type)" }, as: "wordingParameters")
        values.add(wording.map { "\($0.name): \($0.name)" }, as: "wordingArguments")
        // Such as make the words for samples the same on every machine.
        let british = context.needsLocale ? ["locale: Locale(identifier: \"en_GB\")"] : []
        let greenwich = context.needsTimeZone ? ["timeZone: .gmt"] : []
        values.add(british + greenwich, as: "testWordingArguments")
    }

    private func addBuilder(to values: inout [String: Any]) {
        let managers = context.needs.map { (name: $0.property, type: "any \($0.contract)") }
        let stored = managers + wording
        let parameters =
            managers.map { "\($0.name): \($0.type)" } + wording.map { "\($0.name): \($0.type) = .current" }
        values["parameters"] = parameters.joined(separator: ", ")
        values["parameterNames"] = stored.map(\.name)
        values["storedParameters"] = stored.map { ["name": $0.name, "type": $0.type] }
        values["arguments"] = context.needs.map { "\($0.property): dependencies.\($0.property)" }.joined(
            separator: ", ")
        values["testArguments"] = context.needs.map { "\($0.property): \($0.testDouble)" }.joined(
            separator: ", ")
        values["failingArguments"] = context.needs.map { "\($0.property): \($0.failingDouble)" }.joined(
            separator: ", ")
    }

    private func addContent(to values: inout [String: Any]) {
        let (shows, asked) = (context.shows, context.asked)
        let askedArguments = asked.map { "\($0.variable): \($0.id)" }
        let wordingArguments = wording.map { "\($0.name): \($0.name)" }
        let initial = shows.map { "\($0.name): \($0.initial(title: context.name.title))" }
        let samples = shows.map { "\($0.name): \($0.type.sample($0.name))" }
        values["askedSamples"] = asked.map { "\($0.variable): \($0.sample)" }.joined(separator: ", ")
        values["contentArguments"] = askedArguments.joined(separator: ", ")
        values["askedParameters"] = asked.map { "_ \($0.id): \($0.model)" }.joined(separator: ", ")
        values["askedNames"] = asked.map(\.id).joined(separator: ", ")
        values["renderableParameters"] =
            shows.map { "\($0.name): \($0.type.name)" }
            + asked.map { "\($0.variable): \($0.model)" } + wording.map { "\($0.name): \($0.type)" }
        values["renderableArguments"] = initial + askedArguments + wordingArguments
        values["renderableSamples"] = samples + asked.map { "\($0.variable): \($0.sample)" }
        values["viewModelArguments"] =
            shows.map { "\($0.name): \($0.type.formatted("content.\($0.id)"))" }
            + asked.map { "\($0.variable): content.\($0.id).title" }
        values["boundArguments"] =
            shows.map { "\($0.name): viewModel.\($0.id).value" }
            + asked.map { "\($0.variable): viewModel.\($0.id).value" }
        values["sampleArguments"] = asked.map { "\($0.variable): \($0.sample)" } + samples
        values["shownArguments"] =
            shows.map { "\($0.name): \($0.type.shown($0.name))" }
            + asked.map { "\($0.variable): \"some \($0.variable)\"" }
    }
}

extension [String: Any] {
    /// The items joined under `name`, and with a comma before each under `more` and the name.
    fileprivate mutating func add(_ items: [String], as name: String) {
        self[name] = items.joined(separator: ", ")
        self["more" + name.prefix(1).uppercased() + name.dropFirst()] = items.map { ", \($0)" }.joined()
    }
}
