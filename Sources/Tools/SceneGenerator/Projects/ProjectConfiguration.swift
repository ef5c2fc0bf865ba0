import Styles

/// What `scenery.yml` says of an app.
public struct ProjectConfiguration: Sendable, Equatable {
    public static let fileName = "scenery.yml"

    /// The app's name: its modules are `NAME`, `NAMECore` and `NAMEScenes`.
    public var app: String
    /// The style of scenes made without naming one; `vip` by default.
    public var style: String
    /// Where people see the app; `terminal` and `web` by default.
    public var hosts: [AppHost]
    /// What draws scenes made without naming a view; a screen by default.
    public var view: ViewKind

    public init(
        app: String, style: String = "vip", hosts: [AppHost] = [.terminal, .web], view: ViewKind = .screen
    ) {
        self.app = app
        self.style = style
        self.hosts = hosts
        self.view = view
    }

    /// Reads the text of a `scenery.yml`.
    ///
    /// - Parameter file: The file as messages name it.
    /// - Throws: `GenerationError.badConfiguration` with everything that is wrong.
    public init(text: String, file: String) throws(GenerationError) {
        let log = YAMLSection.Log(file: file)
        guard let root = YAMLSection.root(of: text, log: log) else { throw .badConfiguration(log.problems) }
        let app = root.string("app", required: "write app: NAME, as the app's modules are called")
        style = root.string("style") ?? "vip"
        var hosts: [AppHost] = []
        for (text, line) in root.strings("hosts") {
            if let host = AppHost(rawValue: text) {
                hosts.append(host)
            } else {
                log.report(
                    "no host is named \"\(text)\"\(SpellingSuggestion.hint(for: text, among: AppHost.names))",
                    fix: "use some of \(AppHost.names.joined(separator: ", "))", key: "hosts", line: line)
            }
        }
        self.hosts = hosts.isEmpty ? [.terminal, .web] : hosts
        view = Self.view(root)
        Self.skipKeysOfOthers(root)
        root.finish()
        self.app = app ?? ""
        if let app { Self.check(app, root) }
        guard log.problems.isEmpty else { throw .badConfiguration(log.problems) }
    }

    private static func view(_ root: YAMLSection) -> ViewKind {
        guard let name = root.string("view") else { return .screen }
        guard let view = ViewKind(rawValue: name) else {
            root.report(
                ViewKind.refusal(of: name), fix: "use one of \(ViewKind.names.joined(separator: ", "))",
                key: "view")
            return .screen
        }
        return view
    }

    private static func check(_ app: String, _ root: YAMLSection) {
        do throws(GenerationError) {
            let name = try SceneName.module(app, subject: "an app's name")
            if name.type != app {
                root.report(
                    "\"\(app)\" is not a valid module name", fix: "write app: \(name.type)", key: "app")
            }
        } catch {
            root.report(
                error.description, fix: "write app: NAME, as the app's modules are called", key: "app")
        }
    }

    /// Keys that the checker and the plugin for mocks read.
    private static func skipKeysOfOthers(_ root: YAMLSection) {
        for key in ["styles", "sources", "rules", "layers", "forbid", "baseline", "mocks"] {
            _ = root.hasKey(key)
        }
    }
}

/// Where people see an app.
public enum AppHost: String, Sendable, CaseIterable {
    case terminal, web, uikit, swiftui

    public static var names: [String] { allCases.map(\.rawValue) }

    /// Whether it runs in an app that a project for Xcode builds, and not on the command line.
    public var isOfApple: Bool { self == .uikit || self == .swiftui }
}
