import ArchitectureChecker
import ArchitectureRules
import SceneryRules
import SourceModel
import Styles

extension SourceProject {
    /// The facts of a project in the shape that rules in Swift are handed.
    package init(_ context: ProjectContext) {
        let parts = TypeParts(context)
        let modules = context.model.modules.map { module in
            SourceModule(
                name: module.name, isTest: module.isTest, dependencies: module.dependencies,
                files: module.files.map { SceneryRules.SourceFile($0, parts) })
        }
        let references = CodeLocationIndex(context).references.map {
            SourceReference(
                user: $0.user, target: $0.name, targetPath: $0.declared.path, at: SourceLocation($0.location))
        }
        self.init(modules: modules, scenes: SourceScene.all(in: context), references: references)
    }
}

/// Which type of a file plays which role.
private struct TypeParts {
    private var parts: [FileLocation: SourceType.Part] = [:]

    init(_ context: ProjectContext) {
        for instance in context.roleInstances {
            parts[instance.type.location] = SourceType.Part(
                scene: context.scenes.all[instance.scene].name, style: instance.style.name,
                role: instance.role.name)
        }
    }

    func part(of declaration: DeclarationFact) -> SourceType.Part? { parts[declaration.location] }
}

extension SourceScene {
    fileprivate static func all(in context: ProjectContext) -> [SourceScene] {
        context.scenes.all.map { scene in
            SourceScene(
                name: scene.name, style: scene.style.name,
                types: scene.types.mapValues { $0.map { context.model.types[$0].qualifiedName } })
        }
    }
}

extension SceneryRules.SourceFile {
    fileprivate init(_ file: FileFacts, _ parts: TypeParts) {
        self.init(
            path: file.path,
            imports: file.imports.map { SourceImport($0.path, at: SourceLocation($0.location)) },
            types: file.declarations.filter { !$0.isLocal }.map { SourceType($0, parts.part(of: $0)) },
            globals: file.globals.map { SourceMember($0) }, lineCount: file.lineCount,
            isGenerated: file.isGenerated)
    }
}

extension SourceType {
    fileprivate init(_ fact: DeclarationFact, _ part: Part?) {
        self.init(
            Kind(fact.kind), fact.name, qualifiedName: fact.qualifiedName, access: fact.access,
            modifiers: fact.modifiers, attributes: fact.attributes, inherits: fact.inherited.map(\.text),
            members: fact.members.map { SourceMember($0) }, part: part, at: SourceLocation(fact.location),
            lastLine: fact.lastLine)
    }
}

extension SourceType.Kind {
    fileprivate init(_ kind: DeclarationFact.Kind) {
        switch kind {
        case .struct: self = .struct
        case .class: self = .class
        case .enum: self = .enum
        case .actor: self = .actor
        case .protocol: self = .protocol
        case .extension: self = .extension
        }
    }
}

extension SourceMember {
    fileprivate init(_ fact: MemberFact) {
        let body = fact.body
        self.init(
            Kind(fact.kind), fact.name, access: fact.access, modifiers: fact.modifiers,
            attributes: fact.attributes, isLet: fact.isLet, isStored: fact.isStored,
            isAsync: fact.effects.isAsync, isThrowing: fact.effects.throwing != nil, type: fact.type?.text,
            parameters: fact.parameters.map { Parameter($0.label, $0.type.text) },
            calls: (body?.calls ?? []).map { Call($0.callee.text, at: SourceLocation($0.location)) },
            namedTypes: Self.namedTypes(fact, body), at: SourceLocation(fact.location),
            lastLine: fact.lastLine)
    }

    private static func namedTypes(_ fact: MemberFact, _ body: BodyFact?) -> [String] {
        let written =
            [fact.type, fact.initialType].compactMap { $0 } + fact.parameters.map(\.type)
            + (body?.types.map(\.type) ?? [])
        let chains = (body?.calls.map(\.callee) ?? []) + (body?.uses.map(\.chain) ?? [])
        var seen: Set<String> = []
        return (written.flatMap(TypeNames.all) + chains.flatMap(TypeNames.front)).filter {
            seen.insert($0).inserted
        }
    }
}

extension SourceMember.Kind {
    fileprivate init(_ kind: MemberFact.Kind) {
        switch kind {
        case .property: self = .property
        case .method: self = .method
        case .initializer: self = .initializer
        case .deinitializer: self = .deinitializer
        case .subscript: self = .subscript
        case .enumCase: self = .enumCase
        }
    }
}

extension SourceLocation {
    fileprivate init(_ location: FileLocation) {
        self.init(path: location.path, line: location.line, column: location.column)
    }
}
