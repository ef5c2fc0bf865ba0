// Serialization of types, source locations and the parts of declaration heads.

extension FileLocation: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(line)
        encoder.add(column)
    }

    init(from decoder: inout BinaryDecoder) {
        let line = decoder.number()
        self.init(path: decoder.path, line: line, column: decoder.number())
    }
}

extension TypeFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        switch self {
        case .named(let base, let name, let arguments):
            // A plain name is by far the most frequent.
            let isPlain = base == nil && arguments.isEmpty
            encoder.add(isPlain ? UInt8(0) : 1)
            encoder.add(name)
            if isPlain { return }
            encoder.add(base)
            encoder.add(arguments)
        case .optional(let type): encode(2, type, &encoder)
        case .implicitlyUnwrapped(let type): encode(3, type, &encoder)
        case .array(let type): encode(4, type, &encoder)
        case .dictionary(let key, let value):
            encode(5, key, &encoder)
            value.encode(into: &encoder)
        case .tuple(let elements):
            encoder.add(UInt8(6))
            encoder.add(elements)
        case .function(let parameters, let effects, let result):
            encode(7, result, &encoder)
            encoder.add(parameters)
            encoder.add(effects)
        case .prefixed(let word, let type):
            encode(8, type, &encoder)
            encoder.add(word)
        case .composition(let types):
            encoder.add(UInt8(9))
            encoder.add(types)
        case .suppressed(let type): encode(10, type, &encoder)
        case .metatype(let type, let word):
            encode(11, type, &encoder)
            encoder.add(word)
        case .decorated(let words, let type):
            encode(12, type, &encoder)
            encoder.add(words)
        case .other(let text):
            encoder.add(UInt8(13))
            encoder.add(text)
        }
    }

    private func encode(_ kind: UInt8, _ type: TypeFact, _ encoder: inout BinaryEncoder) {
        encoder.add(kind)
        type.encode(into: &encoder)
    }

    init(from decoder: inout BinaryDecoder) {
        switch decoder.byte() {
        case 0: self = .name(decoder.text())
        case 1:
            let name = decoder.text()
            let base: TypeFact? = decoder.optional()
            self = .named(base: base, name: name, arguments: decoder.list())
        case 2: self = .optional(TypeFact(from: &decoder))
        case 3: self = .implicitlyUnwrapped(TypeFact(from: &decoder))
        case 4: self = .array(TypeFact(from: &decoder))
        case 5:
            let key = TypeFact(from: &decoder)
            self = .dictionary(key, TypeFact(from: &decoder))
        case 6: self = .tuple(decoder.list())
        case 7:
            let result = TypeFact(from: &decoder)
            let parameters: [Element] = decoder.list()
            self = .function(parameters: parameters, effects: decoder.text(), result: result)
        case 8:
            let type = TypeFact(from: &decoder)
            self = .prefixed(decoder.text(), type)
        case 9: self = .composition(decoder.list())
        case 10: self = .suppressed(TypeFact(from: &decoder))
        case 11:
            let type = TypeFact(from: &decoder)
            self = .metatype(type, decoder.text())
        case 12:
            let type = TypeFact(from: &decoder)
            self = .decorated(decoder.textList(), type)
        default: self = .other(decoder.text())
        }
    }
}

extension TypeFact.Element: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(label)
        type.encode(into: &encoder)
        encoder.add(isVariadic)
    }

    init(from decoder: inout BinaryDecoder) {
        let label = decoder.optionalText()
        let type = TypeFact(from: &decoder)
        self.init(label: label, type: type, isVariadic: decoder.flag())
    }
}

extension GenericFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(name)
        encoder.add(specifier)
        encoder.add(bound)
    }

    init(from decoder: inout BinaryDecoder) {
        let name = decoder.text()
        let specifier = decoder.optionalText()
        self.init(name: name, specifier: specifier, bound: decoder.optional())
    }
}

extension ConstraintFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        left.encode(into: &encoder)
        encoder.add(relation)
        right.encode(into: &encoder)
    }

    init(from decoder: inout BinaryDecoder) {
        let left = TypeFact(from: &decoder)
        let relation = decoder.text()
        self.init(left: left, relation: relation, right: TypeFact(from: &decoder))
    }
}

extension ParameterFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(label)
        encoder.add(innerName)
        type.encode(into: &encoder)
        encoder.add(isVariadic)
        encoder.add(attributes)
    }

    init(from decoder: inout BinaryDecoder) {
        let label = decoder.text()
        let innerName = decoder.optionalText()
        let type = TypeFact(from: &decoder)
        let isVariadic = decoder.flag()
        self.init(
            label: label, innerName: innerName, type: type, isVariadic: isVariadic,
            attributes: decoder.textList())
    }
}

extension EffectsFact: BinaryCodable {
    func encode(into encoder: inout BinaryEncoder) {
        encoder.add(isAsync)
        encoder.add(throwing)
        if throwing != nil { encoder.add(errorType) }
    }

    init(from decoder: inout BinaryDecoder) {
        let isAsync = decoder.flag()
        let throwing = decoder.optionalText()
        self.init(
            isAsync: isAsync, throwing: throwing, errorType: throwing == nil ? nil : decoder.optional())
    }
}
