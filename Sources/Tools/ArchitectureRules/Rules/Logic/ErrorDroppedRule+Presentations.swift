import SourceModel
import Styles

// Presentations without a way for errors.

extension ErrorDroppedRule {
    /// The logic handles errors, and no method of the presentation could receive one.
    func speechlessPresentations(in project: ProjectContext) -> [Finding] {
        project.roleInstances.flatMap { instance -> [Finding] in
            let receivers = instance.style.payloads.filter {
                $0.from == instance.role.name && Self.shown.contains($0.kind)
            }
            guard !receivers.isEmpty else { return [] }
            let handlers = handlers(in: instance.type)
            guard !handlers.isEmpty else { return [] }
            return receivers.flatMap { payload -> [Finding] in
                let boundaries = referencedBoundaries(of: instance, payload.to, project)
                guard !boundaries.isEmpty, !boundaries.contains(where: { canCarryError($0, project) }) else {
                    return []
                }
                return handlers.map { finding(boundaries[0], instance, $0) }
            }
        }
    }

    /// Values that lead to the view.
    private static let shown: Set<Payload.Kind> = [.businessModel, .response, .command, .viewModel]

    /// Where it catches errors and at most notes them for developers.
    func handlers(in type: TypeEntity) -> [FileLocation] {
        type.members.flatMap { member -> [FileLocation] in
            guard member.fact.traits.contains(.catches), let body = member.fact.body else { return [] }
            let noted = NotedFailures(body: body)
            let indicators = StoppedIndicators(body: body)
            return body.catches.filter { clause in
                !clause.usesError
                    && noted.onlyNotes(
                        clause, or: { Self.presentsNothing($0) || indicators.stops($0) },
                        sets: StoppedIndicators.stops)
                    && !indicators.onlyStop(in: clause) && !Self.shows(clause, in: body)
            }
            .map(\.location)
        }
    }

    /// `presenter?.presentItems([])`
    private static func presentsNothing(_ call: CallFact) -> Bool {
        !call.arguments.isEmpty && call.callee.names.count > 1
            && call.arguments.allSatisfy {
                [.literal("[]"), .literal("[:]"), .literal("nil")].contains($0.value)
            }
    }

    /// Whether the code right after shows the failure in another way: an alert, a router's `showError()`.
    private static func shows(_ clause: CatchFact, in body: BodyFact) -> Bool {
        let lines = clause.location.line...clause.lastLine + 3
        return body.calls.contains { call in
            lines.contains(call.location.line) && !ReportingCallees.isReport(call.callee)
                && !receives(call, clause, in: body)
                && call.callee.names.contains(where: ErrorWords.exist)
        }
    }

    /// Whether a clause is the closure that a call passes on: `load().onFailure { … }`.
    private static func receives(_ call: CallFact, _ clause: CatchFact, in body: BodyFact) -> Bool {
        call.arguments.contains { argument in
            if case .closure(let index) = argument.value {
                body.closures[index].location == clause.location
            } else {
                false
            }
        }
    }

    private func referencedBoundaries(of instance: RoleInstance, _ role: String, _ project: ProjectContext)
        -> [TypeEntity]
    {
        let stored = project.referencedRoles(of: instance).filter {
            $0.role == role && $0.reference.target.kind == .protocol
        }
        if !stored.isEmpty { return stored.map(\.reference.target) }
        // `class RideInteractor: PresentableInteractor<RidePresentable>`
        guard case .named(_, _, let arguments)? = instance.type.declaration.inherited.first?.bare else {
            return []
        }
        let scope = project.model.scope(of: instance.type.parts[0], in: instance.type)
        return arguments.compactMap { project.model.type($0, in: scope) }.filter {
            $0.kind == .protocol && project.referencedRole(of: $0, inSceneOf: instance) == role
        }
    }

    func canCarryError(_ boundary: TypeEntity, _ project: ProjectContext) -> Bool {
        let outside = boundary.inherited.contains { fact in
            fact.text != "class" && !Self.empty.contains(fact.bareName ?? "")
                && !project.model.ancestors(of: boundary).contains { $0.name == fact.bareName }
        }
        if outside { return true }
        return ([boundary] + project.model.ancestors(of: boundary)).contains { type in
            type.members.contains { carriesError($0, project) }
        }
    }

    /// Protocols of libraries that require nothing which could receive an error.
    static let empty: Set<String> = [
        "AnyObject", "NSObjectProtocol", "Sendable", "Boundary", "Presentable", "ViewControllable",
    ]

    private func carriesError(_ member: MemberEntity, _ project: ProjectContext) -> Bool {
        if ErrorWords.exist(in: member.fact.name) { return true }
        return member.fact.parameters.contains { parameter in
            if ErrorWords.exist(in: parameter.label) || ErrorWords.exist(in: parameter.innerName ?? "") {
                return true
            }
            let names = parameter.type.namedParts
            return names.contains {
                ErrorWords.exist(in: $0.name) || $0.name == "Result"
                    || ["Response", "ViewModel"].contains($0.name)
                        && mayContainError($0.type, project.model.scope(of: member), project)
            }
        }
    }

    /// Whether a response or a view model may contain an error, or may be without its data: an unknown one, an enum, or one with a property of
    /// such a type.
    private func mayContainError(_ fact: TypeFact, _ scope: Scope, _ project: ProjectContext) -> Bool {
        guard let type = project.model.type(fact, in: scope), type.kind == .struct else { return true }
        let stored = type.members { $0.kind == .property && $0.isStored && !$0.isStatic }
        return stored.isEmpty
            || stored.contains { member in
                guard !ErrorWords.exist(in: member.fact.name), let written = member.fact.type else {
                    return true
                }
                if case .optional = written { return true }
                let inner = project.model.scope(of: member)
                return written.namedParts.contains { part in
                    ErrorWords.exist(in: part.name) || part.name == "Result" || part.name == "Any"
                        || project.model.type(part.type, in: inner)?.kind == .enum
                }
            }
    }

    private func finding(
        _ boundary: TypeEntity, _ instance: RoleInstance, _ handler: FileLocation
    ) -> Finding {
        Finding(
            of: info, at: handler,
            message:
                "\"\(instance.type.name)\" handles errors, and \"\(boundary.name)\" has no method that could receive one, so "
                + "people never see them; add one, such as present(error:)",
            subject: boundary.qualifiedName)
    }
}
