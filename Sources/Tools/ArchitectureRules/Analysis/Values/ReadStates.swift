import SourceModel
import Styles

/// What views read of states that a library hands to them: `viewStore.total` and `store.total` of The Composable Architecture, `$0.total`
/// in `reactor.state.map { $0.total > 100 }` of ReactorKit.
struct ReadStates {
    let values: ViewValues

    private var model: ProjectModel { values.project.model }

    /// The states of the scenes whose presentation is a reactor or a reducer: `HomeReactor.State`.
    static func all(in project: ProjectContext) -> [TypeEntity] {
        project.scenes.all.filter { isOfStates($0.style.name) }.flatMap { scene in
            (scene.types["presentation"] ?? []).compactMap {
                state(of: project.model.types[$0], project.model)
            }
        }
    }

    private static let stores: Set<String> = ["store", "viewStore"]

    /// Whether it reads a number or a text of a store's state itself.
    static func isStore(_ chain: ChainFact) -> Bool {
        chain.root == .name && chain.names.count == 2 && stores.contains(chain.names[0])
    }

    private static func isOfStates(_ style: String) -> Bool { style == "reactorkit" || style == "tca" }

    private static func state(of type: TypeEntity, _ model: ProjectModel) -> TypeEntity? {
        model.type(named: type.qualifiedName + ".State")
    }

    /// The property that a chain reads of such a state; `nil` for all other chains.
    func property(readBy chain: ChainFact, at location: FileLocation, in code: CodeContext) -> MemberEntity? {
        let names = chain.names.drop { $0 == "self" }
        guard names.count > 1, let first = names.first else { return nil }
        switch first {
        case _ where Self.stores.contains(first):
            guard let view = code.scope.type else { return nil }
            return viewState(of: view).map { property(names.dropFirst(), of: $0) }
                ?? sceneState(of: view).flatMap { published(names.dropFirst(), of: $0) }
        case "$0":
            guard receivesState(location, in: code.body), let view = code.scope.type else { return nil }
            return sceneState(of: view).flatMap { published(names.dropFirst(), of: $0) }
        default: return nil
        }
    }

    /// The same without texts of the state itself, which may be what a person types.
    private func published(_ names: ArraySlice<String>, of state: TypeEntity) -> MemberEntity? {
        let found = property(names, of: state)
        let isText = (found?.fact.type ?? found?.fact.initialType)?.bareName == "String"
        return isText && found?.owner == state.id ? nil : found
    }

    private func property(_ names: ArraySlice<String>, of state: TypeEntity) -> MemberEntity? {
        var found: MemberEntity?
        var type: TypeEntity? = state
        for name in names {
            guard let owner = type, values.shows(owner), let property = owner.property(named: name) else {
                return found
            }
            found = property
            type = (property.fact.type ?? property.fact.initialType).flatMap {
                model.type($0, in: model.scope(of: property))
            }
        }
        return found
    }

    /// The `ViewState` beside the view, in the feature around.
    private func viewState(of view: TypeEntity) -> TypeEntity? {
        var around: TypeEntity? = view
        while let type = around {
            if let state = model.type(named: type.qualifiedName + ".ViewState"), values.types.contains(state)
            {
                return state
            }
            around = model.outerType(of: type)
        }
        return nil
    }

    /// The state of the scene of which a type is the view.
    private func sceneState(of view: TypeEntity) -> TypeEntity? {
        guard let instance = values.project.roleInstance(of: view), instance.role.platform == .host,
            Self.isOfStates(instance.style.name)
        else { return nil }
        let scene = values.project.scenes.all[instance.scene]
        return (scene.types["presentation"] ?? []).lazy.compactMap {
            Self.state(of: model.types[$0], model)
        }.first
    }

    /// Whether the closure around a location is given each state: `reactor.state.map { … }`.
    private func receivesState(_ location: FileLocation, in body: BodyFact) -> Bool {
        let around = body.closures.last {
            ($0.location.line, $0.location.column) <= (location.line, location.column)
        }
        guard let call = around?.call, call < body.calls.count else { return false }
        let names = body.calls[call].callee.names.dropLast()
        return names.last == "state" && names.count > 1
    }
}
