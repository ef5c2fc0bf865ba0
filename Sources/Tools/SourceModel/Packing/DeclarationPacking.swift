// Declarations, members and the rest of a file, as bytes. Bodies are written apart, to be read only when asked for.

extension DeclarationFact: Packable {
    func pack(into packer: inout Packer) {
        packer.add(kind)
        packer.add(name)
        packer.add(scope)
        packer.add(access)
        packer.add(modifiers)
        packer.add(attributes)
        packer.add(generics)
        packer.add(inherited)
        packer.add(constraints)
        packer.add(isLocal)
        packer.add(conditions)
        place.pack(into: &packer)
        packer.add(lastLine)
    }

    /// Without its members.
    init(from unpacker: inout Unpacker) {
        kind = unpacker.kind()
        name = unpacker.text()
        scope = unpacker.textList()
        access = unpacker.text()
        modifiers = unpacker.textList()
        attributes = unpacker.textList()
        generics = unpacker.list()
        inherited = unpacker.list()
        constraints = unpacker.list()
        members = []
        isLocal = unpacker.flag()
        conditions = unpacker.textList()
        place = SourcePlace(from: &unpacker)
        lastLine = unpacker.number()
    }
}

extension MemberFact: Packable {
    func pack(into packer: inout Packer) {
        packer.add(kind)
        packer.add(name)
        packer.add(access)
        packer.add(modifiers)
        packer.add(attributes)
        packer.add(ownership)
        packer.add(UInt8((isLet ? 1 : 0) | (isStored ? 2 : 0)))
        packer.add(generics)
        packer.add(parameters)
        effects.pack(into: &packer)
        packer.add(type)
        packer.add(initialType)
        packer.add(conditions)
        place.pack(into: &packer)
        packer.add(lastLine)
    }

    /// Without its body.
    init(from unpacker: inout Unpacker) {
        kind = unpacker.kind()
        name = unpacker.text()
        access = unpacker.text()
        modifiers = unpacker.textList()
        attributes = unpacker.textList()
        ownership = unpacker.kind()
        let flags = unpacker.byte()
        isLet = flags & 1 != 0
        isStored = flags & 2 != 0
        generics = unpacker.list()
        parameters = unpacker.list()
        effects = EffectsFact(from: &unpacker)
        type = unpacker.optional()
        initialType = unpacker.optional()
        code = .none
        conditions = unpacker.textList()
        place = SourcePlace(from: &unpacker)
        lastLine = unpacker.number()
    }
}

extension ImportFact: Packable {
    func pack(into packer: inout Packer) {
        packer.add(attributes)
        packer.add(access)
        packer.add(kind)
        packer.add(path)
        packer.add(conditions)
        place.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) {
        attributes = unpacker.textList()
        access = unpacker.optionalText()
        kind = unpacker.optionalText()
        path = unpacker.text()
        conditions = unpacker.textList()
        place = SourcePlace(from: &unpacker)
    }
}

extension AliasFact: Packable {
    func pack(into packer: inout Packer) {
        packer.add(name)
        packer.add(scope)
        packer.add(generics)
        type.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) {
        name = unpacker.text()
        scope = unpacker.textList()
        generics = unpacker.textList()
        type = TypeFact(from: &unpacker)
    }
}

extension CommentFact: Packable {
    func pack(into packer: inout Packer) {
        packer.add(text)
        packer.add(isTrailing)
        packer.add(nextCodeLine)
        place.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) {
        text = unpacker.text()
        isTrailing = unpacker.flag()
        nextCodeLine = unpacker.number()
        place = SourcePlace(from: &unpacker)
    }
}

extension SourceProblem: Packable {
    func pack(into packer: inout Packer) {
        place.pack(into: &packer)
        packer.add(message)
    }

    init(from unpacker: inout Unpacker) {
        let place = SourcePlace(from: &unpacker)
        self.init(place: place, message: unpacker.text())
    }
}

/// A kind that is written as its place in a list.
protocol PackableKind: Equatable {
    /// All of them.
    static var list: [Self] { get }
}

extension DeclarationFact.Kind: PackableKind {
    static let list: [Self] = [.struct, .class, .enum, .actor, .protocol, .extension]
}

extension MemberFact.Kind: PackableKind {
    static let list: [Self] = [.property, .method, .initializer, .deinitializer, .subscript, .enumCase]
}

extension MemberFact.Ownership: PackableKind {
    static let list: [Self] = [.strong, .weak, .unowned, .unownedUnsafe]
}

extension TypeUseFact.Kind: PackableKind {
    static let list: [Self] = [.annotation, .cast, .pattern, .generic, .metatype]
}

extension ForcedFact.Kind: PackableKind {
    static let list: [Self] = [.try, .cast, .unwrap]
}

extension BranchFact.Kind: PackableKind {
    static let list: [Self] = [.if, .guard, .switch, .ternary, .while, .for]
}

extension CatchFact.Kind: PackableKind {
    static let list: [Self] = [.catch, .failureCase]
}
