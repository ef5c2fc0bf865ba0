import SourceModel
import Styles

/// The structs that views show, and the types that show them.
struct ViewValues {
    let project: ProjectContext
    let types: Set<TypeEntity>
    /// View models that are roles and publish what they show.
    private let publishing: Set<TypeEntity>
    /// Entities and decoded answers, which some apps hand to their views as they are.
    private let models: Set<TypeEntity>

    /// Endings of names that structs have which presentation prepares.
    static let prepared = [
        "ViewModel", "ViewState", "ViewData", "CellModel", "CellData", "DisplayModel", "DisplayData",
        "PresentationModel", "UIModel", "Viewable", "ViewItem", "DisplayItem",
    ]
    /// Names of structs that a view nests for what it shows: `extension RideCell { struct Model { … } }`.
    private static let nested: Set<String> = ["Model", "Props", "Content"]

    init(_ project: ProjectContext) {
        self.project = project
        let payloads = Payloads(project: project)
        var found = Set(payloads.viewModels())
        found.formUnion(payloads.commandValues())
        found.formUnion(Self.states(in: project))
        found.formUnion(ReadStates.all(in: project))
        for type in project.model.types
        where (Self.prepared.contains(where: type.name.hasSuffix) || Self.isNested(type, project))
            && (type.kind == .struct || Self.isClassOfValues(type, project)
                || Self.isProtocolOfValues(type, project))
        {
            found.insert(type)
        }
        found = found.filter { type in
            !project.model.modules[type.module].isTest && !type.inherited.contains(where: \.draws)
        }
        types = Self.withParts(found, project.model)
        publishing = Set(Self.publishing(in: project).map(\.type)).subtracting(types)
        models = Self.models(in: project).subtracting(types).subtracting(publishing)
    }

    var isEmpty: Bool { types.isEmpty && publishing.isEmpty && models.isEmpty }

    /// Whether a view nests it under such a name.
    private static func isNested(_ type: TypeEntity, _ project: ProjectContext) -> Bool {
        nested.contains(type.name)
            && project.model.outerType(of: type)?.inherited.contains(where: \.draws) == true
    }

    private static func models(in project: ProjectContext) -> Set<TypeEntity> {
        guard !project.roleInstances.isEmpty else { return [] }
        let entities = Entities(model: project.model)
        return Set(
            project.model.types.filter { type in
                (type.kind == .struct || type.kind == .class) && !type.isLocal
                    && !project.model.modules[type.module].isTest && project.roleInstance(of: type) == nil
                    && !type.inherited.contains(where: \.draws)
                    && (entities.contains(type) || entities.isModel(type)
                        || !project.model.inheritedNames(of: type).isDisjoint(with: decoding))
            })
    }

    private static let decoding: Set<String> = ["Decodable", "Codable", "Mappable", "ImmutableMappable"]

    /// Whether a class plays no role and only stores values, as the structs do.
    private static func isClassOfValues(_ type: TypeEntity, _ project: ProjectContext) -> Bool {
        guard type.kind == .class, project.scenes.part(of: type.id) == nil,
            project.model.inheritedNames(of: type).isSubset(of: CommandValues.plain),
            !type.storedProperties.isEmpty
        else { return false }
        return type.members.allSatisfy { member in
            member.fact.kind != .method || member.fact.isStatic
                || CommandValues.plainMethods.contains(member.fact.name)
        }
    }

    /// Whether a protocol only says what such values store, and no role conforms to it.
    private static func isProtocolOfValues(_ type: TypeEntity, _ project: ProjectContext) -> Bool {
        guard type.kind == .protocol, project.scenes.part(of: type.id) == nil else { return false }
        let conformers = project.model.conformers(of: type)
        return !type.members.isEmpty && type.members.allSatisfy { $0.fact.kind == .property }
            && !conformers.isEmpty
            && conformers.allSatisfy { $0.kind == .struct || isClassOfValues($0, project) }
    }

    private static func publishing(in project: ProjectContext) -> [RoleInstance] {
        project.roleInstances.filter { instance in
            instance.type.isClass
                && instance.style.payloads.contains {
                    $0.from == instance.role.name && $0.kind == .observable
                }
        }
    }

    /// The states that view models publish: `@Published var state: FareState`.
    private static func states(in project: ProjectContext) -> [TypeEntity] {
        return publishing(in: project).flatMap { instance in
            project.storedReferences[instance.type.id].map(\.target).filter {
                $0.kind == .struct && $0.name.hasSuffix("State")
            }
        }
    }

    /// The structs, and those that they store.
    private static func withParts(_ types: Set<TypeEntity>, _ model: ProjectModel) -> Set<TypeEntity> {
        var found = types
        var waiting = Array(types)
        while let type = waiting.popLast() {
            for property in properties(of: type) {
                guard let fact = property.fact.type ?? property.fact.initialType, !fact.isFunction else {
                    continue
                }
                let scope = model.scope(of: property)
                for part in fact.namedParts {
                    for inner in model.types(part.type, in: scope)
                    where inner.kind == .struct && found.insert(inner).inserted { waiting.append(inner) }
                }
            }
        }
        return found
    }

    /// What a struct stores, or what a protocol says of it.
    private static func properties(of type: TypeEntity) -> [MemberEntity] {
        type.kind == .protocol ? type.members { $0.kind == .property } : type.storedProperties
    }

    /// Whether views may be given it: one of the structs, or an entity.
    func shows(_ type: TypeEntity) -> Bool { types.contains(type) || models.contains(type) }

    /// The names of what the structs store.
    var propertyNames: Set<String> {
        Set(types.union(models).flatMap { Self.properties(of: $0).map(\.fact.name) })
            .union(publishing.flatMap { $0.members(where: { $0.kind == .property }).map(\.fact.name) })
    }

    /// Whether it draws: the view of a scene, or a cell or part of one.
    func isView(_ type: TypeEntity) -> Bool {
        if let instance = project.roleInstance(of: type) { return instance.role.platform == .host }
        guard type.kind == .class || type.kind == .struct, !project.model.modules[type.module].isTest,
            !types.contains(type), !models.contains(type)
        else { return false }
        return project.model.inheritedNames(of: type).contains { name in
            name == "View"
                || name.hasPrefix("UI")
                    && (name.hasSuffix("View") || name.hasSuffix("Cell") || name.hasSuffix("ViewController"))
        }
    }

    /// The property of one of the structs, or of an entity, that a chain reads, also a computed one; `nil` for all other chains.
    func property(readBy chain: ChainFact, at location: FileLocation, in code: CodeContext) -> MemberEntity? {
        guard chain.root == .name else { return nil }
        if chain.names.count == 1 { return property(behind: chain.names[0], at: location, in: code) }
        if let property = ReadStates(values: self).property(readBy: chain, at: location, in: code) {
            return property
        }
        // The innermost first: `viewModel.limits.weight` is the weight.
        for count in (1..<chain.names.count).reversed() {
            let front = ChainFact(root: .name, names: Array(chain.names.prefix(count)))
            var type: TypeEntity?
            if let value = project.model.value(of: front, at: location, in: code) {
                type = value.isMetatype ? nil : value.type
            } else if count == 1 {
                type = ElementTypes(model: project.model, code: code).type(of: chain.names[0], at: location)
            }
            guard let type, shows(type),
                let property = type.property(named: chain.names[count])
            else { continue }
            return property
        }
        return nil
    }

    /// The property of a view model that publishes which a chain reads: `viewModel.attemptsLeft`.
    func publishedProperty(readBy chain: ChainFact, at location: FileLocation, in code: CodeContext)
        -> MemberEntity?
    {
        guard chain.root == .name, chain.names.count > 1, let last = chain.names.last else { return nil }
        let front = ChainFact(root: .name, names: chain.names.dropLast())
        guard let value = project.model.value(of: front, at: location, in: code), !value.isMetatype,
            publishing.contains(value.type), code.scope.type != value.type
        else { return nil }
        return value.type.property(named: last)
    }

    /// Whether a chain names an array of the structs, or one that they store.
    func isList(_ chain: ChainFact, at location: FileLocation, in code: CodeContext) -> Bool {
        guard chain.root == .name else { return false }
        let names = chain.names.first == "self" ? Array(chain.names.dropFirst()) : chain.names
        if names.count > 1 {
            guard let fact = property(readBy: chain, at: location, in: code)?.fact.type,
                names.last == chain.names.last
            else { return false }
            if case .array = fact.bare { return true }
            return false
        }
        guard let name = names.first, let (fact, scope) = written(name, in: code),
            case .array(let element) = fact.bare, let type = project.model.type(element.bare, in: scope)
        else { return false }
        return types.contains(type)
    }

    /// The written type of a parameter, of the new value in an accessor, or of a stored property.
    private func written(_ name: String, in code: CodeContext) -> (TypeFact, Scope)? {
        if code.body.locals.contains(where: { $0.name == name }) { return nil }
        if let parameter = code.member?.parameters.last(where: { ($0.innerName ?? $0.label) == name }) {
            return (parameter.type, code.scope)
        }
        if name == "newValue", let member = code.member, member.kind == .property {
            return member.type.map { ($0, code.scope) }
        }
        guard let owner = code.scope.type,
            let member = project.model.member(name, of: owner, isStatic: false),
            let fact = member.fact.type
        else { return nil }
        return (fact, project.model.scope(of: member))
    }

    /// The property that a variable was initialized with: `let total = viewModel.total`.
    private func property(behind name: String, at location: FileLocation, in code: CodeContext)
        -> MemberEntity?
    {
        guard let local = code.body.local(name, visibleAt: location), case .chain(let chain) = local.value,
            chain.names.count > 1
        else { return nil }
        return property(readBy: chain, at: local.location, in: code)
    }
}
