import SourceModel

/// The logic of screens that only its use tells: `ProfileModel`, which `ProfileViewController` stores, and what conforms to the
/// protocol of a use case.
struct ScreenModels {
    private let found: Set<TypeEntity.ID>
    /// The names of the protocols of roles.
    private let contracts: Set<String>

    init(_ project: ProjectContext) {
        contracts = Set(
            project.model.types.lazy.filter { $0.kind == .protocol && Self.isContract($0.name) }.map(\.name))
        var found: Set<TypeEntity.ID> = []
        for owner in project.model.types where !project.storedReferences[owner.id].isEmpty {
            guard let screen = Self.screen(owner.name) else { continue }
            for reference in project.storedReferences[owner.id] {
                let targets =
                    reference.target.kind == .protocol
                    ? project.model.conformers(of: reference.target) : [reference.target]
                for target in targets where Self.isModel(target, of: screen) { found.insert(target.id) }
            }
        }
        self.found = found
    }

    func contains(_ type: TypeEntity) -> Bool { found.contains(type.id) || conforms(type) }

    private static let screens = ["ViewController", "VC", "View", "Screen"]
    private static let suffix = "Model"

    /// The name of a screen without its suffix.
    private static func screen(_ name: String) -> Substring? {
        screens.first { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }.map {
            name.dropLast($0.count)
        }
    }

    /// Whether it is an object with the name of the screen that does something. One that is stored or sent is data.
    private static func isModel(_ type: TypeEntity, of screen: Substring) -> Bool {
        guard type.isClass, type.name.hasSuffix(suffix), !type.name.hasSuffix("ViewModel") else {
            return false
        }
        let name = type.name.dropLast(suffix.count)
        guard !name.isEmpty, name.hasSuffix(screen) || screen.hasSuffix(name),
            type.inherited.allSatisfy({ !data.contains($0.bareName ?? "") })
        else { return false }
        return type.members.contains {
            $0.fact.kind == .method && $0.fact.hasBody && !$0.fact.isStatic
                && !CommandValues.plainMethods.contains($0.fact.name)
        }
    }

    private static let data: Set<String> = [
        "Codable", "Decodable", "Encodable", "NSManagedObject", "Object", "Mappable", "NSCoding",
    ]

    // MARK: Protocols

    private static let suffixes = ["UseCase", "Interactor", "ViewModel"]
    private static let endings = ["Protocol", "Type", "Interface", "Input", "Contract"]

    /// Whether a class or struct conforms to the protocol of a role: `final class LoadRides: LoadRidesUseCase`.
    private func conforms(_ type: TypeEntity) -> Bool {
        guard !contracts.isEmpty, type.isClass || type.kind == .struct || type.kind == .actor else {
            return false
        }
        return type.inherited.contains { $0.bareName.map(contracts.contains) == true }
    }

    private static func isContract(_ name: String) -> Bool {
        let ending = endings.first(where: name.hasSuffix)
        let front = ending.map { name.dropLast($0.count) } ?? name[...]
        return suffixes.contains { front.hasSuffix($0) && front.utf8.count > $0.utf8.count }
    }
}
