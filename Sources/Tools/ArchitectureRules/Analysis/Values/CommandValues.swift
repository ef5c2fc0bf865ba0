import SourceModel

/// What a command may not pass to a view: entities, errors, and objects of classes that only store values.
struct CommandValues {
    enum Kind: String {
        case entity = "the entity"
        case error = "the error"
        case object = "an object of the class"
    }

    struct Value {
        let kind: Kind
        let name: String
        /// Where the project declares it, if it does.
        var location: FileLocation?
    }

    private let project: ProjectContext
    let managed: Set<String>

    init(project: ProjectContext) {
        self.project = project
        managed = ManagedObjects(project.model).names
    }

    /// The first entity in a written type, also one that only a data model declares.
    func entity(in fact: TypeFact, scope: Scope) -> Value? {
        if let entity = Entities(model: project.model).entity(in: fact, scope: scope) {
            return Value(kind: .entity, name: entity.name, location: entity.location)
        }
        let parts = fact.namedParts.filter { !$0.isMetatype && !scope.generics.contains($0.name) }
        if let object = parts.first(where: { managed.contains($0.name) }) {
            return Value(kind: .entity, name: object.name)
        }
        return nil
    }

    /// The first such value in a written type.
    func value(in fact: TypeFact, scope: Scope) -> Value? {
        if let entity = entity(in: fact, scope: scope) { return entity }
        for part in fact.namedParts where !part.isMetatype && !scope.generics.contains(part.name) {
            let types = project.model.types(part.type, in: scope)
            if types.isEmpty, Self.errors.contains(part.name) { return Value(kind: .error, name: part.name) }
            for type in types {
                if let kind = kind(of: type) {
                    return Value(kind: kind, name: type.name, location: type.location)
                }
                if let error = error(inCasesOf: type) { return error }
            }
        }
        return nil
    }

    /// The error that a case of an enum carries: `case failed(Error)`.
    private func error(inCasesOf type: TypeEntity) -> Value? {
        guard type.kind == .enum else { return nil }
        for member in type.members where member.fact.kind == .enumCase {
            let scope = project.model.scope(of: member)
            for part in member.fact.parameters.flatMap(\.type.namedParts) where !part.isMetatype {
                let types = project.model.types(part.type, in: scope)
                if types.isEmpty, Self.errors.contains(part.name) {
                    return Value(kind: .error, name: part.name, location: member.fact.location)
                }
                if let error = types.first(where: { kind(of: $0) == .error }) {
                    return Value(kind: .error, name: error.name, location: member.fact.location)
                }
            }
        }
        return nil
    }

    private static let errors: Set<String> = ["Error", "NSError", "LocalizedError"]

    private func kind(of type: TypeEntity) -> Kind? {
        let inherited = project.model.inheritedNames(of: type)
        if type.kind != .protocol, !inherited.isDisjoint(with: Self.errors) { return .error }
        return onlyStores(type, inherited) ? .object : nil
    }

    /// Types that add no behavior of their own to what inherits from them.
    static let plain: Set<String> = [
        "NSObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable",
        "Comparable",
        "NSCoding", "Mappable", "Sendable", "CustomStringConvertible",
    ]

    static let plainMethods: Set<String> = [
        "encode", "hash", "isEqual", "mapping", "==", "<", "copy",
    ]

    /// Whether it is a class of values that may change, and no role: `class Ride { var name: String }`.
    private func onlyStores(_ type: TypeEntity, _ inherited: Set<String>) -> Bool {
        guard type.kind == .class, inherited.isSubset(of: Self.plain), !type.name.hasSuffix("ViewModel"),
            project.roleInstance(of: type) == nil,
            type.storedProperties.contains(where: { !$0.fact.isLet })
        else { return false }
        return type.members.allSatisfy { member in
            if member.fact.type?.isFunction == true || member.fact.ownership != .strong { return false }
            return member.fact.kind != .method || member.fact.isStatic
                || Self.plainMethods.contains(member.fact.name)
        }
    }
}
