import SourceModel

/// Which scene leads to which: a role of one makes or asks for a role of the other, as a rule its builder; casts what a
/// storyboard gives to the other's view; or navigates by the other's navigation.
struct SceneLinks {
    /// A place where a type names a role of another scene.
    private struct Link {
        let from: String
        let to: String
        let member: String?
        let location: FileLocation
    }

    private let input: GraphInput
    private let cast: RoleIndex
    private let faults: FaultIndex

    init(_ input: GraphInput) {
        self.input = input
        cast = RoleIndex(input)
        faults = FaultIndex(input.findings)
    }

    func scenes() -> Graph { graph(.scenes) { _ in nil } }

    /// The same with the name of the method that leads there on each edge.
    func routes() -> Graph { graph(.routes) { $0.member } }

    private func graph(_ kind: Graph.Kind, label: (Link) -> String?) -> Graph {
        let links = input.model.types.flatMap(links)
        let entries = Set(links.map(\.from)).subtracting(input.scenes.map(\.name))
        let folders = SceneFolders(input.scenes)
        let nodes = input.scenes.map { scene in
            GraphNode(
                id: scene.name, label: scene.name, kind: "scene", group: folders.group(of: scene),
                location: scene.players.first?.type.location,
                findings: Set(scene.players.flatMap { faults.rules(in: $0.type) }).sorted())
        }
        return Graph(
            kind: kind, title: "\(kind)",
            nodes: nodes + entries.map { GraphNode(id: $0, label: $0, kind: "entry") },
            edges: links.map { link in
                GraphEdge(
                    from: link.from, to: link.to, kind: "leads", label: label(link),
                    findings: faults.rules(at: link.location))
            },
            groups: folders.groups)
    }

    /// What a type names of scenes other than its own. Tests lead nowhere.
    private func links(of type: TypeEntity) -> [Link] {
        guard !input.model.modules[type.module].isTest, type.kind != .protocol else { return [] }
        let own = cast.scene(of: type)
        return input.model.references(from: type).compactMap { reference in
            guard let part = cast.part(of: reference.to), part.scene != own,
                leads(reference, from: type, to: part)
            else { return nil }
            let from = own.map { input.scenes[$0].name } ?? type.qualifiedName
            return Link(
                from: from, to: input.scenes[part.scene].name, member: reference.member,
                location: reference.location)
        }
    }

    /// A view that is cast is gone to where a role navigates, or prepares for a segue.
    private func leads(_ reference: TypeReference, from type: TypeEntity, to part: RoleIndex.Part) -> Bool {
        let own = cast.part(of: type)?.role
        return switch reference.kind {
        case .construction, .staticUse: true
        case .cast:
            part.role == "view" && (own == "navigation" || own == "view" && reference.member == "prepare")
        case .strong: part.role == "navigation" && own == "navigation"
        default: false
        }
    }
}
