extension FileFacts {
    /// The facts as bytes; those of the depth `declarations` are left out.
    func serialized() -> [UInt8] {
        var offsets: [Int] = []
        return serialized(noting: &offsets)
    }

    /// Writes the facts as bytes and releases the bodies of members, which the bytes contain.
    mutating func serialize(keepsBodies: Bool) -> SerializedBytes {
        var offsets: [Int] = []
        let bytes = SerializedBytes(serialized(noting: &offsets))
        let file = SerializedFile(bytes, path: path, keepsBodies: keepsBodies)
        var rest = offsets[...]
        for index in declarations.indices {
            Self.leaveBodies(of: &declarations[index].members, to: file, &rest)
        }
        Self.leaveBodies(of: &globals, to: file, &rest)
        return bytes
    }

    private static func leaveBodies(
        of members: inout [MemberFact], to file: SerializedFile, _ offsets: inout ArraySlice<Int>
    ) {
        for index in members.indices where members[index].hasBody {
            guard let offset = offsets.popFirst() else { return }
            members[index].code = BodyStore(file, at: offset - 1, traits: members[index].traits)
        }
    }

    /// - Parameter offsets: Receives the offsets of the members' bodies, in the order of the members.
    private func serialized(noting offsets: inout [Int]) -> [UInt8] {
        var heads = BinaryEncoder()
        var bodies = BinaryEncoder()
        heads.add(lineCount)
        heads.add(isGenerated)
        heads.add(imports)
        heads.add(aliases)
        heads.add(comments)
        heads.add(problems)
        heads.add(topLevel.map { Self.offset($0, in: &bodies) } ?? 0)
        heads.add(declarations.count)
        for declaration in declarations {
            declaration.encode(into: &heads)
            Self.encode(declaration.members, &heads, &bodies, &offsets)
        }
        Self.encode(globals, &heads, &bodies, &offsets)
        var rest: [UInt8] = []
        _ = heads.finish(into: &rest)
        let length = rest.count
        _ = bodies.finish(into: &rest)
        var front = BinaryEncoder()
        front.add(length)
        return front.bytes + rest
    }

    private static func encode(
        _ members: [MemberFact], _ heads: inout BinaryEncoder, _ bodies: inout BinaryEncoder,
        _ offsets: inout [Int]
    ) {
        heads.add(members.count)
        for member in members {
            member.encode(into: &heads)
            guard let body = member.body else {
                heads.add(0)
                continue
            }
            let offset = offset(body, in: &bodies)
            offsets.append(offset)
            heads.add(offset)
            heads.add(Int(member.traits.rawValue))
        }
    }

    /// Writes a body and returns its offset, counted from one.
    private static func offset(_ body: BodyFact, in bodies: inout BinaryEncoder) -> Int {
        defer { body.encode(into: &bodies) }
        return bodies.count + 1
    }

    /// Decodes facts.
    ///
    /// - Parameter keepsBodies: Whether a body that was accessed once stays in memory.
    init(_ bytes: SerializedBytes, path: String, keepsBodies: Bool) {
        self.init(path: path)
        bytes.withBytes { raw in
            var decoder = BinaryDecoder(raw, at: 0, path: path)
            _ = decoder.number()
            let file = SerializedFile(bytes, path: path, keepsBodies: keepsBodies)
            decoder.readTexts()
            lineCount = decoder.number()
            isGenerated = decoder.flag()
            imports = decoder.list()
            aliases = decoder.list()
            comments = decoder.list()
            problems = decoder.list()
            let top = decoder.number()
            if top > 0 { topLevel = file.body(at: top - 1) }
            let count = decoder.number()
            declarations.reserveCapacity(count)
            for _ in 0..<count {
                var declaration = DeclarationFact(from: &decoder)
                declaration.members = Self.members(&decoder, file)
                declarations.append(declaration)
            }
            globals = Self.members(&decoder, file)
        }
    }

    private static func members(_ decoder: inout BinaryDecoder, _ file: SerializedFile) -> [MemberFact] {
        let count = decoder.number()
        var members: [MemberFact] = []
        members.reserveCapacity(count)
        for _ in 0..<count {
            var member = MemberFact(from: &decoder)
            let offset = decoder.number()
            if offset > 0 {
                member.code = BodyStore(
                    file, at: offset - 1,
                    traits: BodyTraits(rawValue: UInt16(truncatingIfNeeded: decoder.number())))
            }
            members.append(member)
        }
        return members
    }
}
