import SourceModel

/// What nobody can use without its name: not what the system calls, a screen that a storyboard names, or what other projects see.
struct NamedUses {
    private let model: ProjectModel
    /// Whether nobody but an app uses what is public.
    private let isApp: Bool
    /// The functions outside of any type of the project.
    private let outside: OutsideFunctions
    private let classes: ClassTexts

    init(model: ProjectModel, _ classesElsewhere: Set<String>?) {
        self.model = model
        classes = ClassTexts(model, classesElsewhere)
        let isApp = AppStarts.exist(in: model)
        self.isApp = isApp
        outside = OutsideFunctions(model) {
            Self.isFunction($0) && (isApp || !Self.isPublic($0.access))
        }
    }

    /// Attributes with which code is still used by its name only.
    private static let plain: Set<String> = [
        "@discardableResult", "@MainActor", "@inlinable", "@inline", "@available", "@Sendable", "@Observable",
        "@nonobjc", "@preconcurrency", "@Reducer", "@ObservableState", "@ViewBuilder",
    ]

    // MARK: Functions

    /// - Parameter owner: The type it belongs to; `nil` outside of any, and in extensions of types from outside.
    func mustBeNamed(_ member: String, of owner: TypeEntity.ID?) -> Bool {
        guard let owner else { return outside.contain(member) }
        let type = model.types[owner]
        guard type.kind != .protocol, !isForTests(type.module), !isSeenByObjectiveC(type) else {
            return false
        }
        let all = type.members(named: member)
        return !all.isEmpty
            && all.allSatisfy { member in
                Self.isFunction(member.fact) && !isSeenOutside(member.fact, of: type)
                    && (member.fact.access == "private" || isAskedForByNothing(member, of: type))
            }
    }

    /// A computed property is one too.
    private static func isFunction(_ fact: MemberFact) -> Bool {
        (fact.kind == .method || fact.kind == .property && !fact.isStored)
            && !fact.modifiers.contains("override") && fact.attributes.allSatisfy(isPlain)
            && fact.name.first.map { $0.isLetter || $0 == "_" } == true
            && !SystemNames.implicit.contains(fact.name) && !(fact.isStatic && fact.name.hasPrefix("build"))
    }

    private func isSeenOutside(_ fact: MemberFact, of type: TypeEntity) -> Bool {
        !isApp && Self.isPublic(fact.access) && Self.isPublic(type.access)
    }

    /// Whether only the project's code calls it, for nothing from outside asks for any such function.
    private func isAskedForByNothing(_ member: MemberEntity, of type: TypeEntity) -> Bool {
        let asking = outsideNames(of: type).filter { !SystemNames.asksForNothing($0) }
        return asking.isEmpty
            || asking.allSatisfy(SystemNames.isDelegate)
                && (asking.allSatisfy(SystemNames.isOfApple) && namesNoCaller(member.fact)
                    || receivesProject(member))
    }

    /// Whether a function takes and returns nothing, or takes a closure first: one of a delegate of Apple is handed who calls.
    private func namesNoCaller(_ fact: MemberFact) -> Bool {
        guard fact.kind == .method else { return false }
        return fact.parameters.first?.type.isFunction ?? (fact.type == nil)
    }

    /// Whether a function has a parameter that the system does not know, so that no delegate of the system has it.
    private func receivesProject(_ member: MemberEntity) -> Bool {
        let scope = model.scope(of: member)
        return member.fact.parameters.flatMap(\.type.namedParts).contains { part in
            model.type(part.type, in: scope) != nil
                || !model.aliases(named: part.name, module: member.module).isEmpty
        }
    }

    /// The labels of the functions of a name outside of any type of the project; `nil` if there are none.
    func labels(ofOutside function: String) -> Set<String>? { outside.labels[function] }

    /// Whether a function belongs to an extension of a type from outside.
    func isOfOutsideType(_ function: String) -> Bool { outside.extending.contains(function) }

    // MARK: Types

    func mustBeNamed(_ type: TypeEntity) -> Bool {
        guard type.kind != .protocol, !type.isLocal, isApp || !Self.isPublic(type.access),
            !isForTests(type.module), !isSeenByObjectiveC(type),
            type.declaration.attributes.allSatisfy(Self.isPlain)
        else { return false }
        let names = outsideNames(of: type)
        // A struct has none.
        guard type.kind == .class else { return !names.contains(where: SystemNames.isFound) }
        // Of what a view inherits from, all but its superclass are protocols, which make no objects.
        let draws = names.contains(where: SystemNames.isClass)
        guard draws || names.allSatisfy({ SystemNames.asksForNothing($0) || SystemNames.isDelegate($0) })
        else {
            return false
        }
        return !draws && !isInStoryboard(type) || classes.leaveOut(type.name)
    }

    /// Whether a storyboard makes its objects: `override func awakeFromNib()`.
    private func isInStoryboard(_ type: TypeEntity) -> Bool {
        type.members.contains { member in
            member.fact.name == "awakeFromNib" || member.fact.attributes.contains { $0.hasPrefix("@IB") }
        }
    }

    // MARK: Both

    private func outsideNames(of type: TypeEntity) -> Set<String> {
        let own = Set(([type] + model.ancestors(of: type)).map(\.name))
        return model.inheritedNames(of: type).subtracting(own)
    }

    private static func isPublic(_ access: String) -> Bool { access == "public" || access == "open" }

    private func isForTests(_ module: Int) -> Bool { model.modules[module].isTest }

    private func isSeenByObjectiveC(_ type: TypeEntity) -> Bool {
        type.parts.contains { part in part.fact.attributes.contains { $0.hasPrefix("@objc") } }
    }

    private static func isPlain(_ attribute: String) -> Bool {
        plain.contains(String(attribute.prefix { $0 != "(" && $0 != " " }))
    }
}
