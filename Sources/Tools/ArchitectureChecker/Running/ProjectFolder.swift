import ArchitectureRules
import Foundation
import Styles

/// The folder of a project, and the content of its `scenery.yml`.
public struct ProjectFolder: Sendable {
    /// The folder of `scenery.yml`, whether the file exists or not.
    public let root: URL
    public let configuration: CheckConfiguration
    /// The styles of its scenes, with the suffixes that the project uses.
    public let styles: [Style]
    /// All styles that the tool recognizes in the project, also those that the project does not use.
    public let known: [Style]
    /// Whether there is a `scenery.yml`.
    public let isConfigured: Bool

    /// Finds the project that contains a file or folder.
    ///
    /// The project is the folder of the nearest `scenery.yml` at or above the location, up to the folder of the git
    /// repository. Without a `scenery.yml` it is the folder itself.
    ///
    /// - Throws: `CheckError.badConfiguration` with all problems of `scenery.yml` or a style, `.badValue` if the file
    ///   or folder does not exist.
    public init(around location: URL) throws(CheckError) {
        (root, isConfigured) = try Self.found(around: location)
        let all = try Self.styles(of: root)
        known = all
        configuration = isConfigured ? try Self.configuration(of: root, styles: all) : CheckConfiguration()
        styles = try Self.used(configuration, of: all)
    }

    /// A folder, ignoring its `scenery.yml`.
    init(unconfigured location: URL) throws(CheckError) {
        let location = location.standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: location.plainPath, isDirectory: &isFolder),
            isFolder.boolValue
        else {
            throw .badValue("there is no folder \"\(location.plainPath)\"; check the path")
        }
        root = location
        isConfigured = false
        configuration = CheckConfiguration()
        styles = try Self.styles(of: location)
        known = styles
    }

    /// A folder with the text of a `scenery.yml` that has not been written yet.
    init(root: URL, text: String) throws(CheckError) {
        self.root = root
        isConfigured = true
        let all = try Self.styles(of: root)
        known = all
        configuration = try Self.configuration(text, styles: all)
        styles = try Self.used(configuration, of: all)
    }

    /// The folder that `init(around:)` finds; nothing in it is read.
    ///
    /// - Throws: `CheckError.badValue` if the file or folder does not exist.
    public static func root(around location: URL) throws(CheckError) -> URL {
        try found(around: location).root
    }

    private static func found(around location: URL) throws(CheckError) -> (root: URL, isConfigured: Bool) {
        let location = location.standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: location.plainPath, isDirectory: &isFolder) else {
            throw .badValue("there is no file or folder \"\(location.plainPath)\"; check the path")
        }
        let start = isFolder.boolValue ? location : location.deletingLastPathComponent()
        let configured = Self.configured(from: start)
        return (configured ?? start, configured != nil)
    }

    private static func styles(of root: URL) throws(CheckError) -> [Style] {
        do throws(StyleError) { return try StyleLibrary(project: root).everyStyle() } catch {
            throw Self.checkError(for: error)
        }
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

    private static func configuration(of root: URL, styles: [Style]) throws(CheckError) -> CheckConfiguration
    {
        let text: String
        do {
            text = try String(contentsOf: root.appending(path: CheckConfiguration.fileName), encoding: .utf8)
        } catch {
            throw .cannotRead(
                path: CheckConfiguration.fileName,
                reason: "it is not readable as UTF-8 text; check its permissions")
        }
        return try configuration(text, styles: styles)
    }

    private static func configuration(_ text: String, styles: [Style]) throws(CheckError)
        -> CheckConfiguration
    {
        let rules = ArchitectureRules.all.map(\.id) + MetaRules.all.map(\.id)
        var roles: [String] = []
        for role in styles.flatMap(\.roles) where !roles.contains(role.name) { roles.append(role.name) }
        return try CheckConfiguration(
            text: text, file: CheckConfiguration.fileName, rules: rules, roles: roles)
    }

    /// The styles that the configuration names, or all; every project knows components.
    private static func used(_ configuration: CheckConfiguration, of all: [Style]) throws(CheckError)
        -> [Style]
    {
        guard !configuration.styles.isEmpty else { return all }
        let names = all.map(\.name)
        let problems = configuration.styles.flatMap { used -> [FileProblem] in
            guard let style = all.first(where: { $0.name == used.name }) else {
                return [
                    problem(
                        "styles", used,
                        "no style is named \"\(used.name)\"\(SpellingSuggestion.hint(for: used.name, among: names))",
                        "use some of \(names.joined(separator: ", "))")
                ]
            }
            let roles = style.roles.map(\.name)
            return used.suffixes.keys.sorted().filter { !roles.contains($0) }.map { role in
                problem(
                    "styles.\(used.name).suffixes", used,
                    "the style has no role \"\(role)\"\(SpellingSuggestion.hint(for: role, among: roles))",
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

    private static func checkError(for error: StyleError) -> CheckError {
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
