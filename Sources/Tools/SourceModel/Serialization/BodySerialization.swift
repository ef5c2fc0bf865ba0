// Serialization of bodies.

extension BodyFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(isEmpty)
        encoder.add(calls)
        encoder.add(uses)
        encoder.add(types)
        encoder.add(locals)
        encoder.add(assignments)
        encoder.add(closures)
        encoder.add(forced)
        encoder.add(branches)
        encoder.add(calculations)
        encoder.add(catches)
        encoder.add(errorChecks)
        encoder.add(conditional)
        encoder.add(throwsItself)
        encoder.add(defaults.calls)
        encoder.add(defaults.uses)
    }

    init(from decoder: inout BinaryDecoder) {
        self.init()
        isEmpty = decoder.flag()
        calls = decoder.list()
        uses = decoder.list()
        types = decoder.list()
        locals = decoder.list()
        assignments = decoder.list()
        closures = decoder.list()
        forced = decoder.list()
        branches = decoder.list()
        calculations = decoder.list()
        catches = decoder.list()
        errorChecks = decoder.list()
        conditional = decoder.list()
        throwsItself = decoder.flag()
        defaults.calls = decoder.number()
        defaults.uses = decoder.number()
    }
}

extension ChainFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        switch root {
        case .name: encoder.add(0)
        case .implicit: encoder.add(1)
        case .other: encoder.add(2)
        case .call(let index): encoder.add(3 + index)
        }
        encoder.add(names)
        encoder.add(generics)
    }

    init(from decoder: inout BinaryDecoder) {
        let root: Root
        switch decoder.number() {
        case 0: root = .name
        case 1: root = .implicit
        case 2: root = .other
        case let number: root = .call(number - 3)
        }
        let names = decoder.textList()
        self.init(root: root, names: names, generics: decoder.list())
    }
}

extension ArgumentFact.Value: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        switch self {
        case .chain(let chain):
            encoder.add(UInt8(0))
            chain.encode(into: &encoder)
        case .call(let index):
            encoder.add(UInt8(1))
            encoder.add(index)
        case .closure(let index):
            encoder.add(UInt8(2))
            encoder.add(index)
        case .literal(let text):
            encoder.add(UInt8(3))
            encoder.add(text)
        case .other: encoder.add(UInt8(4))
        }
    }

    init(from decoder: inout BinaryDecoder) {
        switch decoder.byte() {
        case 0: self = .chain(ChainFact(from: &decoder))
        case 1: self = .call(decoder.number())
        case 2: self = .closure(decoder.number())
        case 3: self = .literal(decoder.text())
        default: self = .other
        }
    }
}

extension ArgumentFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(label)
        value.encode(into: &encoder)
    }

    init(from decoder: inout BinaryDecoder) {
        let label = decoder.optionalText()
        self.init(label: label, value: Value(from: &decoder))
    }
}

extension CallFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        callee.encode(into: &encoder)
        encoder.add(arguments)
        encoder.add(tried)
        encoder.add(isAwaited)
        encoder.add(expected)
        encoder.add(isStatement)
        encoder.add(closure)
        location.encode(into: &encoder)
        encoder.add(isFallback)
    }

    init(from decoder: inout BinaryDecoder) {
        callee = ChainFact(from: &decoder)
        arguments = decoder.list()
        tried = decoder.optionalText()
        isAwaited = decoder.flag()
        expected = decoder.optional()
        isStatement = decoder.flag()
        closure = decoder.index()
        location = FileLocation(from: &decoder)
        isFallback = decoder.flag()
    }
}

extension UseFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        chain.encode(into: &encoder)
        encoder.add(expected)
        encoder.add(closure)
        location.encode(into: &encoder)
        encoder.add(isFallback)
    }

    init(from decoder: inout BinaryDecoder) {
        chain = ChainFact(from: &decoder)
        expected = decoder.optional()
        closure = decoder.index()
        location = FileLocation(from: &decoder)
        isFallback = decoder.flag()
    }
}

extension TypeUseFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        type.encode(into: &encoder)
        encoder.add(kind)
        encoder.add(closure)
        location.encode(into: &encoder)
    }

    init(from decoder: inout BinaryDecoder) {
        type = TypeFact(from: &decoder)
        kind = decoder.kind()
        closure = decoder.index()
        location = FileLocation(from: &decoder)
    }
}

extension LocalFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(name)
        encoder.add(type)
        value.encode(into: &encoder)
        encoder.add(isLet)
        encoder.add(closure)
        location.encode(into: &encoder)
        encoder.add(lastLine)
        encoder.add(origin)
        encoder.add(isCast)
        encoder.add(isUnwrapped)
        encoder.add(isWeak)
        encoder.add(place)
    }

    init(from decoder: inout BinaryDecoder) {
        name = decoder.text()
        type = decoder.optional()
        value = ArgumentFact.Value(from: &decoder)
        isLet = decoder.flag()
        closure = decoder.index()
        location = FileLocation(from: &decoder)
        lastLine = decoder.number()
        origin = decoder.optionalText()
        isCast = decoder.flag()
        isUnwrapped = decoder.flag()
        isWeak = decoder.flag()
        place = decoder.index()
    }
}

extension AssignmentFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        target.encode(into: &encoder)
        value.encode(into: &encoder)
        encoder.add(closure)
        location.encode(into: &encoder)
    }

    init(from decoder: inout BinaryDecoder) {
        target = ChainFact(from: &decoder)
        value = ArgumentFact.Value(from: &decoder)
        closure = decoder.index()
        location = FileLocation(from: &decoder)
    }
}

extension ClosureFact.Capture: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(name)
        encoder.add(ownership)
        encoder.add(value)
    }

    init(from decoder: inout BinaryDecoder) {
        name = decoder.text()
        ownership = decoder.kind()
        value = decoder.optional()
    }
}

extension ClosureFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(captures)
        encoder.add(namesSelf)
        encoder.add(call)
        encoder.add(label)
        encoder.add(target)
        encoder.add(isEmpty)
        encoder.add(closure)
        location.encode(into: &encoder)
    }

    init(from decoder: inout BinaryDecoder) {
        captures = decoder.list()
        namesSelf = decoder.flag()
        call = decoder.index()
        label = decoder.optionalText()
        target = decoder.optional()
        isEmpty = decoder.flag()
        closure = decoder.index()
        location = FileLocation(from: &decoder)
    }
}

extension ForcedFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(kind)
        subject.encode(into: &encoder)
        encoder.add(type)
        encoder.add(origin)
        encoder.add(isProven)
        encoder.add(closure)
        location.encode(into: &encoder)
    }

    init(from decoder: inout BinaryDecoder) {
        kind = decoder.kind()
        subject = ArgumentFact.Value(from: &decoder)
        type = decoder.optional()
        origin = decoder.optionalText()
        isProven = decoder.flag()
        closure = decoder.index()
        location = FileLocation(from: &decoder)
    }
}

extension BranchFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(kind)
        encoder.add(subjects)
        encoder.add(decides)
        encoder.add(compares)
        encoder.add(comparesWithZero)
        encoder.add(hasElse)
        encoder.add(closure)
        location.encode(into: &encoder)
    }

    init(from decoder: inout BinaryDecoder) {
        kind = decoder.kind()
        subjects = decoder.list()
        decides = decoder.flag()
        compares = decoder.flag()
        comparesWithZero = decoder.flag()
        hasElse = decoder.flag()
        closure = decoder.index()
        location = FileLocation(from: &decoder)
    }
}

extension CatchFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(kind)
        encoder.add(isEmpty)
        encoder.add(returnsEmptyList)
        encoder.add(returnsNil)
        encoder.add(isPartial)
        encoder.add(isExplained)
        encoder.add(isUnnamed)
        encoder.add(usesError)
        encoder.add(tried)
        encoder.add(hasFallback)
        encoder.add(leaves)
        encoder.add(lastLine)
        encoder.add(around.lowerBound)
        encoder.add(around.upperBound)
        encoder.add(closure)
        location.encode(into: &encoder)
        encoder.add(uncalled)
    }

    init(from decoder: inout BinaryDecoder) {
        kind = decoder.kind()
        isEmpty = decoder.flag()
        returnsEmptyList = decoder.flag()
        returnsNil = decoder.flag()
        isPartial = decoder.flag()
        isExplained = decoder.flag()
        isUnnamed = decoder.flag()
        usesError = decoder.flag()
        tried = decoder.textList()
        hasFallback = decoder.flag()
        leaves = decoder.flag()
        lastLine = decoder.number()
        let first = decoder.number()
        around = first...max(first, decoder.number())
        closure = decoder.index()
        location = FileLocation(from: &decoder)
        uncalled = decoder.optionalText()
    }
}

extension CalculationFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(operands)
        encoder.add(closure)
        location.encode(into: &encoder)
    }

    init(from decoder: inout BinaryDecoder) {
        operands = decoder.list()
        closure = decoder.index()
        location = FileLocation(from: &decoder)
    }
}

extension ConditionalFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(lines.lowerBound)
        encoder.add(lines.upperBound)
        encoder.add(conditions)
    }

    init(from decoder: inout BinaryDecoder) {
        let first = decoder.number()
        lines = first...max(first, decoder.number())
        conditions = decoder.textList()
    }
}

extension ErrorCheckFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(variable)
        encoder.add(lastLine)
        encoder.add(closure)
        location.encode(into: &encoder)
    }

    init(from decoder: inout BinaryDecoder) {
        variable = decoder.text()
        lastLine = decoder.index()
        closure = decoder.index()
        location = FileLocation(from: &decoder)
    }
}

// Kinds are encoded as their indices in these lists.

extension BinaryEncoder {
    mutating func add<Kind: EnumeratedKind>(_ kind: Kind) {
        add(UInt8(truncatingIfNeeded: Kind.list.firstIndex(of: kind) ?? 0))
    }
}

extension BinaryDecoder {
    mutating func kind<Kind: EnumeratedKind>() -> Kind { Kind.list[Int(byte())] }
}
