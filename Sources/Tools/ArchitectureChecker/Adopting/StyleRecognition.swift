import SourceModel

/// The styles a code base is written in, found out from its names and from who holds whom.
public struct StyleRecognition: Sendable, Equatable {
    public struct Found: Sendable, Equatable {
        /// `vip`, `viper`, `mvvm`, `simple` or `ribs`.
        public var style: String
        /// How many scenes are written in it.
        public var scenes: Int
        /// The endings most of its types have, by role.
        public var suffixes: [String: String]
    }

    /// The style of most scenes first; one that less than a fifth of the scenes have is left out.
    public let found: [Found]
    /// The number of scenes of any style.
    public let scenes: Int

    /// - Parameter files: The files of the project without tests.
    public init(_ files: [FileFacts]) {
        var byStyle: [String: [SceneEvidence]] = [:]
        for evidence in Self.evidence(files) {
            if let style = evidence.style { byStyle[style, default: []].append(evidence) }
        }
        let total = byStyle.values.map(\.count).reduce(0, +)
        scenes = total
        found = byStyle.filter { $0.value.count * 5 >= total }
            .map { Found(style: $0, scenes: $1.count, suffixes: Self.suffixes($1)) }
            .sorted { ($1.scenes, $0.style) < ($0.scenes, $1.style) }
    }

    private static func evidence(_ files: [FileFacts]) -> [SceneEvidence] {
        var scenes: [String: SceneEvidence] = [:]
        let declarations = files.flatMap(\.declarations)
        for declaration in declarations {
            // Classes that those of all scenes inherit from are no scene.
            guard let (stem, role, suffix) = role(of: declaration), stem != "Base" else { continue }
            if declaration.kind == .protocol {
                // `HomeViewModel` may well be a protocol; other roles' protocols have endings of their own.
                guard suffix == "ViewModel" else { continue }
            }
            if declaration.kind != .extension {
                scenes[stem, default: SceneEvidence()].types[role, default: []].append((suffix, declaration))
            }
            let held = declaration.members.filter { $0.kind == .property }
                .map { "\($0.name) \($0.type?.text ?? $0.initialType?.text ?? "")".lowercased() }
            scenes[stem, default: SceneEvidence()].held[role, default: []].formUnion(held)
        }
        addProtocols(declarations, &scenes)
        return scenes.keys.sorted().compactMap { scenes[$0] }.filter { !$0.types.isEmpty }
    }

    /// A type that is called as its role alone takes its scene's name from the type it is nested in: `Home.Presenter`.
    private static func role(of declaration: DeclarationFact) -> (stem: String, role: String, suffix: String)?
    {
        let path =
            declaration.scope + declaration.name.split(separator: ".").map { String($0.prefix { $0 != "<" }) }
        guard let name = path.last else { return nil }
        if declaration.scope.isEmpty, let found = RoleSuffix.split(name) { return found }
        guard path.count > 1, let role = RoleSuffix.role(called: name) else { return nil }
        return (path[path.count - 2], role, name)
    }

    /// A protocol belongs to the longest scene whose name it begins with.
    private static func addProtocols(
        _ declarations: [DeclarationFact], _ scenes: inout [String: SceneEvidence]
    ) {
        for declaration in declarations where declaration.kind == .protocol {
            var stem = Substring(declaration.name)
            while !stem.isEmpty {
                if scenes[String(stem)] != nil {
                    scenes[String(stem)]?.protocols.insert(declaration.name)
                    break
                }
                stem = stem.dropLast()
            }
        }
    }

    private static func suffixes(_ scenes: [SceneEvidence]) -> [String: String] {
        var counts: [String: [String: Int]] = [:]
        for scene in scenes {
            for (role, types) in scene.types {
                for suffix in Set(types.map(\.suffix)) { counts[role, default: [:]][suffix, default: 0] += 1 }
            }
        }
        return counts.compactMapValues { suffixes in
            suffixes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first?.key
        }
    }
}
