import SourceModel
import Styles

/// Recognizes types of scenes by the suffixes of views and builders in the project's styles.
struct SceneSuffixes {
    private let suffixes: [String]

    init(_ project: ProjectContext) {
        suffixes = Array(
            Set(
                project.styles.flatMap { style in
                    style.roles.filter { $0.platform == .host || $0.name == "builder" }.flatMap(\.suffixes)
                })
        ).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    }

    /// The scene's name, if the type has the name of a view or builder.
    func scene(of type: String) -> String? {
        suffixes.first { type.hasSuffix($0) && type.utf8.count > $0.utf8.count }
            .map { String(type.dropLast($0.count)) }
    }
}
