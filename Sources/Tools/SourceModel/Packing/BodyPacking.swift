// What bodies do, as bytes.

extension BodyFact: Packable {
    func pack(into packer: inout Packer) {
        packer.add(isEmpty)
        packer.add(calls)
        packer.add(uses)
        packer.add(types)
        packer.add(locals)
        packer.add(assignments)
        packer.add(closures)
        packer.add(forced)
        packer.add(branches)
        packer.add(catches)
        packer.add(defaults.calls)
        packer.add(defaults.uses)
    }

    init(from unpacker: inout Unpacker) {
        self.init()
        isEmpty = unpacker.flag()
        calls = unpacker.list()
        uses = unpacker.list()
        types = unpacker.list()
        locals = unpacker.list()
        assignments = unpacker.list()
        closures = unpacker.list()
        forced = unpacker.list()
        branches = unpacker.list()
        catches = unpacker.list()
        defaults.calls = unpacker.number()
        defaults.uses = unpacker.number()
    }
}

extension ChainFact: Packable {
    func pack(into packer: inout Packer) {
        switch root {
        case .name: packer.add(0)
        case .implicit: packer.add(1)
        case .other: packer.add(2)
        case .call(let index): packer.add(3 + index)
        }
        packer.add(names)
        packer.add(generics)
    }

    init(from unpacker: inout Unpacker) {
        let root: Root
        switch unpacker.number() {
        case 0: root = .name
        case 1: root = .implicit
        case 2: root = .other
        case let number: root = .call(number - 3)
        }
        let names = unpacker.textList()
        self.init(root: root, names: names, generics: unpacker.list())
    }
}

extension ArgumentFact.Value: Packable {
    func pack(into packer: inout Packer) {
        switch self {
        case .chain(let chain):
            packer.add(UInt8(0))
            chain.pack(into: &packer)
        case .call(let index):
            packer.add(UInt8(1))
            packer.add(index)
        case .closure(let index):
            packer.add(UInt8(2))
            packer.add(index)
        case .literal(let text):
            packer.add(UInt8(3))
            packer.add(text)
        case .other: packer.add(UInt8(4))
        }
    }

    init(from unpacker: inout Unpacker) {
        switch unpacker.byte() {
        case 0: self = .chain(ChainFact(from: &unpacker))
        case 1: self = .call(unpacker.number())
        case 2: self = .closure(unpacker.number())
        case 3: self = .literal(unpacker.text())
        default: self = .other
        }
    }
}

extension ArgumentFact: Packable {
    func pack(into packer: inout Packer) {
        packer.add(label)
        value.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) {
        let label = unpacker.optionalText()
        self.init(label: label, value: Value(from: &unpacker))
    }
}

extension CallFact: Packable {
    func pack(into packer: inout Packer) {
        callee.pack(into: &packer)
        packer.add(arguments)
        packer.add(tried)
        packer.add(isAwaited)
        packer.add(expected)
        packer.add(isStatement)
        packer.add(closure)
        place.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) {
        callee = ChainFact(from: &unpacker)
        arguments = unpacker.list()
        tried = unpacker.optionalText()
        isAwaited = unpacker.flag()
        expected = unpacker.optional()
        isStatement = unpacker.flag()
        closure = unpacker.index()
        place = SourcePlace(from: &unpacker)
    }
}

extension UseFact: Packable {
    func pack(into packer: inout Packer) {
        chain.pack(into: &packer)
        packer.add(expected)
        packer.add(closure)
        place.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) {
        chain = ChainFact(from: &unpacker)
        expected = unpacker.optional()
        closure = unpacker.index()
        place = SourcePlace(from: &unpacker)
    }
}

extension TypeUseFact: Packable {
    func pack(into packer: inout Packer) {
        type.pack(into: &packer)
        packer.add(kind)
        packer.add(closure)
        place.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) {
        type = TypeFact(from: &unpacker)
        kind = unpacker.kind()
        closure = unpacker.index()
        place = SourcePlace(from: &unpacker)
    }
}

extension LocalFact: Packable {
    func pack(into packer: inout Packer) {
        packer.add(name)
        packer.add(type)
        value.pack(into: &packer)
        packer.add(isLet)
        packer.add(closure)
        place.pack(into: &packer)
        packer.add(lastLine)
    }

    init(from unpacker: inout Unpacker) {
        name = unpacker.text()
        type = unpacker.optional()
        value = ArgumentFact.Value(from: &unpacker)
        isLet = unpacker.flag()
        closure = unpacker.index()
        place = SourcePlace(from: &unpacker)
        lastLine = unpacker.number()
    }
}

extension AssignmentFact: Packable {
    func pack(into packer: inout Packer) {
        target.pack(into: &packer)
        value.pack(into: &packer)
        packer.add(closure)
        place.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) {
        target = ChainFact(from: &unpacker)
        value = ArgumentFact.Value(from: &unpacker)
        closure = unpacker.index()
        place = SourcePlace(from: &unpacker)
    }
}

extension ClosureFact.Capture: Packable {
    func pack(into packer: inout Packer) {
        packer.add(name)
        packer.add(ownership)
        packer.add(value)
    }

    init(from unpacker: inout Unpacker) {
        name = unpacker.text()
        ownership = unpacker.kind()
        value = unpacker.optional()
    }
}

extension ClosureFact: Packable {
    func pack(into packer: inout Packer) {
        packer.add(captures)
        packer.add(namesSelf)
        packer.add(call)
        packer.add(label)
        packer.add(target)
        packer.add(isEmpty)
        packer.add(closure)
        place.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) {
        captures = unpacker.list()
        namesSelf = unpacker.flag()
        call = unpacker.index()
        label = unpacker.optionalText()
        target = unpacker.optional()
        isEmpty = unpacker.flag()
        closure = unpacker.index()
        place = SourcePlace(from: &unpacker)
    }
}

extension ForcedFact: Packable {
    func pack(into packer: inout Packer) {
        packer.add(kind)
        subject.pack(into: &packer)
        packer.add(type)
        packer.add(closure)
        place.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) {
        kind = unpacker.kind()
        subject = ArgumentFact.Value(from: &unpacker)
        type = unpacker.optional()
        closure = unpacker.index()
        place = SourcePlace(from: &unpacker)
    }
}

extension BranchFact: Packable {
    func pack(into packer: inout Packer) {
        packer.add(kind)
        packer.add(subjects)
        packer.add(decides)
        packer.add(compares)
        packer.add(closure)
        place.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) {
        kind = unpacker.kind()
        subjects = unpacker.list()
        decides = unpacker.flag()
        compares = unpacker.flag()
        closure = unpacker.index()
        place = SourcePlace(from: &unpacker)
    }
}

extension CatchFact: Packable {
    func pack(into packer: inout Packer) {
        packer.add(kind)
        packer.add(isEmpty)
        packer.add(isExplained)
        packer.add(usesError)
        packer.add(closure)
        place.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) {
        kind = unpacker.kind()
        isEmpty = unpacker.flag()
        isExplained = unpacker.flag()
        usesError = unpacker.flag()
        closure = unpacker.index()
        place = SourcePlace(from: &unpacker)
    }
}

// Kinds are numbered by their lists.

extension Packer {
    mutating func add<Kind: PackableKind>(_ kind: Kind) {
        add(UInt8(truncatingIfNeeded: Kind.list.firstIndex(of: kind) ?? 0))
    }
}

extension Unpacker {
    mutating func kind<Kind: PackableKind>() -> Kind { Kind.list[Int(byte())] }
}
