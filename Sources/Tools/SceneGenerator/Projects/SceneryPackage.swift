import Foundation

/// The Scenery package an app depends on.
public enum SceneryPackage: Sendable, Equatable {
    /// A checkout on this machine.
    case folder(String)
    /// A repository.
    case repository(String, Requirement)

    /// Which versions of a repository an app takes.
    public enum Requirement: Sendable, Equatable {
        /// This version, or a later one up to the next major version.
        case from(String)
        case branch(String)
    }

    /// Takes what a person gave, or finds the package: `SCENERY_PACKAGE`, then the checkout the
    /// running tool was built in, then what `make install` recorded next to it.
    ///
    /// - Throws: `GenerationError.noSceneryPackage` when none of these is there, `.badValue` when
    ///   the folder that was given holds no package.
    public static func find(
        _ given: String?, environment: [String: String], executable: URL?, currentFolder: URL
    ) throws(GenerationError) -> SceneryPackage {
        if let text = given ?? environment["SCENERY_PACKAGE"], !text.isEmpty {
            return try parse(text, relativeTo: currentFolder)
        }
        if let executable, let folder = checkout(around: executable) ?? recorded(nextTo: executable) {
            return .folder(folder)
        }
        throw .noSceneryPackage
    }

    /// `PATH`, `URL`, `URL@VERSION` or `URL#BRANCH`; a URL alone means the branch `main`.
    static func parse(_ text: String, relativeTo folder: URL) throws(GenerationError) -> SceneryPackage {
        guard text.contains("://") || text.hasPrefix("git@") else {
            let expanded = text.hasPrefix("~") ? (text as NSString).expandingTildeInPath : text
            let url = URL(filePath: expanded, relativeTo: folder).standardizedFileURL
            guard isScenery(url) else {
                throw .badValue(
                    "\"\(text)\" holds no package named Scenery; give the folder of its Package.swift")
            }
            return .folder(path(url))
        }
        guard !text.contains("\"") && !text.contains("\\") else {
            throw .badValue("\"\(text)\" is not the address of a repository; remove the quotes")
        }
        if let mark = text.lastIndex(of: "#") {
            let branch = text[text.index(after: mark)...]
            return .repository(String(text[..<mark]), .branch(String(branch)))
        }
        if let mark = text.lastIndex(of: "@"), text[mark...].dropFirst().first?.isNumber == true {
            let version = text[text.index(after: mark)...]
            return .repository(String(text[..<mark]), .from(String(version)))
        }
        return .repository(text, .branch("main"))
    }

    /// The dependency as `Package.swift` declares it.
    ///
    /// - Parameter hasWeb: Whether the app's trait `Web` enables that of Scenery, which brings the web host's server.
    func declaration(hasWeb: Bool) -> String {
        let traits = hasWeb ? ", traits: [.trait(name: \"Web\", condition: .when(traits: [\"Web\"]))]" : ""
        return switch self {
        case .folder(let path): ".package(name: \"Scenery\", path: \"\(Self.escaped(path))\"\(traits))"
        case .repository(let url, .from(let version)):
            ".package(url: \"\(url)\", from: \"\(version)\"\(traits))"
        case .repository(let url, .branch(let branch)):
            ".package(url: \"\(url)\", branch: \"\(branch)\"\(traits))"
        }
    }

    /// How products name the package.
    var reference: String {
        guard case .repository(let url, _) = self else { return "Scenery" }
        let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? "Scenery"
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    static func escaped(_ path: String) -> String {
        path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    }

    private static func checkout(around executable: URL) -> String? {
        var folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path() != "/" {
            if isScenery(folder) { return path(folder) }
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            guard parent.path() != folder.path() else { return nil }
            folder = parent
        }
        return nil
    }

    private static func recorded(nextTo executable: URL) -> String? {
        let note = executable.resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "../share/scenery/scenery-package").standardizedFileURL
        guard let text = try? String(contentsOf: note, encoding: .utf8) else { return nil }
        let folder = URL(filePath: text.trimmingCharacters(in: .whitespacesAndNewlines))
        return isScenery(folder) ? path(folder) : nil
    }

    private static func isScenery(_ folder: URL) -> Bool {
        // A file that cannot be read counts as missing: the next location is tried.
        let text = (try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
        return text.contains("name: \"Scenery\",")
    }

    private static func path(_ url: URL) -> String {
        let path = url.standardizedFileURL.path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
