import SourceModel

/// Where the code of a project may end the timer of an object.
struct TimerEnds {
    let project: ProjectContext
    let type: TypeEntity
    /// What keeps the timer; `nil` if nothing does.
    let property: String?

    private static let ending = NameQuery(["invalidate"], isConstant: true)

    private var members: [MemberEntity] { type.members { $0.traits.contains(.calls) } }

    /// Whether the deinitializer ends it, itself or through a method.
    var areInDeinit: Bool {
        members.contains { member in
            guard member.fact.kind == .deinitializer, let code = project.model.code(of: member) else {
                return false
            }
            if !lines(in: code).isEmpty { return true }
            return code.body.calls.contains { call in
                let names = code.withoutSelf(call.callee.names, at: call.location)
                return names.count == 1 && enders.contains { $0.fact.name == names[0] }
            }
        }
    }

    /// Whether code may end it while the object lives.
    ///
    /// - Parameter maker: The member that makes it, which may end the one before it.
    func exist(besides maker: MemberEntity, restartingAt location: FileLocation) -> Bool {
        let restarts = { (line: Int, member: MemberEntity) in
            member.fact.location == maker.fact.location && line <= location.line
                && (!isDecided(before: line, in: member) || isRightBefore(location, line, in: member))
        }
        for member in members where member.fact.kind != .deinitializer {
            guard let code = project.model.code(of: member) else { continue }
            let isEnding = lines(in: code).contains { !restarts($0, member) }
            if isEnding, mayRun(member, restarts) { return true }
        }
        return endsElsewhere
    }

    /// Whether the next one is made on the line after, or after the property is set to nil.
    private func isRightBefore(_ location: FileLocation, _ line: Int, in member: MemberEntity) -> Bool {
        line < location.line
            && (line + 1..<location.line).allSatisfy { between in
                member.fact.body?.assignments.contains { $0.location.line == between } == true
            }
    }

    /// Whether a condition before a line may let it end one without making the next: `if isRunning { stop() } else { start() }`.
    private func isDecided(before line: Int, in member: MemberEntity) -> Bool {
        member.fact.body?.branches.contains { branch in
            branch.kind != .value && branch.location.line <= line
                && (branch.hasElse
                    || !branch.subjects.allSatisfy { $0.names.filter { $0 != "self" } == [property] })
        } == true
    }

    private var enders: [MemberEntity] {
        members.filter { member in
            member.fact.kind == .method
                && project.model.code(of: member).map { !lines(in: $0).isEmpty } == true
        }
    }

    /// Whether a method that ends it may run while the object lives: not if only the deinitializer, or what makes the next one,
    /// calls it.
    private func mayRun(_ member: MemberEntity, _ restarts: (Int, MemberEntity) -> Bool) -> Bool {
        guard member.fact.kind == .method, !member.fact.modifiers.contains("override"),
            member.fact.attributes.allSatisfy({ !$0.hasPrefix("@IB") })
        else { return true }
        let name = member.fact.name
        let query = NameQuery([name])
        var isCalled = false
        for other in project.model.types {
            for caller in other.members(where: { $0.bodyMayName(query) }) {
                guard let code = project.model.code(of: caller) else { continue }
                // A selector may be called at any time.
                if other == type, code.body.uses.contains(where: { $0.chain.names.last == name }) {
                    return true
                }
                let lines = code.body.calls.filter { calls($0, name, by: other, code) }.map(\.location.line)
                if lines.isEmpty { continue }
                isCalled = true
                let isLate = other == type && caller.fact.kind == .deinitializer
                if !isLate, !lines.allSatisfy({ restarts($0, caller) }) { return true }
            }
        }
        return !isCalled
    }

    /// Whether a call may be one of the object's method: not if another type calls its own method of that name.
    private func calls(_ call: CallFact, _ name: String, by other: TypeEntity, _ code: CodeContext) -> Bool {
        guard call.callee.names.last == name else { return false }
        if other == type { return true }
        let front = code.withoutSelf(call.callee.names, at: call.location).dropLast()
        if front.isEmpty, call.callee.root == .name {
            return project.model.inherits(other, from: type) || project.model.inherits(type, from: other)
        }
        let owner = ChainFact(root: call.callee.root, names: Array(call.callee.names.dropLast()))
        guard let value = project.model.value(of: owner, at: call.location, in: code) else { return true }
        return value.type == type || project.model.inherits(type, from: value.type)
            || project.model.inherits(value.type, from: type)
    }

    /// The lines of code that end it. One that only sets its property to nil goes on.
    private func lines(in code: CodeContext) -> [Int] {
        code.body.calls.filter { ends($0, code) }.map(\.location.line)
    }

    /// Whether it invalidates the timer, or passes it on. What another stored property keeps is another timer.
    private func ends(_ call: CallFact, _ code: CodeContext) -> Bool {
        let passes = call.arguments.contains { argument in
            guard let property, case .chain(let chain) = argument.value else { return false }
            return chain.names.last == property
        }
        // A run loop keeps it: `RunLoop.main.add(timer, forMode: .common)`.
        if passes, !call.arguments.contains(where: { $0.label == "forMode" }) { return true }
        guard call.callee.names.last == "invalidate" else { return false }
        let front = code.withoutSelf(call.callee.names.dropLast(), at: call.location)
        guard front.count == 1, front[0] != property,
            code.body.local(front[0], visibleAt: call.location) == nil
        else { return true }
        return project.model.member(front[0], of: type, isStatic: false)?.fact.isStored != true
    }

    /// Whether another object ends it, `page.timer?.invalidate()`, or the code of a superclass or a subclass.
    private var endsElsewhere: Bool {
        guard let property else { return false }
        return project.model.types.contains { other in
            guard other != type else { return false }
            let isRelated = {
                project.model.inherits(other, from: type) || project.model.inherits(type, from: other)
            }
            return other.members {
                $0.kind != .deinitializer && $0.traits.contains(.calls) && $0.bodyMayName(Self.ending)
            }.contains {
                $0.fact.body?.calls.contains { call in
                    let names = call.callee.names.drop { $0 == "self" }
                    return names.suffix(2) == [property, "invalidate"] && (names.count > 2 || isRelated())
                } == true
            }
        }
    }
}
