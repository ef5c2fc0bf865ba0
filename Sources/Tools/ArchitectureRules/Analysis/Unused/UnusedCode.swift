import SourceModel

/// Code of a project that nothing uses: functions and types whose names stand nowhere else, or only in other code of that kind.
///
/// It goes by names: one that anything of the project uses is used, whatever it means there. What the system or other projects
/// may call is used.
public struct UnusedCode: Sendable {
    /// A function or a type.
    private struct Unit: Hashable {
        var type: TypeEntity.ID?
        /// `nil` for the type.
        var function: String?
    }

    private let model: ProjectModel
    private let lines: DeclarationLines
    private let names: UnusedNames
    private var unused: Set<Unit> = []

    /// - Parameter locations: The code that is asked about.
    public init(in model: ProjectModel, at locations: [FileLocation]) {
        self.model = model
        lines = DeclarationLines(model, files: Set(locations.map(\.path)))
        names = UnusedNames(model: model)
        let asked = Set(locations.flatMap(units))
        unused = Self.unused(of: asked, users(of: asked))
    }

    /// Whether nothing uses the code at one of the locations.
    public func contains(_ location: FileLocation) -> Bool {
        units(location).contains(where: unused.contains)
    }

    // MARK: What could be unused

    private func units(_ location: FileLocation) -> [Unit] {
        guard let declaration = lines.declaration(at: location) else { return [] }
        return units(type: declaration.type, member: declaration.member)
    }

    /// The function and the types around it, of those that something of the project would have to name.
    private func units(type: TypeEntity.ID?, member: String?) -> [Unit] {
        var found: [Unit] = []
        if let member, names.mustBeNamed(member, of: type) {
            found.append(Unit(type: type, function: member))
        }
        var around = type.map { model.types[$0] }
        while let current = around {
            if names.mustBeNamed(current) { found.append(Unit(type: current.id, function: nil)) }
            around = model.outerType(of: current)
        }
        return found
    }

    // MARK: What uses it

    /// How often users of users are looked for; what remains counts as used.
    private static let depth = 4

    private func users(of asked: Set<Unit>) -> [Unit: [[Unit]]] {
        var known: [Unit: [[Unit]]] = [:]
        var next = asked
        for _ in 0..<Self.depth where !next.isEmpty {
            let users = model.users(of: Set(next.map(name)))
            for unit in next {
                known[unit] = (users[name(unit)] ?? []).filter { !isItself($0, unit) }
                    .map { units(type: $0.type, member: $0.member) }
            }
            next = Set(next.flatMap { known[$0]!.joined() }).subtracting(known.keys)
        }
        return known
    }

    private func name(_ unit: Unit) -> String { unit.function ?? model.types[unit.type!].name }

    private func isItself(_ user: NameUser, _ unit: Unit) -> Bool {
        if let function = unit.function { return user.type == unit.type && user.member == function }
        var around = user.type.map { model.types[$0] }
        while let current = around {
            if current.id == unit.type { return true }
            around = model.outerType(of: current)
        }
        return false
    }

    /// Leaves out what something uses that is used, until nothing is left to leave out.
    private static func unused(of asked: Set<Unit>, _ users: [Unit: [[Unit]]]) -> Set<Unit> {
        var unused = Set(users.keys)
        var before = -1
        while unused.count != before {
            before = unused.count
            unused = unused.filter { unit in
                users[unit]!.allSatisfy { $0.contains(where: unused.contains) }
            }
        }
        return unused
    }
}
