import SourceModel

/// Methods of an object that its code passes by their names to what the object keeps: `form.onChange = update`,
/// `UIAction(handler: save)`, `.sink(receiveValue: show)`.
struct BoundMethods {
    struct Bound {
        var name: String
        /// What keeps it, as the object's code names it.
        var keeper: String
        var location: FileLocation
    }

    let project: ProjectContext
    let type: TypeEntity
    let code: CodeContext

    /// Those of the object itself, not of a weak `self`.
    var all: [Bound] { assigned + passed }

    private var assigned: [Bound] {
        let retained = RetainedClosure(project: project, type: type)
        return code.body.assignments.compactMap { assignment in
            guard isStrong(in: assignment.closure),
                let name = method(assignment.value, at: assignment.location),
                let keeper = retained.keeper(of: assignment.target, code)
            else { return nil }
            return Bound(name: name, keeper: keeper, location: assignment.location)
        }
    }

    private var passed: [Bound] {
        code.body.calls.indices.compactMap { index in
            let call = code.body.calls[index]
            guard isStrong(in: call.closure),
                let argument = call.arguments.first(where: {
                    ($0.label == nil || $0.label != $0.value.ownName)
                        && method($0.value, at: call.location) != nil
                }), let name = argument.value.ownName,
                let keeper = LibraryClosures(project: project, type: type, code: code).keeper(
                    ofFunctionIn: index)
                    ?? RetainedSubscription(project: project, type: type, code: code).stream(ofCall: index)
                    ?? RetainedClosure(project: project, type: type).store(
                        of: argument.value, passedTo: call, code)
            else { return nil }
            return Bound(name: name, keeper: keeper, location: call.location)
        }
    }

    /// Whether code in a closure has the object, as that of an initial value has: `lazy var button = { … }()`.
    private func isStrong(in closure: Int?) -> Bool {
        guard let closure else { return true }
        let isWeak = code.body.closures[closure].captures.contains {
            $0.name == "self" && $0.ownership != .strong
        }
        return !isWeak && code.body.isSelf(at: closure)
    }

    private func method(_ value: ArgumentFact.Value, at location: FileLocation) -> String? {
        guard let name = value.ownName, code.body.local(name, visibleAt: location) == nil,
            code.member?.parameters.contains(where: { ($0.innerName ?? $0.label) == name }) != true,
            project.model.member(name, of: type, isStatic: false) == nil,
            project.model.methods(name, of: type).contains(where: {
                $0.fact.kind == .method && !$0.fact.isStatic
            })
        else { return nil }
        return name
    }
}
