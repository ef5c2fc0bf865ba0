import SourceModel

/// Tasks that go through a stream which never ends, and keep the object meanwhile: `Task { for await ride in store.observeRides() { show(ride) } }`.
struct EndlessTasks {
    let project: ProjectContext
    let type: TypeEntity
    let code: CodeContext

    static let names = NameQuery(["Task"], isConstant: true)

    private var body: BodyFact { code.body }

    /// The streams, as the code names them, and where the tasks begin.
    var all: [(stream: String, location: FileLocation)] {
        body.closures.indices.compactMap { index in
            guard let call = task(of: index), keepsObject(index),
                let loop = body.branches.first(where: { $0.kind == .forAwait && $0.closure == index }),
                let stream = stream(of: loop), !isEnded(call)
            else { return nil }
            return (stream, body.closures[index].location)
        }
    }

    private func task(of closure: Int) -> Int? {
        guard let index = body.closures[closure].call, index < body.calls.count,
            body.calls[index].callee.names.first == "Task",
            Self.makers.contains(body.calls[index].callee.names.last ?? "")
        else { return nil }
        return index
    }

    private static let makers: Set<String> = ["Task", "detached", "init"]

    /// Whether the code of a closure uses the object, by its name or by that of a member, and does not capture it weakly.
    private func keepsObject(_ index: Int) -> Bool {
        let closure = body.closures[index]
        guard !closure.captures.contains(where: { $0.name == "self" && $0.ownership != .strong }),
            body.isSelf(at: index)
        else { return false }
        if closure.namesSelf { return true }
        let chains =
            body.uses.filter { body.isClosure($0.closure, in: index) }.map { ($0.chain, $0.location) }
            + body.calls.filter { body.isClosure($0.closure, in: index) }.map { ($0.callee, $0.location) }
            + body.assignments.filter { body.isClosure($0.closure, in: index) }.map {
                ($0.target, $0.location)
            }
        return chains.contains { chain, location in
            guard chain.root == .name, let first = chain.names.first,
                !closure.captures.contains(where: { $0.name == first }),
                body.local(first, visibleAt: location) == nil
            else { return false }
            return project.model.member(first, of: type, isStatic: false) != nil
                || !project.model.methods(first, of: type).isEmpty
        }
    }

    /// The stream that a loop goes through, if it never ends by its name or by what makes it.
    private func stream(of loop: BranchFact) -> String? {
        let calls = body.calls.filter { $0.location.line == loop.location.line && $0.closure == loop.closure }
        let chains = calls.map(\.callee) + loop.subjects
        return chains.first { chain in
            chain.names.contains { name in
                name.hasPrefix("$") || name.camelCaseWords.contains { Self.endless.contains($0.lowercased()) }
            }
        }?.text
    }

    private static let endless: Set<String> = [
        "observe", "observing", "observation", "updates", "notifications", "changes", "listen", "watch",
        "monitor",
    ]

    /// Whether other code than the deinitializer, which never runs, cancels the task.
    private func isEnded(_ call: Int) -> Bool {
        KeptResults(project: project, type: type, code: code).property(keeping: call).map {
            type.ends($0.name, besides: code.member)
        } ?? false
    }
}
