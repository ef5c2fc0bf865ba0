import SourceModel

/// The roles of each scene, and who holds whom, how.
struct RoleGraph {
    private let input: GraphInput
    private let cast: RoleIndex
    private let faults: FaultIndex

    init(_ input: GraphInput) {
        self.input = input
        cast = RoleIndex(input)
        faults = FaultIndex(input.findings)
    }

    func graph() -> Graph {
        Graph(
            kind: .roles, title: "roles", nodes: input.scenes.indices.flatMap(nodes),
            edges: input.scenes.indices.flatMap(edges),
            groups: input.scenes.map { GraphGroup(id: $0.name, label: $0.name) })
    }

    private func id(_ scene: Int, _ role: String) -> String { "\(input.scenes[scene].name).\(role)" }

    private func nodes(of scene: Int) -> [GraphNode] {
        input.scenes[scene].players.map { player in
            GraphNode(
                id: id(scene, player.role), label: player.type.name, kind: player.role,
                group: input.scenes[scene].name,
                location: player.type.location, findings: faults.rules(in: player.type))
        }
    }

    private func edges(of scene: Int) -> [GraphEdge] {
        input.scenes[scene].players.flatMap { player in
            input.model.references(from: player.type).flatMap { reference -> [GraphEdge] in
                guard let kind = Self.hold(reference.kind) else { return [] }
                return cast.parts(seenAs: reference.to, from: scene)
                    .filter { $0.scene != scene || $0.role != player.role }
                    .map { part in
                        GraphEdge(
                            from: id(scene, player.role), to: id(part.scene, part.role), kind: kind,
                            label: reference.member, findings: faults.rules(at: reference.location))
                    }
            }
        }
    }

    private static func hold(_ kind: TypeReference.Kind) -> String? {
        switch kind {
        case .strong: "owns"
        case .weak, .unowned: "sees"
        case .construction: "makes"
        default: nil
        }
    }
}
