import ArchitectureRules
import SourceModel

/// The styles of a code base, inferred from its names and from the references between its types.
public struct StyleRecognition: Sendable, Equatable {
    public struct Found: Sendable, Equatable {
        /// `vip`, `viper`, `mvvm`, `simple` or `ribs`.
        public var style: String
        /// How many scenes have the style.
        public var scenes: Int
        /// The suffixes of most of its types, by role.
        public var suffixes: [String: String]
    }

    /// The style of most scenes first; without styles of less than a fifth of the scenes.
    public let found: [Found]
    /// The number of scenes of any style.
    public let scenes: Int

    /// - Parameter files: The files of the project, without tests.
    public init(_ files: [FileFacts]) {
        let all = Self.evidence(files)
        var byStyle = Dictionary(grouping: all.filter { $0.style != nil }) { $0.style ?? "" }
        if let bound = byStyle["mvvm"] {
            // If views and view models have different names, the view models alone decide.
            let whole = bound.filter { $0.has("view") || $0.has("navigation") }
            byStyle["mvvm"] = whole.isEmpty && byStyle.count > 1 ? nil : (whole.isEmpty ? bound : whole)
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
        let cores = cores(declarations)
        for declaration in declarations {
            // Base classes of all scenes are not a scene.
            guard let (stem, role, suffix) = role(of: declaration, cores), stem != "Base" else { continue }
            if declaration.kind == .protocol {
                // `HomeViewModel` may be a protocol; protocols of other roles have suffixes of their own.
                guard suffix == "ViewModel" else { continue }
            }
            if declaration.kind != .extension {
                scenes[stem, default: SceneEvidence()].types[role, default: []].append((suffix, declaration))
            }
            let held = declaration.members.filter { $0.kind == .property }.map(\.heldNames)
            scenes[stem, default: SceneEvidence()].held[role, default: []].formUnion(held)
        }
        addUnnamedViews(declarations, &scenes)
        addProtocols(declarations, &scenes)
        return scenes.keys.sorted().compactMap { scenes[$0] }.filter { !$0.types.isEmpty }
    }

    /// The names of types that are named after a protocol to which they conform: `DefaultHomeViewModel:
    /// HomeViewModel`.
    private static func cores(_ declarations: [DeclarationFact]) -> [String: String] {
        var cores: [String: String] = [:]
        for declaration in declarations where declaration.scope.isEmpty && declaration.kind != .protocol {
            let name =
                declaration.name.split(separator: ".").last.map { String($0.prefix { $0 != "<" }) } ?? ""
            let core = ImplementationName.core(of: name, inheriting: declaration.inherited)
            if core != name { cores[name] = core }
        }
        return cores
    }

    /// Views may have the name of their scene: `struct Home: View` next to `HomeViewModel`.
    private static func addUnnamedViews(
        _ declarations: [DeclarationFact], _ scenes: inout [String: SceneEvidence]
    ) {
        for declaration in declarations where declaration.scope.isEmpty && declaration.kind != .protocol {
            guard declaration.inherited.contains(where: \.draws), RoleSuffix.split(declaration.name) == nil,
                scenes[declaration.name]?.has("view") == false
            else { continue }
            scenes[declaration.name]?.types["view", default: []].append(("View", declaration))
        }
    }

    /// A type with the name of its role alone takes its scene's name from the type around it: `Home.Presenter`, and
    /// `HomeView.ViewModel` as well.
    private static func role(
        of declaration: DeclarationFact, _ cores: [String: String]
    ) -> (stem: String, role: String, suffix: String)? {
        let path =
            declaration.scope + declaration.name.split(separator: ".").map { String($0.prefix { $0 != "<" }) }
        guard let name = path.last else { return nil }
        if declaration.scope.isEmpty, let found = RoleSuffix.split(cores[name] ?? name) { return found }
        guard path.count > 1, let role = RoleSuffix.role(called: name) else { return nil }
        let outer = path[path.count - 2]
        return (RoleSuffix.split(outer)?.stem ?? outer, role, name)
    }

    /// A protocol belongs to the scene with the longest name that it starts with.
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

extension MemberFact {
    /// The names of a property and of its type, in lowercase. Generic arguments are not held: a stream of a presenter's values is no
    /// presenter.
    fileprivate var heldNames: String {
        let types = (type ?? initialType)?.namedParts.filter { !$0.isArgument }.map(\.name) ?? []
        return ([name] + types).joined(separator: " ").lowercased()
    }
}
