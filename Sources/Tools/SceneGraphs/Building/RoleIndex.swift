import SourceModel

/// Who plays what: types, and the protocols they are seen through, by scene and role.
struct RoleIndex {
    struct Part: Hashable {
        let scene: Int
        let role: String
    }

    let scenes: [DrawnScene]
    private let players: [TypeEntity.ID: Part]
    private let contracts: [TypeEntity.ID: [Part]]
    private let named: [Substring: Int]

    init(_ input: GraphInput) {
        scenes = input.scenes
        named = Dictionary(input.scenes.enumerated().map { (Substring($0.element.name), $0.offset) }) {
            first, _ in first
        }
        var players: [TypeEntity.ID: Part] = [:]
        for (index, scene) in input.scenes.enumerated() {
            for player in scene.players { players[player.type.id] = Part(scene: index, role: player.role) }
        }
        var contracts: [TypeEntity.ID: [Part]] = [:]
        for type in input.model.types where type.kind == .protocol {
            let parts = Set(input.model.conformers(of: type).compactMap { players[$0.id] })
            contracts[type.id] = parts.sorted { ($0.scene, $0.role) < ($1.scene, $1.role) }
        }
        self.players = players
        self.contracts = contracts
    }

    /// The part that a type itself plays.
    func part(of type: TypeEntity) -> Part? { players[type.id] }

    /// The scene a type belongs to: the one it plays a role of, else the one whose name its own begins with.
    func scene(of type: TypeEntity) -> Int? {
        if let part = players[type.id] { return part.scene }
        var name = Substring(type.name)
        while !name.isEmpty {
            if let scene = named[name] { return scene }
            name = name.dropLast()
        }
        return nil
    }

    /// The parts that a type plays or, for a protocol, that are seen through it. A protocol that roles of
    /// several scenes conform to says nothing about any one of them, unless one is in `scene`.
    func parts(seenAs type: TypeEntity, from scene: Int) -> [Part] {
        if let own = players[type.id] { return [own] }
        let all = contracts[type.id] ?? []
        let near = all.filter { $0.scene == scene }
        if !near.isEmpty { return near }
        return Set(all.map(\.scene)).count == 1 ? all : []
    }
}
