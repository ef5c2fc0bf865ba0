import Scenery

/// One preview in a language and an appearance: `/previews/Rides/empty?language=fa&appearance=dark`.
struct PreviewRoute: SceneRoute {
    let scene: String
    let state: String
    let language: String?
    let appearance: Appearance?

    static let name = "ScenePreview"
    static let link: LinkPattern<Self> =
        "/previews/\(\.scene)/\(\.state)?language=\(\.language)&appearance=\(\.appearance)"
}

/// The list of all previews, or of those that a search finds: `/previews?search=ride%20dark`.
struct PreviewListRoute: SceneRoute {
    var search: String?

    static let name = "Previews"
    static let link: LinkPattern<Self> = "/previews?search=\(\.search)"
}

extension Appearance: LinkValue {}
