import Foundation
import Scenery

/// The previews of an app, as scenes that can be opened: a list with a search, and a link for each preview in
/// each of its languages, light and dark.
@MainActor public struct PreviewCatalog {
    private let previews: [ScenePreview]
    private let positions: [Key: Int]

    private struct Key: Hashable {
        var scene: String
        var state: String
    }

    /// - Parameter previews: In the order of the list. No two may have the same scene and state, and each
    ///   needs a language: anything else is a mistake in the source and stops the process.
    public init(_ previews: [ScenePreview]) {
        var positions: [Key: Int] = [:]
        for (position, preview) in previews.enumerated() {
            let key = Key(scene: preview.scene, state: preview.state)
            precondition(
                positions.updateValue(position, forKey: key) == nil,
                "two previews of \"\(preview.scene)\" have the state \"\(preview.state)\"; rename one")
            precondition(
                !preview.languages.isEmpty,
                "the preview \"\(preview.scene)\", \"\(preview.state)\" has no language; give it one")
        }
        self.previews = previews
        self.positions = positions
    }

    /// The list, named `Previews`, and the previews, for the registry of an app.
    public var entries: [SceneRegistry.Entry] {
        [
            SceneRegistry.Entry(PreviewListRoute.self) { PreviewList($0, catalog: self) },
            SceneRegistry.Entry(PreviewRoute.self) { view(at: $0) },
        ]
    }

    /// The routes of all previews: each in each of its languages, light before dark.
    var routes: [PreviewRoute] {
        previews.flatMap { preview in
            preview.languages.flatMap { language in
                Appearance.allCases.map {
                    PreviewRoute(
                        scene: preview.scene, state: preview.state, language: language, appearance: $0)
                }
            }
        }
    }

    /// The path that opens a preview: after the address of a web page, or after `--open`.
    func link(to route: PreviewRoute) -> String {
        // A state whose name does not survive in a URL has no link.
        (try? Self.links.url(for: route))?.absoluteString ?? ""
    }

    /// Only writes links, and so builds nothing; one for all rows of a list.
    private static let links = SceneRegistry([
        SceneRegistry.Entry(PreviewRoute.self) { PreviewView($0, preview: nil) }
    ])

    func view(at route: PreviewRoute) -> PreviewView {
        let position = positions[Key(scene: route.scene, state: route.state)]
        return PreviewView(route, preview: position.map { previews[$0] })
    }
}
