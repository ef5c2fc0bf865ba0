import SceneryScreens

/// What the environment variables say about the terminal and the person.
struct TerminalEnvironment: Sendable, Equatable {
    private let variables: [String: String]

    init(_ variables: [String: String]) {
        self.variables = variables
    }

    /// Whether the terminal does not understand escape sequences.
    var isDumb: Bool {
        let term = variables["TERM"] ?? ""
        return term.isEmpty || term == "dumb"
    }

    /// A `NO_COLOR` that is not empty removes the colors.
    var hasColor: Bool { (variables["NO_COLOR"] ?? "").isEmpty }

    var context: HostContext { HostContext(languages: languages, appearance: appearance) }

    /// As gettext reads them: the locale, with `LANGUAGE`'s list before it unless the locale is `C`.
    var languages: [String] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { variables[$0] }.first { !$0.isEmpty }
        guard let tag = locale.flatMap(Self.tag) else { return [] }
        let list = (variables["LANGUAGE"] ?? "").split(separator: ":").compactMap { Self.tag(of: String($0)) }
        return list + (list.contains(tag) ? [] : [tag])
    }

    /// `fa_IR.UTF-8@latin` → `fa-IR`; `nil` for the locales without a language.
    private static func tag(of locale: String) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        guard !name.isEmpty, name != "C", name != "POSIX" else { return nil }
        return name.map { $0 == "_" ? "-" : String($0) }.joined()
    }

    /// `COLORFGBG` is `foreground;background`, or with something between; of the 16 colors 7 and
    /// those from 9 on are light.
    private var appearance: Appearance? {
        guard let background = variables["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) }),
            (0..<16).contains(background)
        else { return nil }
        return background == 7 || background >= 9 ? .light : .dark
    }
}
