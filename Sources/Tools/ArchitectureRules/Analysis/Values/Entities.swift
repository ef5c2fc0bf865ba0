import SourceModel

/// Which types of a project are entities: what its business logic is about, as its storage keeps it.
struct Entities {
    private static let bases: Set<String> = ["NSManagedObject", "RealmSwiftObject", "RealmObject"]
    private static let folders: Set<Substring> = ["Entity", "Entities", "entity", "entities"]

    /// Types that presentation prepares, also where they lie beside entities.
    private static let prepared = ["ViewModel", "ViewState", "ViewData"]
    /// Words in the names of what is shown, also in a folder of entities: `AlertModel`.
    private static let displayed: Set<String> = [
        "Alert", "Banner", "Dialog", "Popup", "Snackbar", "Toast",
    ]
    /// What works with entities.
    private static let services = [
        "Service", "Manager", "Client", "Repository", "Provider", "Worker", "API", "Store",
    ]

    let model: ProjectModel

    /// Frameworks whose types entities do not store: a type that does shows something.
    private static let shown = ["UI", "NSView", "NSWindow", "CP", "MK", "AV"]

    /// Whether it is a managed object, is named as an entity, or is declared in a folder of entities.
    func contains(_ type: TypeEntity) -> Bool {
        guard type.kind == .struct || type.kind == .class,
            !Self.prepared.contains(where: type.name.hasSuffix)
        else { return false }
        return type.name.hasSuffix("Entity") || isManaged(type)
            || isInFolder(type, named: Self.folders, Self.folderWords) && !storesViews(type)
                && !Self.services.contains(where: type.name.hasSuffix)
                && Self.displayed.isDisjoint(with: type.name.camelCaseWords)
    }

    private static let models: Set<Substring> = ["Model", "Models", "DomainModels", "PlainModels"]
    private static let modelWords = WordList(["Model"])
    private static let folderWords = WordList(["Entit", "entit"])

    /// - Parameter words: What the names contain: most paths have none of them, and need not be split.
    private func isInFolder(_ type: TypeEntity, named names: Set<Substring>, _ words: WordList) -> Bool {
        words.isAny(in: type.location.path)
            && type.location.path.split(separator: "/").dropLast().contains(where: names.contains)
    }

    /// Whether it is a value in a folder of models that only computes what follows from it, however it is named.
    func isModel(_ type: TypeEntity) -> Bool {
        guard type.kind == .struct, !type.isLocal,
            isInFolder(type, named: Self.models, Self.modelWords),
            !Self.prepared.contains(where: type.name.hasSuffix),
            !Self.services.contains(where: type.name.hasSuffix),
            Self.displayed.isDisjoint(with: type.name.camelCaseWords), !storesViews(type),
            !type.inherited.contains(where: \.draws)
        else { return false }
        let stored = type.members { $0.kind == .property && $0.isStored && !$0.isStatic }
        return !stored.isEmpty && stored.allSatisfy { $0.fact.type.map { !$0.containsFunction } ?? true }
    }

    /// Whether a database manages its objects; Realm calls the class of its own `Object`.
    private func isManaged(_ type: TypeEntity) -> Bool {
        let inherited = model.inheritedNames(of: type)
        if !inherited.isDisjoint(with: Self.bases) { return true }
        return inherited.contains("Object")
            && type.parts.contains { part in
                model.facts(module: part.module, file: part.file).imports.contains {
                    $0.module == "RealmSwift"
                }
            }
    }

    /// Whether all that it stores are texts and answers as people read them, and what tells it from others: there is nothing to format.
    private func isOfTexts(_ type: TypeEntity) -> Bool {
        guard type.kind == .struct, !isManaged(type) else { return false }
        let stored = type.storedProperties
        return !stored.isEmpty
            && stored.allSatisfy { property in
                guard let written = property.fact.type else { return false }
                let scope = model.scope(of: property)
                let parts = written.namedParts
                return !parts.isEmpty
                    && parts.allSatisfy { Self.texts.contains($0.name) || isPlainEnum($0.type, scope) }
                    || parts.map(\.name) == ["Int"] && Self.isIdentity(property.fact.name)
            }
    }

    private static func isIdentity(_ name: String) -> Bool {
        ["id", "identifier", "uuid", "uid"].contains(name)
            || ["Id", "ID", "Identifier", "UUID", "Uuid", "Uid", "UID", "Seq"].contains(where: name.hasSuffix)
    }

    /// Whether a view can tell all that it says by its cases.
    private func isPlainEnum(_ fact: TypeFact, _ scope: Scope) -> Bool {
        guard let type = model.type(fact, in: scope), type.kind == .enum else { return false }
        return type.members { $0.kind == .enumCase }.allSatisfy(\.fact.parameters.isEmpty)
    }

    private func isToFormat(_ type: TypeEntity) -> Bool { contains(type) && !isOfTexts(type) }

    private static let texts: Set<String> = ["String", "Bool", "URL", "Optional", "Array"]

    private func storesViews(_ type: TypeEntity) -> Bool {
        type.members(where: { $0.kind == .property && $0.isStored }).contains { member in
            (member.fact.type ?? member.fact.initialType)?.namedParts.contains { part in
                model.type(named: part.name) == nil
                    && Self.shown.contains { prefix in
                        part.name.hasPrefix(prefix)
                            && part.name.dropFirst(prefix.count).prefix(2).contains { $0.isLowercase }
                    }
            } == true
        }
    }

    /// The first entity in a written type that leaves something to format, also in the cases of an enum: `case loaded([Ride])`.
    func entity(in fact: TypeFact, scope: Scope) -> TypeEntity? {
        for part in fact.namedParts where !part.isMetatype {
            for type in model.types(part.type, in: scope) {
                if isToFormat(type) { return type }
                guard type.kind == .enum else { continue }
                for member in type.members where member.fact.kind == .enumCase {
                    let inner = model.scope(of: member)
                    let values = member.fact.parameters.flatMap { $0.type.namedParts }
                    for value in values {
                        if let found = model.types(value.type, in: inner).first(where: isToFormat) {
                            return found
                        }
                    }
                }
            }
        }
        return nil
    }
}
