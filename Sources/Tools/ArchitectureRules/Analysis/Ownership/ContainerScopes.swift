import SourceModel

/// Which objects a container makes once and keeps: `Factory(self) { Session() }.singleton`.
struct ContainerScopes {
    private let model: ProjectModel
    /// What may register objects: the declarations of the files that import a container's library, and extensions of containers. They are
    /// few, so that no class is looked for in all files.
    private let registering: [DeclarationFact]

    init(model: ProjectModel) {
        self.model = model
        registering = model.modules.filter { !$0.isTest }.flatMap(\.files).flatMap { file in
            let imports = file.imports.contains { Self.libraries.contains($0.module) }
            return file.declarations.filter {
                imports || $0.kind == .extension && $0.name.hasSuffix("Container")
            }
        }
    }

    private static let libraries: Set<String> = [
        "Factory", "FactoryKit", "Swinject", "SwinjectAutoregistration", "SwinjectStoryboard", "Resolver",
    ]

    private static let factories: Set<String> = ["Factory", "register", "single"]
    /// What libraries call the scope of the whole app.
    private static let scopes: Set<String> = ["singleton", "application", "container"]

    /// Whether each object of a class that the app makes, but for previews, is made so, and at least one is.
    func keep(_ type: TypeEntity) -> Bool {
        guard type.isClass, isRegistered(type) else { return false }
        return !Creations(model: model).exist(of: [type]) { member, call in
            guard !isPreview(member), let body = member.fact.body else { return false }
            return !isForLasting(call, in: body)
        }
    }

    /// Whether a container makes one of its objects: `extension Container { var session: Factory<Session> { … } }`.
    private func isRegistered(_ type: TypeEntity) -> Bool {
        let names = NameQuery([type.name])
        return registering.contains { declaration in
            declaration.members.members { $0.traits.contains(.calls) && $0.bodyMayName(names) }
                .contains { member in
                    guard let body = member.body else { return false }
                    return body.calls.contains {
                        $0.callee.names == [type.name] && isForLasting($0, in: body)
                    }
                }
        }
    }

    private func isPreview(_ member: MemberEntity) -> Bool {
        member.owner.map { model.inheritedNames(of: model.types[$0]).contains("PreviewProvider") } ?? false
    }

    /// Whether a call is in the closure of a factory that is followed by a scope for as long as the app runs.
    private func isForLasting(_ call: CallFact, in body: BodyFact) -> Bool {
        guard let closure = call.closure, closure < body.closures.count,
            let factory = body.closures[closure].call, factory < body.calls.count,
            Self.factories.contains(body.calls[factory].callee.names.last ?? "")
        else { return false }
        let isLasting = { (names: [String]) in names.contains(where: Self.scopes.contains) }
        return body.uses.contains { $0.chain.root == .call(factory) && isLasting($0.chain.names) }
            || body.calls.contains { next in
                next.callee.root == .call(factory)
                    && (isLasting(next.callee.names)
                        || next.arguments.contains { argument in
                            if case .chain(let chain) = argument.value {
                                isLasting(chain.names)
                            } else {
                                false
                            }
                        })
            }
    }
}
