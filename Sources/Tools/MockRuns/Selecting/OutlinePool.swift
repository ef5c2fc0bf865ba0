import SourceModel

/// The outlines of all files one after the other: a declaration is an index, and all of one name are found quickly.
struct OutlinePool {
    typealias Declaration = SourceOutline.Declaration

    let summaries: [FileSummary]
    /// The declarations of all files in order. Ranges and parents are relative to their file.
    private(set) var declarations: [Declaration] = []
    /// The file of each declaration.
    private var files: [Int32] = []
    private var outlines: [SourceOutline] = []
    /// The index of each file's first declaration.
    private var starts: [Int] = []
    /// The last declaration of each name, and for each declaration the previous one of its name.
    private var last = HashIndex(count: 0)
    private var previous: [Int32] = []

    init(_ summaries: [FileSummary]) {
        self.summaries = summaries
        reserve()
        for (file, summary) in summaries.enumerated() {
            starts.append(declarations.count)
            guard case .outlined(let outline, _, _) = summary else {
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
        for case .outlined(let outline, _, _) in summaries { declared += outline.declarations.count }
        declarations.reserveCapacity(declared)
        files.reserveCapacity(declared)
        outlines.reserveCapacity(summaries.count)
        last = HashIndex(count: declared)
    }

    // MARK: One declaration

    func file(of node: Int) -> Int { Int(files[node]) }

    func path(of node: Int) -> String { summaries[file(of: node)].path }

    /// Its index in its file.
    func index(of node: Int) -> Int { node - starts[file(of: node)] }

    /// The enclosing declaration, if any.
    func parent(of node: Int) -> Int? {
        let parent = declarations[node].parent
        return parent < 0 ? nil : starts[file(of: node)] + parent
    }

    func outermost(of node: Int) -> Int {
        var node = node
        while let parent = parent(of: node) { node = parent }
        return node
    }

    /// The hash of its file's imports and conditions.
    func frame(of node: Int) -> ContentHash { outlines[file(of: node)].frame }

    /// The names in its head.
    func head(of node: Int) -> ArraySlice<SourceOutline.NameHash> {
        outlines[file(of: node)].mentions[declarations[node].head]
    }

    /// The names in its body.
    func body(of node: Int) -> ArraySlice<SourceOutline.NameHash> {
        outlines[file(of: node)].mentions[declarations[node].body]
    }

    func qualifiedName(of node: Int) -> String { outlines[file(of: node)].qualifiedName(of: index(of: node)) }

    func name(of node: Int) -> String { outlines[file(of: node)].name(of: index(of: node)) }

    // MARK: Names

    /// The last declaration of this name.
    func last(named name: SourceOutline.NameHash) -> Int? { last[UInt64(name)] }

    /// The previous declaration of the same name.
    func before(_ node: Int) -> Int? { previous[node] < 0 ? nil : Int(previous[node]) }

    /// Whether no other protocol of its file has its name.
    func isUnique(_ node: Int) -> Bool {
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
    /// Whether another declaration may refer to it.
    var isNamed: Bool { kind == .protocol || kind == .class || kind == .type || kind == .alias }
}
