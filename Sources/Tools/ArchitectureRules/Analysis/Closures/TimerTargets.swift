import SourceModel

/// Timers and display links that retain the object as their target until they are invalidated, which nothing does in time.
struct TimerTargets {
    struct Target {
        /// The property that keeps the timer; `nil` if nothing does.
        var property: String?
        /// What makes it: `Timer`, `CADisplayLink`.
        var kind: String
        /// Whether the deinitializer invalidates it.
        var endsInDeinit: Bool
        var location: FileLocation
    }

    let project: ProjectContext
    let type: TypeEntity
    let member: MemberEntity
    let code: CodeContext

    /// Names that a body must have to make one.
    static let names = NameQuery(["Timer", "NSTimer", "CADisplayLink"], isConstant: true)

    var all: [Target] {
        code.body.calls.enumerated().compactMap { index, call in
            guard let kind = call.callee.names.first, repeats(call),
                call.arguments.contains(where: { isSelf($0, at: call.location) })
            else { return nil }
            let found = Target(
                property: keeping(index), kind: kind, endsInDeinit: false, location: call.location)
            return judged(found, selector: call)
        }
    }

    // MARK: What makes one

    private static let timers: Set<[String]> = [
        ["Timer", "scheduledTimer"], ["Timer"], ["Timer", "init"],
        ["NSTimer", "scheduledTimerWithTimeInterval"],
    ]
    private static let links: Set<[String]> = [["CADisplayLink"], ["CADisplayLink", "init"]]

    private func repeats(_ call: CallFact) -> Bool {
        guard call.callee.root == .name else { return false }
        if Self.links.contains(call.callee.names) { return true }
        return Self.timers.contains(call.callee.names)
            && call.arguments.contains { $0.label == "repeats" && $0.value == .literal("true") }
    }

    private func isSelf(_ argument: ArgumentFact, at location: FileLocation) -> Bool {
        guard argument.label == "target", case .chain(let chain) = argument.value, chain.root == .name,
            chain.names.count == 1
        else { return false }
        return code.isSelf(chain.names[0], at: location)
    }

    /// The stored property that it is put into, also a weak one: the run loop keeps it.
    private func keeping(_ index: Int) -> String? {
        if code.member?.kind == .property, code.member?.isStored == true { return code.member?.name }
        let locals = code.body.locals.filter { $0.value == .call(index) }.map(\.name)
        return code.body.assignments.lazy.compactMap { assignment -> String? in
            let target = code.withoutSelf(assignment.target.names, at: assignment.location)
            guard assignment.target.root == .name, target.count == 1 else { return nil }
            if assignment.value == .call(index) { return target[0] }
            guard case .chain(let value) = assignment.value, value.names.count == 1 else { return nil }
            return locals.contains(value.names[0]) ? target[0] : nil
        }.first { project.model.member($0, of: type, isStatic: false)?.fact.isStored == true }
    }

    // MARK: What ends one

    /// The target, unless something may end it while the object lives. Where not even the deinitializer does, only what is
    /// shown or part of a scene counts: other objects may live as long as the app.
    private func judged(_ found: Target, selector call: CallFact) -> Target? {
        var target = found
        let ends = TimerEnds(project: project, type: type, property: found.property)
        guard !ends.exist(besides: member, restartingAt: found.location) else { return nil }
        target.endsInDeinit = ends.areInDeinit
        let belongsToScene = project.model.isViewOrController(type) || project.roleInstance(of: type) != nil
        return target.endsInDeinit || belongsToScene ? target : nil
    }
}
