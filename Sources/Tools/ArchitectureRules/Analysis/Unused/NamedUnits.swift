import SourceModel

/// A function or a type, of those that something of the project would have to name to use it.
struct NamedUnit: Hashable {
    /// `nil` for a function outside of any.
    var type: TypeEntity.ID?
    /// `nil` for the type.
    var function: String?
}

/// Which of them code is in, computed once for each function and type.
final class NamedUnits {
    private let model: ProjectModel
    private let names: NamedUses
    private let receivers: NameReceivers
    private var known: [NameUser: [NamedUnit]] = [:]
    private var knownTypes: [TypeEntity.ID: [NamedUnit]] = [:]

    init(_ model: ProjectModel, _ classesElsewhere: Set<String>?) {
        self.model = model
        names = NamedUses(model: model, classesElsewhere)
        receivers = NameReceivers(model)
    }

    /// The function, and the types around it, the innermost first; none for code that is used however it is named.
    func around(_ user: NameUser) -> [NamedUnit] {
        var user = user
        user.receiver = .unknown
        user.labels = []
        if let found = known[user] { return found }
        var found = user.type.map(around) ?? []
        if let member = user.member, names.mustBeNamed(member, of: user.type) {
            found.insert(NamedUnit(type: user.type, function: member), at: 0)
        }
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
    func name(of unit: NamedUnit) -> String {
        unit.function ?? unit.type.map { model.types[$0].name } ?? ""
    }

    /// Whether what names a function means another one: `load()` where the object has its own, `Session.load()`, or a call with labels
    /// that the function does not have.
    func isOther(_ user: NameUser, _ unit: NamedUnit) -> Bool {
        guard let function = unit.function else { return false }
        if !user.labels.isEmpty, let labels = labels(of: function, in: unit.type),
            labels.isDisjoint(with: user.labels)
        {
            return true
        }
        guard let type = unit.type.map({ model.types[$0] }) else { return isOfObject(user, function) }
        if user.receiver == .implicit { return isOnlyOfObjects(function, of: type) }
        let types = receivers.types(of: user)
        return types.contains { has(function, $0) }
            && types.allSatisfy { receiver in
                receiver.id != type.id && !model.inherits(receiver, from: type)
                    && !model.inherits(type, from: receiver)
            }
    }

    /// Whether what names a function outside of any type means one of an object, or one of a type.
    private func isOfObject(_ user: NameUser, _ function: String) -> Bool {
        if names.isOfOutsideType(function) { return false }
        guard user.receiver == .own else { return true }
        return user.type.map { has(function, model.types[$0]) } ?? false
    }

    /// The labels of all functions of a name in a type; `nil` if a property, or what is not known, may have the name.
    private func labels(of function: String, in type: TypeEntity.ID?) -> Set<String>? {
        guard let type else { return names.labels(ofOutside: function) }
        let members = model.types[type].members(named: function)
        guard members.allSatisfy({ $0.fact.kind == .method }) else { return nil }
        return Set(members.flatMap(\.fact.parameters).map(\.label))
    }

    private func has(_ function: String, _ type: TypeEntity) -> Bool {
        ([type] + model.ancestors(of: type)).contains { !$0.members(named: function).isEmpty }
    }

    /// Whether nothing of a function's name can stand without an object before it: it is no case and no static member.
    private func isOnlyOfObjects(_ function: String, of type: TypeEntity) -> Bool {
        type.members(named: function).allSatisfy { $0.fact.kind != .enumCase && !$0.fact.isStatic }
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
