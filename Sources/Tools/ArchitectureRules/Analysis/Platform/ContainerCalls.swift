import SourceModel

/// Calls that ask a container of dependencies which everybody can reach: `container.resolve(Session.self)` for a global
/// variable, `AppDelegate.container.resolve()`, `Resolver.resolve()`.
struct ContainerCalls {
    let model: ProjectModel
    let code: CodeContext

    private static let words = ["container", "resolver", "injector", "locator", "assembler"]

    /// The calls, with the name of the container.
    var calls: [(name: String, location: FileLocation)] {
        guard code.member?.bodyMayName(Self.resolving) == true else { return [] }
        // Who calls may pass another value than the default of a parameter.
        return code.body.calls.dropFirst(code.body.defaults.calls).compactMap { call in
            container(of: call).map { (name: $0, location: call.location) }
        }
    }

    private static let resolving = NameQuery(["resolve"], isConstant: true)

    private func container(of call: CallFact) -> String? {
        let names = call.callee.names
        guard call.callee.root == .name, names.count > 1, names.last == "resolve",
            Self.isContainer(names[names.count - 2])
        else { return nil }
        // Another part of the rule reports the shared object of a type.
        guard !["shared", "sharedInstance", "instance"].contains(names[1]) else { return nil }
        let isStatic = names[0].first?.isUppercase == true
        guard isStatic || isGlobal(names[0]) else { return nil }
        return names.dropLast().joined(separator: ".") + (names.count == 2 && isStatic ? ".resolve" : "")
    }

    static func isContainer(_ name: String) -> Bool {
        let name = name.lowercased()
        return words.contains(where: name.hasSuffix)
    }

    private func isGlobal(_ name: String) -> Bool {
        !code.body.locals.contains { $0.name == name }
            && code.member?.parameters.contains { ($0.innerName ?? $0.label) == name } != true
            && code.scope.type.flatMap { model.member(name, of: $0, isStatic: false) } == nil
            && model.global(name, in: code.scope) != nil
    }
}
