import Styles

/// Where the files of an app lie.
struct ProjectLayout {
    let app: String

    var appFolder: String { "Sources/\(app)" }
    var sceneList: String { "\(appFolder)/SceneCatalog.swift" }
    var dependencies: String { "\(appFolder)/Dependencies.swift" }
    var core: String { "Sources/\(app)Core" }
    var coreTests: String { "Tests/\(app)CoreTests" }
    var scenes: String { "Sources/\(app)Scenes" }
    var components: String { "Sources/Components" }
    var sceneTests: String { "Tests/\(app)ScenesTests" }
    let package = "Package.swift"

    /// The folder for templates of this place.
    ///
    /// - Parameters:
    ///   - folder: The product's own folder.
    ///   - parent: What the person chose for it below the scenes' folder; empty for none.
    func folder(for location: Template.Folder, of folder: String, into parent: String = "") -> String {
        let inside = parent.isEmpty ? folder : "\(parent)/\(folder)"
        return switch location {
        case .sources: "\(scenes)/\(inside)"
        case .tests: "\(sceneTests)/\(inside)"
        case .project: ""
        case .core: core
        case .coreTests: coreTests
        }
    }
}
