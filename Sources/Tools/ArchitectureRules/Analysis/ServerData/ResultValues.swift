import SourceModel

/// The types of variables that are bound to the success of a result: `case .success(let page)`, `let page = try result.get()`.
struct ResultValues {
    let model: ProjectModel
    let code: CodeContext

    /// Types with a success as their first generic argument, those of network libraries too.
    private static let results: Set<String> = [
        "Result", "DataResponse", "AFDataResponse", "AFResult", "DataTaskResult", "SingleEvent",
    ]

    /// The type of a local variable that contains a success; `nil` for all others.
    func type(of name: String, at location: FileLocation) -> TypeEntity? {
        guard let local = code.body.local(name, visibleAt: location), local.type == nil else { return nil }
        if isSuccess(local) { return result(before: local.location, closure: local.closure) }
        guard case .call(let index) = local.value, index < code.body.calls.count else { return nil }
        let names = code.body.calls[index].callee.names
        guard names.count == 2, names[1] == "get", code.body.calls[index].arguments.isEmpty else {
            return nil
        }
        return result(before: local.location, closure: local.closure, named: names[0])
    }

    private func isSuccess(_ local: LocalFact) -> Bool {
        local.value == .other && local.origin == nil
            && code.body.uses.contains { use in
                use.location.line == local.location.line && use.chain.root != .call(0)
                    && use.chain.names.last == "success"
                    && use.location.column < local.location.column
            }
    }

    /// What the nearest result around a location contains.
    private func result(before location: FileLocation, closure: Int?, named name: String? = nil)
        -> TypeEntity?
    {
        let written = code.body.locals.last { local in
            (name == nil || local.name == name) && local.type.map(Self.isResult) == true
                && local.lastLine >= location.line && local.location.line <= location.line
        }
        if let type = written?.type { return success(of: type, code.scope) }
        let parameter = code.member?.parameters.last { parameter in
            (name == nil || (parameter.innerName ?? parameter.label) == name) && Self.isResult(parameter.type)
        }
        if let parameter { return success(of: parameter.type, code.scope) }
        return received(by: closure)
    }

    /// What the function of the project that a closure is passed to calls it with.
    private func received(by closure: Int?) -> TypeEntity? {
        guard let closure, closure < code.body.closures.count, let index = code.body.closures[closure].call,
            index < code.body.calls.count,
            let called = model.calledMember(of: code.body.calls[index], in: code)
        else { return nil }
        for parameter in called.fact.parameters where parameter.type.isFunction {
            guard case .function(let elements, _, _) = parameter.type.bare else { continue }
            for element in elements where Self.isResult(element.type) {
                return success(of: element.type, model.scope(of: called))
            }
        }
        return nil
    }

    private static func isResult(_ fact: TypeFact) -> Bool {
        guard case .named(_, let name, let arguments) = fact.bare else { return false }
        return results.contains(name) && !arguments.isEmpty
    }

    private func success(of fact: TypeFact, _ scope: Scope) -> TypeEntity? {
        guard case .named(_, _, let arguments) = fact.bare, let first = arguments.first else { return nil }
        return model.type(first.bare, in: scope)
    }
}
