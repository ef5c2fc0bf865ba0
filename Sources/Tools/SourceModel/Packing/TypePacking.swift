// Types, places and what heads of declarations hold, as bytes.

extension SourcePlace: Packable {
    func pack(into packer: inout Packer) {
        packer.add(line)
        packer.add(column)
    }

    init(from unpacker: inout Unpacker) {
        let line = unpacker.number()
        self.init(path: unpacker.path, line: line, column: unpacker.number())
    }
}

extension TypeFact: Packable {
    func pack(into packer: inout Packer) {
        switch self {
        case .named(let base, let name, let arguments):
            // The plain name is by far the most frequent.
            let isPlain = base == nil && arguments.isEmpty
            packer.add(isPlain ? UInt8(0) : 1)
            packer.add(name)
            if isPlain { return }
            packer.add(base)
            packer.add(arguments)
        case .optional(let type): pack(2, type, &packer)
        case .implicitlyUnwrapped(let type): pack(3, type, &packer)
        case .array(let type): pack(4, type, &packer)
        case .dictionary(let key, let value):
            pack(5, key, &packer)
            value.pack(into: &packer)
        case .tuple(let elements):
            packer.add(UInt8(6))
            packer.add(elements)
        case .function(let parameters, let effects, let result):
            pack(7, result, &packer)
            packer.add(parameters)
            packer.add(effects)
        case .prefixed(let word, let type):
            pack(8, type, &packer)
            packer.add(word)
        case .composition(let types):
            packer.add(UInt8(9))
            packer.add(types)
        case .suppressed(let type): pack(10, type, &packer)
        case .metatype(let type, let word):
            pack(11, type, &packer)
            packer.add(word)
        case .decorated(let words, let type):
            pack(12, type, &packer)
            packer.add(words)
        case .other(let text):
            packer.add(UInt8(13))
            packer.add(text)
        }
    }

    private func pack(_ kind: UInt8, _ type: TypeFact, _ packer: inout Packer) {
        packer.add(kind)
        type.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) {
        switch unpacker.byte() {
        case 0: self = .name(unpacker.text())
        case 1:
            let name = unpacker.text()
            let base: TypeFact? = unpacker.optional()
            self = .named(base: base, name: name, arguments: unpacker.list())
        case 2: self = .optional(TypeFact(from: &unpacker))
        case 3: self = .implicitlyUnwrapped(TypeFact(from: &unpacker))
        case 4: self = .array(TypeFact(from: &unpacker))
        case 5:
            let key = TypeFact(from: &unpacker)
            self = .dictionary(key, TypeFact(from: &unpacker))
        case 6: self = .tuple(unpacker.list())
        case 7:
            let result = TypeFact(from: &unpacker)
            let parameters: [Element] = unpacker.list()
            self = .function(parameters: parameters, effects: unpacker.text(), result: result)
        case 8:
            let type = TypeFact(from: &unpacker)
            self = .prefixed(unpacker.text(), type)
        case 9: self = .composition(unpacker.list())
        case 10: self = .suppressed(TypeFact(from: &unpacker))
        case 11:
            let type = TypeFact(from: &unpacker)
            self = .metatype(type, unpacker.text())
        case 12:
            let type = TypeFact(from: &unpacker)
            self = .decorated(unpacker.textList(), type)
        default: self = .other(unpacker.text())
        }
    }
}

extension TypeFact.Element: Packable {
    func pack(into packer: inout Packer) {
        packer.add(label)
        type.pack(into: &packer)
        packer.add(isVariadic)
    }

    init(from unpacker: inout Unpacker) {
        let label = unpacker.optionalText()
        let type = TypeFact(from: &unpacker)
        self.init(label: label, type: type, isVariadic: unpacker.flag())
    }
}

extension GenericFact: Packable {
    func pack(into packer: inout Packer) {
        packer.add(name)
        packer.add(specifier)
        packer.add(bound)
    }

    init(from unpacker: inout Unpacker) {
        let name = unpacker.text()
        let specifier = unpacker.optionalText()
        self.init(name: name, specifier: specifier, bound: unpacker.optional())
    }
}

extension ConstraintFact: Packable {
    func pack(into packer: inout Packer) {
        left.pack(into: &packer)
        packer.add(relation)
        right.pack(into: &packer)
    }

    init(from unpacker: inout Unpacker) {
        let left = TypeFact(from: &unpacker)
        let relation = unpacker.text()
        self.init(left: left, relation: relation, right: TypeFact(from: &unpacker))
    }
}

extension ParameterFact: Packable {
    func pack(into packer: inout Packer) {
        packer.add(label)
        packer.add(innerName)
        type.pack(into: &packer)
        packer.add(isVariadic)
        packer.add(attributes)
    }

    init(from unpacker: inout Unpacker) {
        let label = unpacker.text()
        let innerName = unpacker.optionalText()
        let type = TypeFact(from: &unpacker)
        let isVariadic = unpacker.flag()
        self.init(
            label: label, innerName: innerName, type: type, isVariadic: isVariadic,
            attributes: unpacker.textList())
    }
}

extension EffectsFact: Packable {
    func pack(into packer: inout Packer) {
        packer.add(isAsync)
        packer.add(throwing)
        if throwing != nil { packer.add(errorType) }
    }

    init(from unpacker: inout Unpacker) {
        let isAsync = unpacker.flag()
        let throwing = unpacker.optionalText()
        self.init(
            isAsync: isAsync, throwing: throwing, errorType: throwing == nil ? nil : unpacker.optional())
    }
}
