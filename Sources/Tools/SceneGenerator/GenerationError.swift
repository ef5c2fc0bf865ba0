import Styles

/// Why nothing was made. The message says what, where, and what to do next.
public enum GenerationError: Error, Sendable, Equatable, CustomStringConvertible {
    /// A name or another value on the command line cannot be used.
    case badValue(String)
    case noProject(String)
    case badConfiguration([FileProblem])
    case template(file: String, message: String)
    case noSceneryPackage
    /// A person's file that lines should be added to.
    case unreadable(file: String, reason: String)

    public var description: String {
        switch self {
        case .badValue(let message): message
        case .noProject(let folder):
            "no scenery.yml in \"\(folder)\" or above it; go to an app's folder, make one with scenery new APP, "
                + "or write a scenery.yml with the line app: NAME"
        case .badConfiguration(let problems): problems.map(\.description).joined(separator: "\n")
        case .template(let file, let message): "\(file): \(message); fix the template"
        case .unreadable(let file, let reason): "nothing was changed: cannot read \"\(file)\": \(reason)"
        case .noSceneryPackage:
            "no Scenery package found for the app to depend on; pass --scenery PATH-OR-URL or set SCENERY_PACKAGE"
        }
    }
}
