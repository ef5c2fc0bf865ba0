import SourceModel

/// The outlines of all files laid end to end, so that a declaration is a number, and those of a name are found fast.
struct OutlinePool {
    typealias Declaration = SourceOutline.Declaration

    let looks: [FileLook]
    /// Declarations of all files in their order; ranges and parents count from the start of their file.
    private(set) var declarations: [Declaration] = []
    /// The file of each declaration.
    private var files: [Int32] = []
    private var outlines: [SourceOutline] = []
    /// Where the declarations of each file begin.
    private var starts: [Int] = []
    /// The last declaration of each name, and for each the one of its name before it.
    private var last = HashedPlaces(count: 0)
    private var previous: [Int32] = []

    init(_ looks: [FileLook]) {
        self.looks = looks
        reserve()
        for (file, look) in looks.enumerated() {
            starts.append(declarations.count)
            guard case .outlined(let outline, _, _) = look else {
                outlines.append(SourceOutline())
                continue
            }
            outlines.append(outline)
            declarations.append(contentsOf: outline.declarations)
            files.append(contentsOf: repeatElement(Int32(file), count: outline.declarations.count))
        }
        previous = [Int32](repeating: -1, count: declarations.count)
        for (node, declaration) in declarations.enumerated() where declaration.isNamed {
            previous[node] = Int32(last.set(UInt64(declaration.name), to: node) ?? -1)
        }
    }

    private mutating func reserve() {
        var declared = 0
        for case .outlined(let outline, _, _) in looks { declared += outline.declarations.count }
        declarations.reserveCapacity(declared)
        files.reserveCapacity(declared)
        outlines.reserveCapacity(looks.count)
        last = HashedPlaces(count: declared)
    }

    // MARK: One declaration

    func file(of node: Int) -> Int { Int(files[node]) }

    /// Its number in its file.
    func index(of node: Int) -> Int { node - starts[file(of: node)] }

    /// The one around it, if any.
    func parent(of node: Int) -> Int? {
        let parent = declarations[node].parent
        return parent < 0 ? nil : starts[file(of: node)] + parent
    }

    func outermost(of node: Int) -> Int {
        var node = node
        while let parent = parent(of: node) { node = parent }
        return node
    }

    /// Hash of the imports and conditions of its file.
    func frame(of node: Int) -> ContentHash { outlines[file(of: node)].frame }

    /// Names in its head.
    func head(of node: Int) -> ArraySlice<SourceOutline.NameHash> {
        outlines[file(of: node)].mentions[declarations[node].head]
    }

    /// Names in its body.
    func body(of node: Int) -> ArraySlice<SourceOutline.NameHash> {
        outlines[file(of: node)].mentions[declarations[node].body]
    }

    func qualifiedName(of node: Int) -> String { outlines[file(of: node)].qualifiedName(of: index(of: node)) }

    func name(of node: Int) -> String { outlines[file(of: node)].name(of: index(of: node)) }

    // MARK: Names

    /// The last declaration of a name.
    func last(named name: SourceOutline.NameHash) -> Int? { last[UInt64(name)] }

    /// The declaration before this one that has its name.
    func before(_ node: Int) -> Int? { previous[node] < 0 ? nil : Int(previous[node]) }

    /// Whether no other protocol of its file has its name.
    func isAlone(_ node: Int) -> Bool {
        var next = last(named: declarations[node].name)
        while let other = next {
            if other != node, declarations[other].kind == .protocol, file(of: other) == file(of: node),
                qualifiedName(of: other) == qualifiedName(of: node)
            {
                return false
            }
            next = before(other)
        }
        return true
    }
}

extension SourceOutline.Declaration {
    /// Whether another declaration may name it.
    var isNamed: Bool { kind == .protocol || kind == .class || kind == .type || kind == .alias }
}
