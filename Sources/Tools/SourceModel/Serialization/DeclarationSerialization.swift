// Serialization of declarations, members and the rest of a file. Bodies are separate, to be decoded only when needed.

extension DeclarationFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(kind)
        encoder.add(name)
        encoder.add(scope)
        encoder.add(access)
        encoder.add(modifiers)
        encoder.add(attributes)
        encoder.add(generics)
        encoder.add(inherited)
        encoder.add(constraints)
        encoder.add(isLocal)
        encoder.add(conditions)
        location.encode(into: &encoder)
        encoder.add(lastLine)
    }

    /// Without its members.
    init(from decoder: inout BinaryDecoder) {
        kind = decoder.kind()
        name = decoder.text()
        scope = decoder.textList()
        access = decoder.text()
        modifiers = decoder.textList()
        attributes = decoder.textList()
        generics = decoder.list()
        inherited = decoder.list()
        constraints = decoder.list()
        members = []
        isLocal = decoder.flag()
        conditions = decoder.textList()
        location = FileLocation(from: &decoder)
        lastLine = decoder.number()
    }
}

extension MemberFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(kind)
        encoder.add(name)
        encoder.add(access)
        encoder.add(modifiers)
        encoder.add(attributes)
        encoder.add(ownership)
        encoder.add(UInt8((isLet ? 1 : 0) | (isStored ? 2 : 0)))
        encoder.add(generics)
        encoder.add(parameters)
        effects.encode(into: &encoder)
        encoder.add(type)
        encoder.add(initialType)
        encoder.add(conditions)
        location.encode(into: &encoder)
        encoder.add(lastLine)
    }

    /// Without its body.
    init(from decoder: inout BinaryDecoder) {
        kind = decoder.kind()
        name = decoder.text()
        access = decoder.text()
        modifiers = decoder.textList()
        attributes = decoder.textList()
        ownership = decoder.kind()
        let flags = decoder.byte()
        isLet = flags & 1 != 0
        isStored = flags & 2 != 0
        generics = decoder.list()
        parameters = decoder.list()
        effects = EffectsFact(from: &decoder)
        type = decoder.optional()
        initialType = decoder.optional()
        code = .none
        conditions = decoder.textList()
        location = FileLocation(from: &decoder)
        lastLine = decoder.number()
    }
}

extension ImportFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(attributes)
        encoder.add(access)
        encoder.add(kind)
        encoder.add(path)
        encoder.add(conditions)
        location.encode(into: &encoder)
    }

    init(from decoder: inout BinaryDecoder) {
        let attributes = decoder.textList()
        let access = decoder.optionalText()
        let kind = decoder.optionalText()
        let path = decoder.text()
        let conditions = decoder.textList()
        self.init(
            attributes: attributes, access: access, kind: kind, path: path, conditions: conditions,
            location: FileLocation(from: &decoder))
    }
}

extension AliasFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(name)
        encoder.add(scope)
        encoder.add(generics)
        type.encode(into: &encoder)
        location.encode(into: &encoder)
    }

    init(from decoder: inout BinaryDecoder) {
        name = decoder.text()
        scope = decoder.textList()
        generics = decoder.textList()
        type = TypeFact(from: &decoder)
        location = FileLocation(from: &decoder)
    }
}

extension CommentFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(text)
        encoder.add(isTrailing)
        encoder.add(nextCodeLine)
        location.encode(into: &encoder)
    }

    init(from decoder: inout BinaryDecoder) {
        text = decoder.text()
        isTrailing = decoder.flag()
        nextCodeLine = decoder.number()
        location = FileLocation(from: &decoder)
    }
}

extension SourceProblem: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        location.encode(into: &encoder)
        encoder.add(message)
    }

    init(from decoder: inout BinaryDecoder) {
        let location = FileLocation(from: &decoder)
        self.init(location: location, message: decoder.text())
    }
}

/// A kind that is encoded as its index in a list.
protocol EnumeratedKind: Equatable {
    /// All of them.
    static var list: [Self] { get }
}

extension DeclarationFact.Kind: EnumeratedKind {
    static let list: [Self] = [.struct, .class, .enum, .actor, .protocol, .extension]
}

extension MemberFact.Kind: EnumeratedKind {
    static let list: [Self] = [.property, .method, .initializer, .deinitializer, .subscript, .enumCase]
}

extension MemberFact.Ownership: EnumeratedKind {
    static let list: [Self] = [.strong, .weak, .unowned, .unownedUnsafe]
}

extension TypeUseFact.Kind: EnumeratedKind {
    static let list: [Self] = [.annotation, .cast, .pattern, .generic, .metatype]
}

extension ForcedFact.Kind: EnumeratedKind {
    static let list: [Self] = [.try, .cast, .unwrap]
}

extension BranchFact.Kind: EnumeratedKind {
    static let list: [Self] = [.if, .guard, .switch, .ternary, .while, .for, .forAwait, .value]
}

extension CatchFact.Kind: EnumeratedKind {
    static let list: [Self] = [
        .catch, .failureCase, .handler, .errorBranch, .emptyMethod, .guardBranch, .silentWay,
    ]
}
