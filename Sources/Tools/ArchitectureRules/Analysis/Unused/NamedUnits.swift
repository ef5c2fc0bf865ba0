import SourceModel

/// A function or a type, of those that something of the project would have to name to use it.
struct NamedUnit: Hashable {
    var type: TypeEntity.ID
    /// `nil` for the type.
    var function: String?
}

/// Which of them code is in, computed once for each function and type.
final class NamedUnits {
    private let model: ProjectModel
    private let names: NamedUses
    private var known: [NameUser: [NamedUnit]] = [:]
    private var knownTypes: [TypeEntity.ID: [NamedUnit]] = [:]
    private lazy var typesByName = Dictionary(grouping: model.types, by: \.name)

    init(_ model: ProjectModel) {
        self.model = model
        names = NamedUses(model: model)
    }

    /// The function, and the types around it, the innermost first; none for code that is used however it is named.
    func around(_ user: NameUser) -> [NamedUnit] {
        guard let type = user.type else { return [] }
        if let found = known[user] { return found }
        let inTypes = around(type)
        guard let member = user.member, names.mustBeNamed(member, of: type) else {
            known[user] = inTypes
            return inTypes
        }
        let found = [NamedUnit(type: type, function: member)] + inTypes
        known[user] = found
        return found
    }

    private func around(_ type: TypeEntity.ID) -> [NamedUnit] {
        if let found = knownTypes[type] { return found }
        let own = names.mustBeNamed(model.types[type]) ? [NamedUnit(type: type, function: nil)] : []
        let found = own + (model.outerType(of: model.types[type]).map { around($0.id) } ?? [])
        knownTypes[type] = found
        return found
    }

    /// What has to be named.
    func name(of unit: NamedUnit) -> String { unit.function ?? model.types[unit.type].name }

    /// Whether what names a function means that of another type: `load()` where the object has its own, `Session.load()`.
    func isOther(_ user: NameUser, _ unit: NamedUnit) -> Bool {
        guard let function = unit.function else { return false }
        let receivers: [TypeEntity]
        switch user.receiver {
        case .own: receivers = user.type.map { [model.types[$0]] } ?? []
        case .name(let name) where name.first?.isUppercase == true:
            receivers = typesByName[name] ?? []
        case .name(let name): receivers = type(of: name, user).map { [$0] } ?? []
        case .implicit: return isOnlyOfObjects(unit)
        case .unknown: return false
        }
        let type = model.types[unit.type]
        return !receivers.isEmpty
            && receivers.allSatisfy { receiver in
                receiver.id != type.id && !model.inherits(receiver, from: type)
                    && !model.inherits(type, from: receiver)
                    && ([receiver] + model.ancestors(of: receiver)).contains { one in
                        !one.members { $0.name == function }.isEmpty
                    }
            }
    }

    /// The type of a property that code reads, by its name; `nil` if a variable of the code may have that name.
    private func type(of property: String, _ user: NameUser) -> TypeEntity? {
        guard let owner = user.type.map({ model.types[$0] }),
            let found = model.member(property, of: owner, isStatic: false),
            found.fact.kind == .property, let written = found.fact.type,
            !isHidden(property, in: user, of: owner)
        else { return nil }
        return model.type(written, in: model.scope(of: found))
    }

    /// Whether code that names something has a parameter or a variable with the name of a property.
    private func isHidden(_ property: String, in user: NameUser, of owner: TypeEntity) -> Bool {
        owner.members { $0.name == user.member }.contains { member in
            member.fact.parameters.contains { ($0.innerName ?? $0.label) == property }
                || member.fact.body?.locals.contains { $0.name == property } == true
        }
    }

    /// Whether nothing of a function's name can stand without an object before it: it is no case and no static member.
    private func isOnlyOfObjects(_ unit: NamedUnit) -> Bool {
        model.types[unit.type].members { $0.name == unit.function }.allSatisfy {
            $0.fact.kind == .method && !$0.fact.isStatic
        }
    }

    /// Whether what names it is the function itself, or in the type.
    func isItself(_ user: NameUser, _ unit: NamedUnit) -> Bool {
        if let function = unit.function { return user.type == unit.type && user.member == function }
        var around = user.type
        while let current = around {
            if current == unit.type { return true }
            around = model.outerType(of: model.types[current])?.id
        }
        return false
    }
}
