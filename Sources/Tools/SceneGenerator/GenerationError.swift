import Styles

/// Why nothing was made. The message says what, where, and what to do next.
public enum GenerationError: Error, Sendable, Equatable, CustomStringConvertible {
    /// A name or another value on the command line cannot be used.
    case badValue(String)
    /// Files would be written over; nothing was written.
    case exists([String])
    case noProject(String)
    case badConfiguration([FileProblem])
    case template(file: String, message: String)
    /// The disk refused; nothing was changed.
    case cannotWrite(path: String, reason: String)
    case noSceneryPackage

    public var description: String {
        switch self {
        case .badValue(let message): message
        case .exists(let paths):
            "nothing was written, since these files exist: \(paths.joined(separator: ", ")); "
                + "choose another name, or --force to write over them"
        case .noProject(let folder):
            "no scenery.yml in \"\(folder)\" or above it; go to an app's folder, make one with scenery new APP, "
                + "or write a scenery.yml with the line app: NAME"
        case .badConfiguration(let problems): problems.map(\.description).joined(separator: "\n")
        case .template(let file, let message): "\(file): \(message); mend the template"
        case .cannotWrite(let path, let reason):
            "nothing was changed: cannot write \"\(path)\": \(reason)"
        case .noSceneryPackage:
            "no Scenery package found for the app to depend on; pass --scenery PATH-OR-URL or set SCENERY_PACKAGE"
        }
    }
}
