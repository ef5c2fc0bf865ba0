import ArchitectureRules
import Foundation
import Styles

/// The folder of a project, and what its `scenery.yml` says.
public struct ProjectFolder: Sendable {
    /// Where `scenery.yml` lies, or would.
    public let root: URL
    public let configuration: CheckConfiguration
    /// The styles its scenes may be written in, with the endings the project uses.
    public let styles: [Style]
    /// Whether there is a `scenery.yml`.
    public let isConfigured: Bool

    /// Finds the project that a file or folder lies in.
    ///
    /// The nearest `scenery.yml` at or above it makes the project; a git repository's own folder is looked at
    /// last. Without one the folder itself is the project.
    ///
    /// - Throws: `CheckError.badConfiguration` with everything wrong in `scenery.yml` or a style, `.badValue` when
    ///   there is no such file or folder.
    public init(around place: URL) throws(CheckError) {
        let place = place.standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.plainPath, isDirectory: &isFolder) else {
            throw .badValue("there is no file or folder \"\(place.plainPath)\"; check the path")
        }
        let start = isFolder.boolValue ? place : place.deletingLastPathComponent()
        let found = Self.configured(from: start)
        root = found ?? start
        isConfigured = found != nil
        let all = try Self.styles(of: root)
        configuration = found == nil ? CheckConfiguration() : try Self.configuration(of: root, styles: all)
        styles = try Self.used(configuration, of: all)
    }

    /// A folder as if there were no `scenery.yml`.
    init(unconfigured place: URL) throws(CheckError) {
        let place = place.standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.plainPath, isDirectory: &isFolder), isFolder.boolValue else {
            throw .badValue("there is no folder \"\(place.plainPath)\"; check the path")
        }
        root = place
        isConfigured = false
        configuration = CheckConfiguration()
        styles = try Self.styles(of: place)
    }

    /// A folder with the text of a `scenery.yml` that is not written yet.
    init(root: URL, text: String) throws(CheckError) {
        self.root = root
        isConfigured = true
        let all = try Self.styles(of: root)
        configuration = try Self.configuration(text, styles: all)
        styles = try Self.used(configuration, of: all)
    }

    private static func styles(of root: URL) throws(CheckError) -> [Style] {
        do throws(StyleError) { return try StyleLibrary(project: root).everyStyle() } catch { throw Self.words(for: error) }
    }

    private static func configured(from start: URL) -> URL? {
        var folder = start
        while true {
            if exists(folder.appending(path: CheckConfiguration.fileName)) { return folder }
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            guard !exists(folder.appending(path: ".git")), parent.plainPath != folder.plainPath,
                folder.plainPath != "/"
            else { return nil }
            folder = parent
        }
    }

    private static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.plainPath) }

    private static func configuration(of root: URL, styles: [Style]) throws(CheckError) -> CheckConfiguration {
        let text: String
        do { text = try String(contentsOf: root.appending(path: CheckConfiguration.fileName), encoding: .utf8) } catch {
            throw .cannotRead(
                path: CheckConfiguration.fileName, reason: "it is not readable as text in UTF-8; check its permissions")
        }
        return try configuration(text, styles: styles)
    }

    private static func configuration(_ text: String, styles: [Style]) throws(CheckError) -> CheckConfiguration {
        let rules = ArchitectureRules.all.map(\.id) + EngineRules.all.map(\.id)
        var roles: [String] = []
        for role in styles.flatMap(\.roles) where !roles.contains(role.name) { roles.append(role.name) }
        return try CheckConfiguration(text: text, file: CheckConfiguration.fileName, rules: rules, roles: roles)
    }

    /// The styles the configuration names, or all; components are known in every project.
    private static func used(_ configuration: CheckConfiguration, of all: [Style]) throws(CheckError) -> [Style] {
        guard !configuration.styles.isEmpty else { return all }
        let names = all.map(\.name)
        let problems = configuration.styles.flatMap { used -> [FileProblem] in
            guard let style = all.first(where: { $0.name == used.name }) else {
                return [problem("styles", used, "no style is named \"\(used.name)\"\(Nearest.hint(for: used.name, among: names))",
                                "use some of \(names.joined(separator: ", "))")]
            }
            let roles = style.roles.map(\.name)
            return used.suffixes.keys.sorted().filter { !roles.contains($0) }.map { role in
                problem("styles.\(used.name).suffixes", used,
                        "the style has no role \"\(role)\"\(Nearest.hint(for: role, among: roles))",
                        "use some of \(roles.joined(separator: ", "))")
            }
        }
        guard problems.isEmpty else { throw .badConfiguration(problems) }
        let wanted = Set(configuration.styles.map(\.name))
        return all.filter { wanted.contains($0.name) || $0.product == .component }
    }

    private static func problem(
        _ key: String, _ used: CheckConfiguration.UsedStyle, _ message: String, _ fix: String
    ) -> FileProblem {
        FileProblem(file: CheckConfiguration.fileName, line: used.line, key: key, message: message, fix: fix)
    }

    private static func words(for error: StyleError) -> CheckError {
        if case .invalid(let problems) = error { return .badConfiguration(problems) }
        return .badValue(error.description)
    }
}

extension URL {
    /// The path without a slash at its end.
    var plainPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
