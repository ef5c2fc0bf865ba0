import SourceModel
import Styles

/// The values that cross from one role of a scene to another.
struct Payloads {
    let project: ProjectContext

    /// A parameter through which a value crosses.
    struct Crossing {
        let scene: Int
        let to: String
        let method: MemberEntity
        let parameter: ParameterFact
    }

    /// The parameters of the methods by which values of a kind cross, scene by scene.
    ///
    /// Only methods of protocols count that the sending role stores, or whose name matches the style's pattern for
    /// the scene: other protocols of a view, such as a cell's delegate, carry no payload.
    func crossings(_ kind: Payload.Kind) -> [Crossing] {
        project.scenes.all.enumerated().flatMap { number, scene in
            scene.style.payloads.filter { $0.kind == kind }.flatMap { payload in
                boundaries(payload, in: scene).flatMap { boundary in
                    boundary.members.filter { $0.fact.kind == .method }.flatMap { method in
                        method.fact.parameters.map {
                            Crossing(scene: number, to: payload.to, method: method, parameter: $0)
                        }
                    }
                }
            }
        }
    }

    /// What the receiving role asks the sending role for, by the protocol or class of the sending role that it stores: methods with
    /// a result, and properties.
    func answers(_ kind: Payload.Kind) -> [MemberEntity] {
        project.scenes.all.flatMap { scene in
            scene.style.payloads.filter { $0.kind == kind && $0.to == "view" }.flatMap { payload in
                let receivers = scene.types[payload.to] ?? []
                let held = Set(receivers.flatMap { project.storedReferences[$0] }.map(\.target.id))
                let givers = (scene.boundaries[payload.from] ?? []) + (scene.types[payload.from] ?? [])
                return givers.filter(held.contains).flatMap { giver in
                    project.model.types[giver].members.filter { member in
                        (member.fact.kind == .method || member.fact.kind == .property)
                            && !member.fact.isStatic && !Self.isHidden(member.fact)
                            && receivers.contains { asks(project.model.types[$0], for: member.fact.name) }
                    }
                }
            }
        }
    }

    private static func isHidden(_ member: MemberFact) -> Bool {
        member.modifiers.contains("private") || member.modifiers.contains("fileprivate")
    }

    /// Whether a type reads a member of another object: `presenter.ride(at: 0)`.
    private func asks(_ type: TypeEntity, for name: String) -> Bool {
        let query = NameQuery([name])
        return type.members { $0.bodyMayName(query) }.contains { member in
            guard let body = member.fact.body else { return false }
            return BodyChains(body).contains { $0.chain.names.dropFirst().contains(name) }
        }
    }

    private func boundaries(_ payload: Payload, in scene: SceneMap.Scene) -> [TypeEntity] {
        let givers = scene.types[payload.from] ?? []
        let held = Set(
            givers.flatMap { project.storedReferences[$0] }.map(\.target.id)
                + givers.flatMap { generics(of: project.model.types[$0]) }.map(\.id))
        let patterns = (scene.style.role(payload.to)?.contracts ?? []).map(NamePattern.init)
        return (scene.boundaries[payload.to] ?? []).map { project.model.types[$0] }.filter { boundary in
            held.contains(boundary.id) || patterns.contains { $0.scene(in: boundary.name) == scene.name }
        }
    }

    /// The protocols by which a generic type knows its collaborators: `HomePresenter<View: HomeDisplaying>`.
    private func generics(of type: TypeEntity) -> [TypeEntity] {
        let scope = Scope(module: type.module, file: type.parts[0].file, type: type)
        return type.declaration.generics.compactMap(\.bound).flatMap {
            project.model.types($0, in: scope)
        }
    }

    /// The structs of the project that cross as view models, and those that are declared as view models.
    func viewModels() -> [TypeEntity] {
        var seen: Set<TypeEntity.ID> = []
        var found: [TypeEntity] = []
        for crossing in crossings(.viewModel) {
            let scope = project.model.scope(of: crossing.method)
            for part in crossing.parameter.type.namedParts where !crossing.parameter.type.isFunction {
                for type in project.model.types(part.type, in: scope).flatMap(structs) {
                    if seen.insert(type.id).inserted { found.append(type) }
                }
            }
        }
        for type in project.model.types where type.kind == .struct && isDeclaredViewModel(type) {
            if seen.insert(type.id).inserted { found.append(type) }
        }
        return found
    }

    /// The structs of the project that cross to a view as values of its commands, as in VIPER.
    func commandValues() -> [TypeEntity] {
        crossings(.command).filter { $0.to == "view" && !$0.parameter.type.isFunction }.flatMap { crossing in
            let scope = project.model.scope(of: crossing.method)
            return crossing.parameter.type.namedParts.flatMap {
                project.model.types($0.type, in: scope).flatMap(structs)
            }
        }
    }

    /// The struct itself, or those in the cases of an enum: `case show(FeedViewModel)`.
    private func structs(in type: TypeEntity) -> [TypeEntity] {
        if type.kind == .struct { return [type] }
        guard type.kind == .enum else { return [] }
        return type.members.filter { $0.fact.kind == .enumCase }.flatMap { member in
            member.fact.parameters.flatMap(\.type.namedParts).flatMap {
                project.model.types($0.type, in: project.model.scope(of: member)).filter {
                    $0.kind == .struct
                }
            }
        }
    }

    /// Whether it conforms to the runtime's `ViewModel` rather than to a type of the project with that name.
    private func isDeclaredViewModel(_ type: TypeEntity) -> Bool {
        guard type.inherited.contains(where: { $0.bareName == "ViewModel" }),
            !project.model.supertypes(of: type).contains(where: { $0.name == "ViewModel" })
        else { return false }
        let part = type.parts[0]
        return project.model.facts(module: part.module, file: part.file).imports.contains {
            $0.module.hasPrefix("Scenery")
        }
    }
}
