import SourceModel

/// What the launch of the app makes, the first screen and the tabs of storyboards, and the code that sets a tab bar up: screens and
/// all they consist of, made once and shown as long as the app runs.
///
/// It follows the calls from there, but none in closures, which run later and maybe again.
struct RootScreens {
    // The project itself keeps this value, so it is not kept here.
    private let model: ProjectModel
    private let references: [[StoredReference]]
    private var members: Set<FileLocation> = []
    private var types: Set<TypeEntity.ID> = []
    private var answers: [TypeEntity.ID: Once<Bool>] = [:]
    /// Where it begins.
    private var starts: Set<FileLocation> = []

    init(_ project: ProjectContext, launches: [MemberEntity]) {
        model = project.model
        references = project.storedReferences
        let drawn = StoryboardRoots.all(in: project.model)
        var waiting =
            launches + TabBars.beginnings(in: project)
            + drawn.flatMap { $0.members(where: Self.isBeginning) }
        starts = Set(waiting.map(\.fact.location))
        while let member = waiting.popLast(), members.count < Self.most {
            guard members.insert(member.fact.location).inserted else { continue }
            waiting += reached(from: member)
        }
        types.formUnion(drawn.map(\.id))
        for type in types { answers[type] = Once<Bool>() }
    }

    /// More is not followed.
    private static let most = 2000

    /// Whether every object of a class is made there; looked for once for each class.
    func contains(_ type: TypeEntity) -> Bool {
        guard types.contains(type.id), let answer = answers[type.id] else { return false }
        return answer.value { contains(type, inside: []) }
    }

    private func contains(_ type: TypeEntity, inside others: Set<TypeEntity.ID>) -> Bool {
        guard !others.contains(type.id), others.count < Self.deepest else { return false }
        return types.contains(type.id) && Self.passing.isDisjoint(with: type.name.camelCaseWords)
            && !Creations(model: model).exist(of: [type]) { member, call in
                let isPreview = member.owner.map { LogicTypes.isPreview(model.types[$0]) } ?? false
                return !isPreview
                    && !(Self.runsAtOnce(call, in: member.fact)
                        && runsOnce(member, inside: others.union([type.id])))
            }
    }

    private static let deepest = 6

    /// Words in the names of screens that people leave for good.
    private static let passing: Set<String> = [
        "Splash", "Launch", "Intro", "Introduction", "Onboarding", "Welcome", "Login", "Log", "Sign", "Auth",
    ]

    /// Whether nothing else runs a member: nothing else calls the function, or makes the object that it begins with.
    private func runsOnce(
        _ member: MemberEntity, inside others: Set<TypeEntity.ID>, callers: Set<FileLocation> = []
    ) -> Bool {
        guard members.contains(member.fact.location), let owner = member.owner else { return false }
        if starts.contains(member.fact.location) || callers.contains(member.fact.location) { return true }
        let type = model.types[owner]
        return isBeginning(member, of: type)
            ? contains(type, inside: others)
            : !isCalled(member, of: type) { caller, call in
                !Self.runsAtOnce(call, in: caller.fact)
                    || !runsOnce(caller, inside: others, callers: callers.union([member.fact.location]))
            }
    }

    private func isBeginning(_ member: MemberEntity, of type: TypeEntity) -> Bool {
        !type.members {
            Self.isBeginning($0) && $0.name == member.fact.name && $0.kind == member.fact.kind
        }.isEmpty
    }

    private func isCalled(
        _ member: MemberEntity, of type: TypeEntity, by counts: (MemberEntity, CallFact) -> Bool
    ) -> Bool {
        let names = NameQuery([member.fact.name])
        let owners = Set(([type] + model.ancestors(of: type)).map(\.id))
        let own = NameQuery([type.name])
        return model.types.contains { other in
            guard !StandIns.contains(other, in: model) else { return false }
            // Who calls it keeps the object, is such an object, or names the class.
            let knows =
                owners.contains(other.id) || model.inherits(other, from: type)
                || references[other.id].contains { owners.contains($0.target.id) }
            return other.members {
                $0.traits.contains(.calls) && (knows || $0.bodyMayName(own)) && $0.bodyMayName(names)
            }
            .contains { caller in
                guard let code = model.code(of: caller) else { return false }
                return code.body.calls.contains { call in
                    call.callee.names.last == member.fact.name
                        && model.calledMember(of: call, in: code)?.owner.map {
                            model.inherits(type, from: model.types[$0])
                        } == true && counts(caller, call)
                }
            }
        }
    }

    /// Whether it is in no closure, but for that of the initial value of a property.
    private static func runsAtOnce(_ call: CallFact, in member: MemberFact) -> Bool {
        call.closure == nil || member.kind == .property && member.isStored
    }

    // MARK: Calls

    /// What runs once for each object.
    static func isBeginning(_ member: MemberInPlace) -> Bool {
        member.kind == .initializer || member.kind == .property && member.isStored && !member.isStatic
            || member.kind == .method && !member.isStatic && beginnings.contains(member.name)
    }

    private static let beginnings: Set<String> = [
        "start", "viewDidLoad", "loadView", "didLoad", "didBecomeActive", "setup", "configure",
    ]

    private mutating func reached(from member: MemberEntity) -> [MemberEntity] {
        guard member.fact.traits.contains(.calls), let code = model.code(of: member) else { return [] }
        var found: [MemberEntity] = []
        for call in code.body.calls where Self.runsAtOnce(call, in: member.fact) {
            if let type = model.constructedType(of: call, in: code) {
                if types.insert(type.id).inserted { found += type.members(where: Self.isBeginning) }
            } else if let called = model.calledMember(of: call, in: code) {
                found += implementations(of: called)
            }
        }
        return found
    }

    /// The function itself, or those of the classes that conform to its protocol.
    private func implementations(of member: MemberEntity) -> [MemberEntity] {
        guard let owner = member.owner, model.types[owner].kind == .protocol else { return [member] }
        let name = member.fact.name
        let conformers = model.conformers(of: model.types[owner]).filter {
            !StandIns.contains($0, in: model)
        }
        // One that many conform to is anybody's: `coordinator.start()`.
        return conformers.count == 1 ? model.methods(name, of: conformers[0]) : []
    }
}
