/// Makes a value of a type that nobody gave one of.
///
/// It tries, in this order: what is set for the path; numbers, texts, dates and other leaves;
/// optionals and collections; the default answer; types of the system that are known by name; enumerations by their cases; decoding from
/// nothing; literals; and last the parts of the type as the runtime tells them.
struct ValueFabricator: Sendable {
    let source: ValueSource
    /// Values by path, to be used in place of what would be made.
    var fixed = FixedValues()
    /// Whether it is for a value that cannot be copied, whose end may give back what its numbers stand for.
    var isForHeldValue = false

    /// `nil` for a type of which none can be made.
    func make<Value>(_ type: Value.Type, at path: ValuePath = ValuePath()) -> Value? {
        // Types that hold themselves would recurse without end otherwise.
        guard path.depth < 24 else { return nil }
        if let value = fixed.take(type, at: path) { return value }
        return makeAny(type, at: path) as? Value
    }

    func makeAny(_ type: Any.Type, at path: ValuePath) -> Any? {
        func opened<Value>(_ type: Value.Type) -> Any? { fixed.take(type, at: path) }
        return _openExistential(type, do: opened) ?? leaf(type, at: path) ?? whole(type, at: path)
    }

    private func whole(_ type: Any.Type, at path: ValuePath) -> Any? {
        if !source.isEmpty, let container = type as? any FabricatedFromElements.Type {
            return container.make(by: self, at: path)
        }
        if let known = type as? any DefaultAnswer.Type { return known.defaultAnswer }
        if let value = known(type, at: path) { return value }
        if let cases = type as? any CaseIterable.Type { return pick(cases, at: path) }
        let layout = EnumLayout(type)
        if let layout, layout.payloads.isEmpty,
            let value = layout.value(ofCase: source.choice(of: layout.count, at: path))
        {
            return value
        }
        // A type's own code may refuse by ending the process: what it is put together from comes first.
        if source.isEmpty, let value = parts(of: type, layout, at: path) { return value }
        if let decodable = type as? any Decodable.Type, let value = decode(decodable, at: path) {
            return value
        }
        return literal(type) ?? metatype(type) ?? parts(of: type, layout, at: path)
            ?? existential(type, by: self, at: path) ?? FunctionLayout(type)?.make(type, by: self, at: path)
    }

    private func parts(of type: Any.Type, _ layout: EnumLayout?, at path: ValuePath) -> Any? {
        layout?.make(by: self, at: path) ?? assemble(type, by: self, at: path)
    }

    func decode<Value: Decodable>(_ type: Value.Type, at path: ValuePath) -> Value? {
        // Why a decoder refuses does not matter here: the caller learns that no value was fabricated.
        try? type.init(from: ValueDecoder(maker: self, path: path, codingPath: []))
    }

    private func pick<Value: CaseIterable>(_ type: Value.Type, at path: ValuePath) -> Any? {
        let cases = Array(type.allCases)
        return cases.isEmpty ? nil : cases[source.choice(of: cases.count, at: path)]
    }

    private func literal(_ type: Any.Type) -> Any? {
        if let number = type as? any ExpressibleByIntegerLiteral.Type { return zero(number) }
        if let text = type as? any ExpressibleByStringLiteral.Type { return empty(text) }
        if let flag = type as? any ExpressibleByBooleanLiteral.Type { return no(flag) }
        if let list = type as? any ExpressibleByArrayLiteral.Type { return none(of: list) }
        if let table = type as? any ExpressibleByDictionaryLiteral.Type { return none(in: table) }
        return nil
    }

    /// The type that a metatype is of.
    private func metatype(_ type: Any.Type) -> Any? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: Int.self) == 0x304 else { return nil }
        return metadata.load(fromByteOffset: 8, as: Any.Type.self)
    }
}

private func zero<Value: ExpressibleByIntegerLiteral>(_ type: Value.Type) -> Any { 0 as Value }
private func empty<Value: ExpressibleByStringLiteral>(_ type: Value.Type) -> Any { "" as Value }
private func no<Value: ExpressibleByBooleanLiteral>(_ type: Value.Type) -> Any { false as Value }
private func none<Value: ExpressibleByArrayLiteral>(of type: Value.Type) -> Any { [] as Value }
private func none<Value: ExpressibleByDictionaryLiteral>(in type: Value.Type) -> Any { [:] as Value }
