import SourceModel

/// The stored properties of an object that keep what calls in its code return.
struct KeptResults {
    struct Property {
        let name: String
        let typeName: String?
    }

    let project: ProjectContext
    let type: TypeEntity
    let code: CodeContext

    private var body: BodyFact { code.body }

    /// The property that keeps the result of a call: its initial value, or what is assigned to it or put into it.
    func property(keeping index: Int) -> Property? {
        if let member = code.member, member.kind == .property, member.isStored {
            return Property(name: member.name, typeName: (member.type ?? member.initialType)?.bareName)
        }
        if let property = property(assigned: .call(index)) ?? property(receiving: .call(index)) {
            return property
        }
        return body.locals.lazy.filter { $0.value == .call(index) }
            .compactMap { property(keepingVariable: $0.name) }.first
    }

    /// The property that a variable is assigned to, or put into.
    func property(keepingVariable name: String) -> Property? {
        let value = ArgumentFact.Value.chain(ChainFact(root: .name, names: [name]))
        return property(assigned: value) ?? property(receiving: value)
    }

    private func property(assigned value: ArgumentFact.Value) -> Property? {
        body.assignments.lazy.filter { $0.value == value && $0.target.root == .name }.compactMap {
            let target = code.withoutSelf($0.target.names, at: $0.location)
            return target.count == 1
                ? stored(target[0], at: target == $0.target.names ? $0.location : nil) : nil
        }.first
    }

    private static let adding: Set<String> = ["insert", "append"]

    /// `subscriptions.insert(stream.sink { … })`
    private func property(receiving value: ArgumentFact.Value) -> Property? {
        body.calls.lazy.filter { call in
            call.callee.root == .name && call.callee.names.last.map(Self.adding.contains) == true
                && call.arguments.contains { $0.value == value }
        }.compactMap {
            let target = code.withoutSelf($0.callee.names.dropLast(), at: $0.location)
            return target.count == 1 ? stored(target[0], at: nil) : nil
        }.first
    }

    /// Whether a name is a variable or a parameter of the code.
    func isVariable(_ name: String, at location: FileLocation) -> Bool {
        code.body.local(name, visibleAt: location) != nil
            || code.member?.parameters.contains { ($0.innerName ?? $0.label) == name } ?? false
    }

    /// The own stored property of a name, unless a variable that is visible at a location has it.
    func stored(_ name: String, at location: FileLocation?) -> Property? {
        if let location, isVariable(name, at: location) { return nil }
        guard let member = project.model.member(name, of: type, isStatic: false), member.fact.isStored,
            member.fact.ownership == .strong
                || member.fact.attributes.contains(where: { $0.hasPrefix("@IBOutlet") })
        else { return nil }
        return Property(name: name, typeName: (member.fact.type ?? member.fact.initialType)?.bareName)
    }
}

extension TypeEntity {
    private static let ending: Set<String> = ["cancel", "dispose", "invalidate", "removeAll"]

    /// Whether code that runs while the object lives ends what a property keeps, or sets the property to nil.
    ///
    /// - Parameter other: A member that does not count, because it only starts again.
    func ends(_ property: String, besides other: MemberFact? = nil) -> Bool {
        empties([property], inTime: true)
            || members(where: { $0.kind != .deinitializer && $0.traits.contains(.calls) }).contains {
                member in
                member.fact.location != other?.location
                    && member.fact.body?.calls.contains { call in
                        let names = call.callee.names.suffix(2)
                        return names.first == property && names.count == 2
                            && names.last.map(Self.ending.contains) == true
                    } == true
            }
    }
}
