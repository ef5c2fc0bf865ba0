import SourceModel
import Styles

// Failures that are answered by an empty list, by nil, or by a stream without a value.

extension LostErrors {
    /// Failures replaced by empty lists, in logic only: elsewhere, as in views and caches, these may be right.
    func replaced(_ safe: SafeStreams) -> [Loss] {
        let code = code
        let lost = LostFailures(body: body, safe: safe) { call, function in
            let around = function.map(project.model.code) ?? code
            return around.flatMap { project.model.calledMember(of: call, in: $0) }.map {
                let found = project.model.implementations(of: $0)
                return found.count == 1 ? found[0] : $0
            }
        } implementations: {
            project.model.implementations(of: $0)
        }
        let streams: [Loss] = (lost.all + (isReducingActions ? lost.unhandled : [])).map {
            ($0.location, .stream($0.kind))
        }
        let lists: [Loss] = body.catches.filter { $0.returnsEmptyList && !$0.isExplained }.map {
            ($0.location, .stream(.emptyList))
        }
        let ends: [Loss] = body.catches.filter(lost.endsStream).map { ($0.location, .stream(.noValue)) }
        if streams.isEmpty && lists.isEmpty && ends.isEmpty { return [] }
        if isLogic { return streams + lists + ends }
        if asksServer { return lists + ends }
        return isOfServer ? lists.filter { isAwaited(before: $0.location) } + ends : []
    }

    /// Whether it turns actions into changes of a state in ReactorKit, which leaves out what fails.
    private var isReducingActions: Bool {
        guard member.type?.bareName == "Observable", let type,
            member.type?.namedParts.contains(where: { $0.name == "Mutation" }) == true
        else { return false }
        return project.model.inheritedNames(of: type).contains("Reactor")
    }

    /// Whether the answer to a closure that waits is replaced: `fetch = { do { try await client.rides() } catch { [] } }`.
    private func isAwaited(before location: FileLocation) -> Bool {
        body.catches.contains { clause in
            clause.location == location && clause.closure != nil
                && body.calls.contains { call in
                    call.isAwaited && call.closure == clause.closure
                        && clause.around.contains(call.location.line)
                }
        }
    }

    /// Failures that the logic of a scene, which waits for an answer, turns into nil.
    var nothing: [Loss] {
        let clauses = body.catches.filter {
            $0.returnsNil && !$0.isExplained && !$0.isPartial && $0.closure == nil
        }
        guard !clauses.isEmpty, member.effects.isAsync, isLogic, let type,
            project.roleInstance(of: type) != nil
        else { return [] }
        return clauses.map { ($0.location, .answeredWithNothing) }
    }

    /// Whether it is what a screen asks for data: a repository or a service, by its name, that waits for an answer.
    private var asksServer: Bool {
        member.effects.isAsync && isOfServer
    }

    private var isOfServer: Bool {
        guard let name = owner?.name else { return false }
        return ["Service", "Repository", "Client", "Worker", "API", "Gateway"].contains { suffix in
            name.hasSuffix(suffix) || name.hasSuffix(suffix + "Impl")
        }
    }
}
