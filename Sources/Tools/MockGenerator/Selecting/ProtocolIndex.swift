/// All declarations by name, looked up from a scope.
///
/// Created once for each run and shared by all threads. A class, so that passing it on is free.
package final class ProtocolIndex: Sendable {
    /// Known protocols, protocols of other modules, then those of this run's files in the order of the sources.
    package let protocols: [ProtocolFact]
    /// The indices of this run's own protocols.
    let own: Range<Int>
    /// The index of each protocol by its qualified name.
    let indexByName: [String: Int]
    /// The indices of protocols that share their qualified name, in order.
    let namesakes: [String: [Int]]
    /// The protocols of files that are left out, whose declarations may be incomplete, with the path of their file.
    let unreadable: [String: String]
    let aliases: [String: AliasFact]
    let types: [String: NominalFact]
    let globalActors: Set<String>
    /// Names that generated code uses, and that a declaration in the sources hides.
    let hiddenNames: Set<String>
    /// The paths of files that state the access level of an import.
    let accessSaid: Set<String>
    /// The paths of those that import a module of Scenery publicly.
    let sceneryShown: Set<String>
    /// Typealiases by the scope they are declared in.
    private let aliasesByScope: [[String]: [AliasFact]]
    /// The qualified names of these scopes.
    private let aliasOwners: Set<String>
    /// The paths of the files of other modules.
    private let foreignPaths: Set<String>
    /// Whether any type is declared noncopyable or nonescapable.
    private let hasSuppressing: Bool

    /// - Parameters:
    ///   - others: The facts of other modules, whose protocols are known but not mocked.
    ///   - unreadable: The names of protocols that could not be read, with the paths of their files.
    package init(_ files: [FileFacts], others: [FileFacts] = [], unreadable: [String: String] = [:]) {
        var protocols = ([knownProtocols] + others).flatMap(\.protocols)
        let start = protocols.count
        protocols.reserveCapacity(files.reduce(start) { $0 + $1.protocols.count })
        let marks = ExtensionMarks(files)
        for file in files { protocols += marks.applied(to: file.protocols) }
        var indexByName = [String: Int](minimumCapacity: protocols.count)
        var namesakes: [String: [Int]] = [:]
        for position in protocols.indices {
            let name = protocols[position].qualifiedName
            guard let earlier = indexByName.updateValue(position, forKey: name) else { continue }
            namesakes[name, default: [earlier]].append(position)
        }
        var aliases: [String: AliasFact] = [:]
        var types: [String: NominalFact] = [:]
        var globalActors: Set<String> = ["MainActor"]
        for file in [knownProtocols] + others + files {
            for fact in file.aliases { aliases[(fact.scope + [fact.name]).joined(separator: ".")] = fact }
            for fact in file.types {
                types[(fact.scope + [fact.name]).joined(separator: ".")] = fact
                if fact.attributes.contains("@globalActor") { globalActors.insert(fact.name) }
            }
        }
        own = start..<protocols.count
        foreignPaths = Set(others.map(\.path))
        self.namesakes = namesakes
        self.unreadable = unreadable
        hiddenNames = Set(
            ReservedNames.all.filter { types[$0] != nil || indexByName[$0] != nil || aliases[$0] != nil })
        aliasesByScope = Dictionary(grouping: aliases.values, by: \.scope)
            .mapValues { $0.sorted { $0.name < $1.name } }
        aliasOwners = Set(aliases.values.map { $0.scope.joined(separator: ".") })
        let saying = files.filter { $0.imports.contains { $0.access != nil } }
        accessSaid = Set(saying.map(\.path))
        sceneryShown = Set(
            saying.filter { file in
                file.imports.contains { $0.access == "public" && $0.path.hasPrefix("Scenery") }
            }.map(\.path))
        hasSuppressing = types.values.contains(where: \.isSuppressing)
        (self.protocols, self.indexByName) = (protocols, indexByName)
        (self.aliases, self.types) = (aliases, types)
        self.globalActors = globalActors
    }

    // MARK: Names

    /// Looks a name up from the innermost scope outward, at last without its module. A name with a system module never refers
    /// to a declaration in the sources.
    func find<Fact>(_ name: String, in scope: [String], _ table: [String: Fact]) -> Fact? {
        guard !table.isEmpty else { return nil }
        for depth in stride(from: scope.count, to: 0, by: -1) {
            if let fact = table[(scope.prefix(depth) + [name]).joined(separator: ".")] { return fact }
        }
        if let fact = table[name] { return fact }
        guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")),
            !SystemModules.names.contains(String(name[..<dot]))
        else { return nil }
        return find(String(name[name.index(after: dot)...]), in: [], table)
    }

    func findType(_ name: String, in scope: [String]) -> NominalFact? { find(name, in: scope, types) }
    func findAlias(_ name: String, in scope: [String]) -> AliasFact? { find(name, in: scope, aliases) }

    /// Whether the sources declare a type or protocol of this name.
    func declares(_ name: String, in scope: [String]) -> Bool {
        findType(name, in: scope) != nil || findAlias(name, in: scope) != nil
            || find(name, in: scope, indexByName).map { protocols[$0].location.path != knownProtocols.path }
                ?? false
    }

    /// The typealiases that a protocol or an extension of it declares.
    func aliases(in scope: [String]) -> [AliasFact] { aliasesByScope[scope] ?? [] }

    /// Whether a protocol or an extension of it declares any.
    func hasAliases(in scope: [String]) -> Bool {
        !aliasOwners.isEmpty && aliasOwners.contains(scope.joined(separator: "."))
    }

    /// Whether any protocol or extension declares any.
    var hasAnyOwnAliases: Bool { !aliasOwners.isEmpty }

    /// The type behind a typealias, fully resolved.
    func followed(_ type: TypeFact, in scope: [String], depth: Int = 0) -> TypeFact {
        guard depth < 16, !aliases.isEmpty, case .named(_, _, let arguments) = type,
            let alias = findAlias(type.bareName, in: scope)
        else { return type }
        let map = Dictionary(zip(alias.generics, arguments), uniquingKeysWith: { first, _ in first })
        return followed(alias.type.replacing { map[$0] }, in: alias.scope, depth: depth + 1)
    }

    /// Whether another module declares a protocol. That module may have another default isolation.
    func isForeign(_ fact: ProtocolFact) -> Bool {
        !foreignPaths.isEmpty && foreignPaths.contains(fact.location.path)
    }

    // MARK: Properties of names

    /// Whether an attribute, such as `@MainActor`, names a global actor.
    func isGlobalActor(_ attribute: String) -> Bool { globalActors.contains(String(attribute.dropFirst())) }

    /// Whether values of a type are noncopyable, as far as the sources show.
    func isNoncopyable(_ type: TypeFact, in scope: [String]) -> Bool {
        guard hasSuppressing || type.mentions(Self.mayBeNoncopyable) else { return false }
        var found = false
        _ = type.rewritten { part in
            if case .named = part, isNoncopyable(named: part, in: scope) { found = true }
            // Functions are copyable, whatever their parameters and results are.
            if case .function = part { found = false }
            return nil
        }
        return found
    }
}

extension ProtocolIndex {
    /// Types of the standard library that are noncopyable or nonescapable.
    private static let noncopyableNames: Set<String> = [
        "Span", "RawSpan", "UTF8Span", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan",
        "Mutex", "Atomic", "ExecutorJob",
    ]

    /// Called for each name of each type. Most are rejected by their last letter, without hashing them.
    private static func mayBeNoncopyable(_ name: String) -> Bool {
        name.utf8.last.map(lastLetters.contains) == true && noncopyableNames.contains(name)
    }

    private static let lastLetters = Array(Set(noncopyableNames.compactMap(\.utf8.last)))

    private func isNoncopyable(named type: TypeFact, in scope: [String]) -> Bool {
        let name = type.bareName
        if let fact = findType(name, in: scope) { return fact.isSuppressing }
        let plain = name.withoutSystemModule ?? name
        guard Self.noncopyableNames.contains(plain), !declares(name, in: scope) else { return false }
        // Other modules have a `Span` that is not generic.
        return plain.hasPrefix("Raw") || plain.hasSuffix("RawSpan") || plain == "UTF8Span"
            || plain == "ExecutorJob"
            || !type.arguments.isEmpty
    }
}

extension NominalFact {
    fileprivate var isSuppressing: Bool {
        inherited.contains {
            [TypeFact.suppressed(.name("Copyable")), .suppressed(.name("Escapable"))].contains($0)
        }
    }
}

extension TypeFact {
    /// The qualified name without generic arguments.
    var bareName: String {
        guard case .named(let base, let name, _) = self else { return text }
        return base.map { $0.bareName + "." + name } ?? name
    }

    var arguments: [TypeFact] {
        guard case .named(_, _, let arguments) = self else { return [] }
        return arguments
    }
}
