import Foundation
import Scenery

/// The scenes an app can build by name: for its menu, for links into it, and to build a saved
/// session again.
@MainActor public struct SceneList {
    /// A scene by name.
    public struct Entry {
        public let name: String
        /// Whether the scene can be built from its name alone.
        public let isOpenable: Bool
        let build: @MainActor (Data?) throws -> any SceneView

        /// A scene that needs no parameter.
        public init(_ name: String, build: @escaping @MainActor () -> any SceneView) {
            self.name = name
            isOpenable = true
            self.build = { _ in build() }
        }

        /// A scene that can be built from its name alone and is not offered: the menu itself.
        init(unlisted name: String, build: @escaping @MainActor () -> any SceneView) {
            self.name = name
            isOpenable = false
            self.build = { _ in build() }
        }

        /// A scene that is built from a parameter, which its route carries.
        public init<Parameter: Decodable>(
            _ name: String, parameter: Parameter.Type, build: @escaping @MainActor (Parameter) -> any SceneView
        ) {
            self.name = name
            isOpenable = false
            self.build = { data in
                guard let data else { throw SceneListError.parameterMissing(scene: name) }
                return build(try JSONDecoder().decode(Parameter.self, from: data))
            }
        }
    }

    public let entries: [Entry]

    public init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// The names of the scenes that can be opened by name alone, in order.
    public var names: [String] { entries.filter(\.isOpenable).map(\.name) }

    /// Builds the scene a route names.
    ///
    /// - Throws: `SceneListError` when there is no such scene or it lacks its parameter, and
    ///   `DecodingError` when the parameter is not what the scene takes.
    public func build(_ route: SceneRoute) throws -> any SceneView {
        guard let entry = entries.first(where: { $0.name == route.name }) else {
            throw SceneListError.unknownScene(route.name, known: names)
        }
        return try entry.build(route.parameter)
    }
}

/// Why a scene could not be built by name.
public enum SceneListError: Error, Equatable, CustomStringConvertible {
    case unknownScene(String, known: [String])
    case parameterMissing(scene: String)

    public var description: String {
        switch self {
        case .unknownScene(let name, let known):
            "no scene is named \"\(name)\"; the scenes are: \(known.joined(separator: ", "))"
        case .parameterMissing(let scene):
            "scene \"\(scene)\" cannot be built by name alone; open it from another scene"
        }
    }
}
