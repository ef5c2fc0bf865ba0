/// Why routes cannot be registered, built, read from a URL or written as one.
public enum RouteError: Error, Equatable, CustomStringConvertible {
    /// The scenes do not make a registry; one problem for each entry.
    case invalidRegistry([String])
    /// No scene has this name.
    case unknownScene(String, known: [String])
    /// No scene is registered for a route of this type.
    case unregistered(route: String)
    /// The scene cannot be built from its name alone.
    case needsParameters(scene: String)
    /// What was saved is not what the scene's route takes.
    case unreadableParameters(scene: String, reason: String)
    /// A builder made a scene with another route than the one it was built from.
    case builtOtherRoute(asked: String, built: String)
    /// A URL leads nowhere in this app; nothing was opened.
    case badLink(String, reason: String)
    /// A route or a navigation state has no URL.
    case noLink(to: String, reason: String)
    /// While a link was being opened something else changed the navigation; its last steps were left out.
    case interrupted(at: String)

    public var description: String {
        switch self {
        case .invalidRegistry(let problems):
            "the scenes cannot be registered:\n" + problems.map { "  \($0)" }.joined(separator: "\n")
        case .unknownScene(let name, let known):
            "no scene is named \"\(name.printable)\"; the scenes are: \(known.joined(separator: ", "))"
        case .unregistered(let route):
            "no scene is registered for \(route); add an entry for it to the scene registry"
        case .needsParameters(let scene):
            "scene \"\(scene)\" cannot be built by name alone; open it from another scene or by its URL"
        case .unreadableParameters(let scene, let reason):
            "the saved parameters of scene \"\(scene)\" cannot be read: \(reason)"
        case .builtOtherRoute(let asked, let built):
            "the builder of \(asked) made a scene whose route is \(built); give the scene's context the route it is built from"
        case .badLink(let link, let reason):
            "the link \"\(link.printable)\" cannot be opened: \(reason)"
        case .noLink(let scene, let reason):
            "\(scene.printable) cannot be written as a URL: \(reason)"
        case .interrupted(let scene):
            "the link was not opened to its end: the person or the app moved on from \(scene.printable)"
        }
    }
}

extension String {
    /// The text for a message: short, and without control characters.
    var printable: String {
        let limit = 120
        let scalars = unicodeScalars.prefix(limit + 1).map { scalar in
            scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return scalars.prefix(limit).joined() + (scalars.count > limit ? "…" : "")
    }
}
