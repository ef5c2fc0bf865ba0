import Foundation

/// The styles a project can use: ours, and those in its folder `.scenery/styles`, which come first.
///
/// A file `.scenery/templates/STYLE/FILE` replaces the template of that name, whosever style it is.
public struct StyleLibrary: Sendable {
    private let project: URL?

    /// - Parameter project: The project's folder; `nil` for our styles alone.
    public init(project: URL? = nil) {
        self.project = project
    }

    /// The names of all styles of scenes and components, sorted.
    public var names: [String] {
        let own = Self.bundledNames(in: "styles")
        return Set(own + projectNames).sorted()
    }

    /// The styles defined by the project, sorted.
    public var projectNames: [String] {
        guard let folder = project?.appending(path: Self.folder) else { return [] }
        // No such folder means no styles of one's own.
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Reads a style.
    ///
    /// - Throws: `StyleError` when there is none of this name or something in its folder is wrong.
    public func style(named name: String) throws(StyleError) -> Style {
        if let project, projectNames.contains(name) {
            return try overridden(
                Self.loader(
                    "\(Self.folder)/\(name)",
                    Self.texts(
                        below: project.appending(path: "\(Self.folder)/\(name)"), in: project,
                        shownAs: "\(Self.folder)/\(name)")
                ).load())
        }
        guard Self.bundledNames(in: "styles").contains(name) else { throw .unknown(name, known: names) }
        return try overridden(Self.bundled("styles/\(name)"))
    }

    /// All styles whose scenes the tool recognizes: those it generates, and those it knows only from existing code.
    ///
    /// - Throws: `StyleError` when one of the project's own is wrong.
    public func everyStyle() throws(StyleError) -> [Style] {
        var styles: [Style] = []
        for name in names { styles.append(try style(named: name)) }
        for name in Self.bundledNames(in: "known") where !names.contains(name) {
            styles.append(try Self.bundled("known/\(name)"))
        }
        return styles
    }

    /// What the tool generates besides scenes: `app`, `manager`, `widget`.
    public func part(named name: String) throws(StyleError) -> Style {
        guard Self.bundledNames(in: "parts").contains(name) else {
            throw .unknown(name, known: Self.bundledNames(in: "parts"))
        }
        return try overridden(Self.bundled("parts/\(name)"))
    }

    /// Reads a style from any folder.
    ///
    /// - Parameter name: The folder as messages name it.
    public static func style(inFolder folder: URL, as name: String? = nil) throws(StyleError) -> Style {
        let path = folder.standardizedFileURL.path(percentEncoded: false)
        let shown = name ?? (path.hasSuffix("/") ? String(path.dropLast()) : path)
        return try loader(shown, texts(below: folder, shownAs: shown)).load()
    }

    /// The files of one of our styles, by path below its folder, to make it one's own.
    public static func files(ofBundled name: String) -> [String: String] { bundledFiles("styles/\(name)") }

    private static let folder = ".scenery/styles"
}

// MARK: - Files

extension StyleLibrary {
    private static func bundled(_ path: String) throws(StyleError) -> Style {
        try loader(path, bundledFiles(path)).load()
    }

    /// Every style may include the templates of the folder `shared`; its own come first.
    private static func loader(_ folder: String, _ files: [String: String]) -> StyleLoader {
        StyleLoader(folder: folder, files: files, shared: bundledFiles("shared"))
    }

    private static func bundledFiles(_ path: String) -> [String: String] {
        var files: [String: String] = [:]
        for (key, text) in EmbeddedFiles.texts where key.hasPrefix(path + "/") {
            files[String(key.dropFirst(path.count + 1))] = text
        }
        return files
    }

    private static func bundledNames(in folder: String) -> [String] {
        let inside = EmbeddedFiles.texts.keys.filter { $0.hasPrefix(folder + "/") }
        return Set(inside.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) }).sorted()
    }

    private func overridden(_ style: Style) throws(StyleError) -> Style {
        guard let project else { return style }
        let folder = ".scenery/templates/\(style.name)"
        let texts = try Self.texts(below: project.appending(path: folder), in: project, shownAs: folder)
        guard !texts.isEmpty else { return style }
        var style = style
        for index in style.templates.indices {
            style.templates[index].text = texts[style.templates[index].file] ?? style.templates[index].text
        }
        for (name, text) in texts where style.includes[name] != nil { style.includes[name] = text }
        return style
    }
}
