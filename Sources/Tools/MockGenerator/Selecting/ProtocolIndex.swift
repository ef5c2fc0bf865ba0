/// All declarations by name, found with the scope they are named in.
///
/// Made once a run and read by all threads; a class, so that handing it on costs nothing.
final class ProtocolIndex: Sendable {
    /// Known protocols, those of other modules, then those of this run's own files in the order of the sources.
    let protocols: [ProtocolFact]
    /// The places of this run's own in `protocols`.
    let own: Range<Int>
    /// The place of each protocol by its name.
    let places: [String: Int]
    let aliases: [String: AliasFact]
    let types: [String: NominalFact]
    let globalActors: Set<String>
    /// Names of the test kit and of the standard library that a declaration of the sources hides.
    let hiddenNames: Set<String>
    /// The paths of files that say the access of an import.
    let accessSaid: Set<String>
    /// Those among them that show a module of Scenery in what they declare publicly.
    let sceneryShown: Set<String>
    /// Typealiases by the scope they are declared in.
    private let aliasesByScope: [[String]: [AliasFact]]
    /// The same scopes as they are written.
    private let aliasOwners: Set<String>
    /// Whether protocols of other modules are among them.
    private let hasOthers: Bool
    /// Whether any type says of itself that it cannot be copied.
    private let hasSuppressing: Bool

    /// - Parameter others: files of other modules: what they declare is known, none of it is mocked.
    init(_ files: [FileFacts], others: [FileFacts] = []) {
        var protocols = ([knownProtocols] + others).flatMap(\.protocols)
        let start = protocols.count
        protocols.reserveCapacity(files.reduce(start) { $0 + $1.protocols.count })
        for file in files { protocols += file.protocols }
        var places = [String: Int](minimumCapacity: protocols.count)
        for place in protocols.indices { places[protocols[place].qualifiedName] = place }
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
        hasOthers = !others.isEmpty
        hiddenNames = Set(
            KitNames.all.filter { types[$0] != nil || places[$0] != nil || aliases[$0] != nil })
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
        (self.protocols, self.places) = (protocols, places)
        (self.aliases, self.types) = (aliases, types)
        self.globalActors = globalActors
    }

    // MARK: Names

    /// Looks a name up from the inside out; a module's name before it is taken off at last, unless it is
    /// one of the system's: what has that in front is not the sources' own of that name.
    private func find<Fact>(_ name: String, in scope: [String], _ table: [String: Fact]) -> Fact? {
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

    func findProtocol(_ name: String, in scope: [String]) -> ProtocolFact? {
        find(name, in: scope, places).map { protocols[$0] } ?? SystemModules.knownProtocol(name)
    }
    func findType(_ name: String, in scope: [String]) -> NominalFact? { find(name, in: scope, types) }
    func findAlias(_ name: String, in scope: [String]) -> AliasFact? { find(name, in: scope, aliases) }

    /// Whether the sources declare something of a name themselves.
    func declares(_ name: String, in scope: [String]) -> Bool {
        findType(name, in: scope) != nil || findAlias(name, in: scope) != nil
            || find(name, in: scope, places).map { protocols[$0].place.path != knownProtocols.path } ?? false
    }

    /// The typealiases that a protocol or an extension of it declares.
    func aliases(in scope: [String]) -> [AliasFact] { aliasesByScope[scope] ?? [] }

    /// Whether a protocol or an extension of it declares any.
    func hasAliases(in scope: [String]) -> Bool {
        !aliasOwners.isEmpty && aliasOwners.contains(scope.joined(separator: "."))
    }

    /// The type behind a typealias, followed to its end.
    func followed(_ type: TypeFact, in scope: [String], depth: Int = 0) -> TypeFact {
        guard depth < 16, !aliases.isEmpty, case .named(_, _, let arguments) = type,
            let alias = findAlias(type.bareName, in: scope)
        else { return type }
        let map = Dictionary(zip(alias.generics, arguments), uniquingKeysWith: { first, _ in first })
        return followed(alias.type.replacing { map[$0] }, in: alias.scope, depth: depth + 1)
    }

    /// Whether a protocol stands in another module, which may isolate to something else by default.
    func isForeign(_ fact: ProtocolFact) -> Bool {
        hasOthers && fact.place.path != knownProtocols.path
            && places[fact.qualifiedName].map { !own.contains($0) } ?? false
    }

    // MARK: What names are of

    /// Whether an attribute, as it is written, isolates to a global actor.
    func isGlobalActor(_ attribute: String) -> Bool { globalActors.contains(String(attribute.dropFirst())) }

    /// Whether values of a type cannot be copied, as far as the sources tell.
    func isNoncopyable(_ type: TypeFact, in scope: [String]) -> Bool {
        guard hasSuppressing || type.mentions(Self.mayBeUncopyable) else { return false }
        var found = false
        _ = type.rewritten { part in
            if case .named = part, isNoncopyable(named: part, in: scope) { found = true }
            // A function can be copied whatever it takes and gives back.
            if case .function = part { found = false }
            return nil
        }
        return found
    }
}

extension ProtocolIndex {
    /// Types of the standard library that cannot be copied, or not be kept.
    private static let uncopyableNames: Set<String> = [
        "Span", "RawSpan", "UTF8Span", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan",
        "Mutex",
        "Atomic",
    ]

    /// Asked for each name of each type: most are told by their last letter, without hashing them.
    private static func mayBeUncopyable(_ name: String) -> Bool {
        name.utf8.last.map(lastLetters.contains) == true && uncopyableNames.contains(name)
    }

    private static let lastLetters = Array(Set(uncopyableNames.compactMap(\.utf8.last)))

    private func isNoncopyable(named type: TypeFact, in scope: [String]) -> Bool {
        let name = type.bareName
        if let fact = findType(name, in: scope) { return fact.isSuppressing }
        let plain = name.withoutSystemModule ?? name
        guard Self.uncopyableNames.contains(plain), !declares(name, in: scope) else { return false }
        // Other modules have a `Span` that is not generic.
        return plain.hasPrefix("Raw") || plain.hasSuffix("RawSpan") || plain == "UTF8Span"
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
    /// The name without generic arguments, with what stands before its dot.
    var bareName: String {
        guard case .named(let base, let name, _) = self else { return text }
        return base.map { $0.bareName + "." + name } ?? name
    }

    var arguments: [TypeFact] {
        guard case .named(_, _, let arguments) = self else { return [] }
        return arguments
    }
}
