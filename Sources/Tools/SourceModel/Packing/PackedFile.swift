import Synchronization

/// The facts of one file as bytes, of which bodies are read when they are asked for.
///
/// The bytes: where bodies begin, then heads with their texts, then bodies with theirs.
final class PackedFile: Sendable {
    let bytes: PackedBytes
    private let path: String
    private let bodyTexts: Int
    private let keepsBodies: Bool
    /// What was read of the bodies; the mutex protects both.
    private let state = Mutex(State())

    private struct State {
        var texts: [String]?
        var start = 0
        var bodies: [Int: BodyFact] = [:]
        var answers: [(names: WantedNames, isThere: Bool)] = []
    }

    fileprivate init(_ bytes: PackedBytes, path: String, keepsBodies: Bool) {
        self.bytes = bytes
        self.path = path
        self.keepsBodies = keepsBodies
        bodyTexts = bytes.withBytes { raw in
            var front = Unpacker(raw, at: 0, path: path)
            let length = front.number()
            return front.position + length
        }
    }

    /// Whether any of its bodies may have one of these names; each answer is worked out once.
    func mayName(_ names: WantedNames) -> Bool {
        state.withLock { state in
            if let known = state.answers.first(where: { $0.names === names }) { return known.isThere }
            let isThere = bytes.withBytes { names.isAny(in: $0, at: bodyTexts) }
            state.answers.append((names, isThere))
            return isThere
        }
    }

    /// The body that begins so many bytes after the first.
    func body(at place: Int) -> BodyFact {
        state.withLock { state in
            if let known = state.bodies[place] { return known }
            return bytes.withBytes { bytes in
                var unpacker = Unpacker(bytes, at: bodyTexts, path: path)
                if let texts = state.texts {
                    unpacker.texts = texts
                } else {
                    unpacker.readTexts()
                    state.texts = unpacker.texts
                    state.start = unpacker.position
                }
                unpacker.position = state.start + place
                let body = BodyFact(from: &unpacker)
                if keepsBodies { state.bodies[place] = body }
                return body
            }
        }
    }
}

/// Bytes in memory or in a mapped file.
///
/// `@unchecked Sendable`: the bytes are only read, and live as long as this does.
final class PackedBytes: @unchecked Sendable {
    // Never changed; `owner` keeps the memory.
    private let bytes: UnsafeRawBufferPointer
    private let owner: AnyObject?

    /// Part of a mapped file.
    init(_ bytes: UnsafeRawBufferPointer, owner: AnyObject) {
        self.bytes = bytes
        self.owner = owner
    }

    init(_ array: [UInt8]) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(array.count, 1), alignment: 8)
        memory.copyBytes(from: array)
        bytes = UnsafeRawBufferPointer(rebasing: memory[..<array.count])
        owner = nil
    }

    deinit { if owner == nil { bytes.deallocate() } }

    var count: Int { bytes.count }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { body(bytes) }
}

extension FileFacts {
    /// The facts as bytes; those of `FactDepth.contracts` are left out.
    func packed() -> [UInt8] {
        var places: [Int] = []
        return packed(noting: &places)
    }

    /// Writes the facts as bytes and lets go of the bodies of members, which the bytes have.
    mutating func pack(keepsBodies: Bool) -> PackedBytes {
        var places: [Int] = []
        let bytes = PackedBytes(packed(noting: &places))
        let file = PackedFile(bytes, path: path, keepsBodies: keepsBodies)
        var rest = places[...]
        for index in declarations.indices {
            Self.leaveBodies(of: &declarations[index].members, to: file, &rest)
        }
        Self.leaveBodies(of: &globals, to: file, &rest)
        return bytes
    }

    private static func leaveBodies(
        of members: inout [MemberFact], to file: PackedFile, _ places: inout ArraySlice<Int>
    ) {
        for index in members.indices where members[index].hasBody {
            guard let place = places.popFirst() else { return }
            members[index].code = BodyStore(file, at: place - 1, traits: members[index].traits)
        }
    }

    /// - Parameter places: Is given the places of the members' bodies, in the order of the members.
    private func packed(noting places: inout [Int]) -> [UInt8] {
        var heads = Packer()
        var bodies = Packer()
        heads.add(lineCount)
        heads.add(isGenerated)
        heads.add(imports)
        heads.add(aliases)
        heads.add(comments)
        heads.add(problems)
        heads.add(topLevel.map { Self.place($0, in: &bodies) } ?? 0)
        heads.add(declarations.count)
        for declaration in declarations {
            declaration.pack(into: &heads)
            Self.pack(declaration.members, &heads, &bodies, &places)
        }
        Self.pack(globals, &heads, &bodies, &places)
        var rest: [UInt8] = []
        _ = heads.finish(into: &rest)
        let length = rest.count
        _ = bodies.finish(into: &rest)
        var front = Packer()
        front.add(length)
        return front.bytes + rest
    }

    private static func pack(
        _ members: [MemberFact], _ heads: inout Packer, _ bodies: inout Packer, _ places: inout [Int]
    ) {
        heads.add(members.count)
        for member in members {
            member.pack(into: &heads)
            guard let body = member.body else {
                heads.add(0)
                continue
            }
            let place = place(body, in: &bodies)
            places.append(place)
            heads.add(place)
            heads.add(member.traits.rawValue)
        }
    }

    /// Writes a body; its place counts from one.
    private static func place(_ body: BodyFact, in bodies: inout Packer) -> Int {
        defer { body.pack(into: &bodies) }
        return bodies.count + 1
    }

    /// The facts that bytes say.
    ///
    /// - Parameter keepsBodies: Whether a body once asked for stays in memory.
    init(_ bytes: PackedBytes, path: String, keepsBodies: Bool) {
        self.init(path: path)
        bytes.withBytes { raw in
            var unpacker = Unpacker(raw, at: 0, path: path)
            _ = unpacker.number()
            let file = PackedFile(bytes, path: path, keepsBodies: keepsBodies)
            unpacker.readTexts()
            lineCount = unpacker.number()
            isGenerated = unpacker.flag()
            imports = unpacker.list()
            aliases = unpacker.list()
            comments = unpacker.list()
            problems = unpacker.list()
            let top = unpacker.number()
            if top > 0 { topLevel = file.body(at: top - 1) }
            let count = unpacker.number()
            declarations.reserveCapacity(count)
            for _ in 0..<count {
                var declaration = DeclarationFact(from: &unpacker)
                declaration.members = Self.members(&unpacker, file)
                declarations.append(declaration)
            }
            globals = Self.members(&unpacker, file)
        }
    }

    private static func members(_ unpacker: inout Unpacker, _ file: PackedFile) -> [MemberFact] {
        let count = unpacker.number()
        var members: [MemberFact] = []
        members.reserveCapacity(count)
        for _ in 0..<count {
            var member = MemberFact(from: &unpacker)
            let place = unpacker.number()
            if place > 0 {
                member.code = BodyStore(file, at: place - 1, traits: BodyTraits(rawValue: unpacker.byte()))
            }
            members.append(member)
        }
        return members
    }
}
