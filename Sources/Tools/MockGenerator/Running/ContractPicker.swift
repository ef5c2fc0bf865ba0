import SourceModel

/// Picks by the outlines of all files what has to be parsed for the mocks asked for: protocols that may be mocked, and
/// whatever these name that bears on their mocks. It may pick too much, never too little.
struct ContractPicker {
    /// A declaration of one file.
    struct Node: Hashable, Comparable {
        let file: Int
        let declaration: Int

        static func < (one: Node, other: Node) -> Bool {
            (one.file, one.declaration) < (other.file, other.declaration)
        }
    }

    /// Where a protocol is, whichever line it stands on.
    struct Place: Hashable {
        let path: String
        let qualifiedName: String

        init(path: String, qualifiedName: String) {
            self.path = path
            self.qualifiedName = qualifiedName
        }

        init(_ fact: ProtocolFact) { self.init(path: fact.place.path, qualifiedName: fact.qualifiedName) }
    }

    /// A protocol that may have to be mocked, and all that its mock may depend on.
    struct Candidate {
        let place: Place
        let closure: [Node]
    }

    private let outlines: [SourceOutline?]
    private let looks: [FileLook]
    /// Files whose protocols are not mocked.
    private let onlyKnown: Set<String>
    /// What was parsed already: other modules, and files whose bytes did not tell.
    private let known: [FileFacts]
    private var declaring: [UInt64: [Node]] = [:]
    private var nested: [UInt64: [Node]] = [:]
    /// What may bear on every mock.
    private(set) var notable: [Node] = []

    init(_ looks: [FileLook], others: [FileFacts], known onlyKnown: Set<String> = []) {
        self.looks = looks
        self.onlyKnown = onlyKnown
        outlines = looks.map { if case .outlined(let outline, _, _) = $0 { outline } else { nil } }
        known =
            [knownProtocols] + others
            + looks.compactMap { if case .parsed(let facts, _) = $0 { facts } else { nil } }
        for (file, outline) in outlines.enumerated() {
            guard let outline else { continue }
            for (index, declaration) in outline.declarations.enumerated() where declaration.isNamed {
                let node = Node(file: file, declaration: index)
                declaring[declaration.name, default: []].append(node)
                if declaration.isNotable { notable.append(node) }
                if declaration.parent >= 0 {
                    nested[outline.outermost(of: index).name, default: []].append(node)
                }
            }
        }
    }

    /// The candidates in the order of the sources.
    func candidates(_ options: MockOptions) -> [Candidate] {
        let leading = options.only.isEmpty ? namesLeadingToMarkers() : []
        var found: [Candidate] = []
        for (file, outline) in outlines.enumerated() {
            guard let outline, !onlyKnown.contains(looks[file].path) else { continue }
            for (index, declaration) in outline.declarations.enumerated() where declaration.kind == .protocol
            {
                let name = outline.qualifiedName(of: index)
                let isWanted =
                    options.only.isEmpty
                    ? declaration.isMarked
                        || outline.mentions[declaration.head].contains { leading.contains($0) }
                    : options.only.contains {
                        ProtocolIndex.matches(name: declaration.spelled, qualifiedName: name, $0)
                    }
                guard isWanted else { continue }
                let closure = closure(of: [Node(file: file, declaration: index)])
                found.append(
                    Candidate(place: Place(path: looks[file].path, qualifiedName: name), closure: closure))
            }
        }
        return found
    }

    /// Every protocol's name, to compare what a person typed with.
    var protocolNames: [(name: String, qualifiedName: String)] {
        zip(outlines, looks).flatMap { outline, look in
            (onlyKnown.contains(look.path) ? [] : outline?.declarations ?? []).enumerated().filter { $0.element.kind == .protocol }.map {
                index, declaration in
                (declaration.spelled, outline?.qualifiedName(of: index) ?? declaration.spelled)
            }
        }
    }

    /// What the protocols that were parsed already depend on among those that were not.
    func closureOfKnown() -> [Node] {
        var nodes: Set<Node> = []
        let mentions = known.dropFirst().flatMap(\.protocols).flatMap(\.mentionedNames)
        for name in mentions { nodes.formUnion(declaring[ContentHash(name).value] ?? []) }
        return nodes.isEmpty ? [] : closure(of: nodes.sorted())
    }

    func declaration(_ node: Node) -> SourceOutline.Declaration {
        outlines[node.file]!.declarations[node.declaration]
    }

    func frame(of node: Node) -> ContentHash { outlines[node.file]!.frame }

    // MARK: Markers

    /// Names of protocols and aliases whose mention makes a protocol refine a marker, as far as names tell.
    private func namesLeadingToMarkers() -> Set<UInt64> {
        var naming: [UInt64: [UInt64]] = [:]
        for outline in outlines {
            guard let outline else { continue }
            for declaration in outline.declarations
            where declaration.kind == .protocol || declaration.kind == .alias {
                for mention in outline.mentions[declaration.head] {
                    naming[mention, default: []].append(declaration.name)
                }
            }
        }
        for facts in known {
            for fact in facts.protocols {
                for name in fact.headNames {
                    naming[ContentHash(name).value, default: []].append(ContentHash(fact.name).value)
                }
            }
            for fact in facts.aliases {
                for name in fact.type.names {
                    naming[ContentHash(name).value, default: []].append(ContentHash(fact.name).value)
                }
            }
        }
        var found = Set(ProtocolIndex.markers.map { ContentHash($0).value })
        var open = Array(found)
        while let name = open.popLast() {
            for next in naming[name] ?? [] where found.insert(next).inserted { open.append(next) }
        }
        return found
    }

    // MARK: Closures

    /// The nodes and all that they depend on. Of what a head names all is followed; of what a body names only aliases and
    /// what is notable, since a mock repeats the other names as they are.
    private func closure(of start: [Node]) -> [Node] {
        var strength: [Node: Bool] = [:]
        var open = start.map { ($0, true) }
        while let (node, isStrong) = open.popLast() {
            if let old = strength[node], old || !isStrong { continue }
            strength[node] = isStrong
            let outline = outlines[node.file]!
            let declaration = outline.declarations[node.declaration]
            for name in outline.mentions[declaration.head] { follow(name, isStrong, &open) }
            for name in outline.mentions[declaration.body] { follow(name, false, &open) }
            if declaration.kind == .class { open += initializers(of: node).map { ($0, false) } }
            if isStrong, declaration.kind == .protocol, declaration.parent >= 0 {
                open += neighbours(of: node).map { ($0, false) }
            }
            if isStrong, declaration.kind == .type || declaration.kind == .class {
                // `Handling<Request>` asks for `Request.Response`, which no contract names.
                open += neighbours(of: node).filter { self.declaration($0).kind == .alias }.map { ($0, false) }
            }
            if declaration.kind == .alias, declaration.parent >= 0,
                outline.declarations[declaration.parent].kind == .protocol
            {
                open.append((Node(file: node.file, declaration: declaration.parent), isStrong))
            }
        }
        return strength.keys.sorted()
    }

    private func follow(_ name: UInt64, _ isStrong: Bool, _ open: inout [(Node, Bool)]) {
        for node in declaring[name] ?? [] {
            let declaration = declaration(node)
            if isStrong || declaration.kind == .alias || declaration.isNotable {
                open.append((node, isStrong))
            }
        }
    }

    private func initializers(of node: Node) -> [Node] {
        let declarations = outlines[node.file]!.declarations
        return (node.declaration + 1..<declarations.count)
            .prefix { declarations[$0].range.lowerBound < declarations[node.declaration].range.upperBound }
            .filter { declarations[$0].kind == .initializer && declarations[$0].parent == node.declaration }
            .map { Node(file: node.file, declaration: $0) }
    }

    /// What stands in the same outermost type, in any file: a nested protocol names it without its scope.
    private func neighbours(of node: Node) -> [Node] {
        nested[outlines[node.file]!.outermost(of: node.declaration).name] ?? []
    }
}

extension SourceOutline.Declaration {
    /// Whether another declaration may name it.
    fileprivate var isNamed: Bool { [.protocol, .class, .type, .alias].contains(kind) }
}

extension TypeFact {
    /// Every word in it.
    var names: [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
}

extension ProtocolFact {
    /// Words of what it refines and is bound to.
    var headNames: [String] {
        inherited.flatMap(\.names) + constraints.flatMap { $0.left.names + $0.right.names }
    }

    /// Words of all of it, but for the names of its members.
    var mentionedNames: [String] {
        headNames + associatedTypes.flatMap(\.mentionedNames) + requirements.flatMap(\.mentionedNames)
    }
}

extension AssociatedTypeFact {
    fileprivate var mentionedNames: [String] {
        (inherited + constraints.flatMap { [$0.left, $0.right] }).flatMap(\.names)
    }
}

extension RequirementFact {
    fileprivate var mentionedNames: [String] {
        var types = [type] + parameters.map(\.type)
        types += generics.compactMap(\.bound)
        types += constraints.flatMap { [$0.left, $0.right] }
        types += [effects.errorType].compactMap { $0 }
        return types.flatMap(\.names)
    }
}
