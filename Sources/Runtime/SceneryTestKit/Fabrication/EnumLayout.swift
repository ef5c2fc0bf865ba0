/// The cases of an enumeration, as the runtime describes them: what Swift offers only to
/// enumerations that are `CaseIterable`.
///
/// The layout of type metadata is that of Swift's stable binary interface
/// (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst).
struct EnumLayout {
    private let type: Any.Type
    private let metadata: UnsafeRawPointer
    /// The types of the cases with associated values, which come first; `nil` for an indirect one.
    let payloads: [Any.Type?]
    let count: Int

    /// `nil` for a type that is not an enumeration, or one without cases.
    init?(_ type: Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard [0x201, 0x202].contains(metadata.load(as: Int.self)) else { return nil }
        let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        let payloadCount = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff)
        count = payloadCount + Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
        guard count > 0 else { return nil }
        self.type = type
        self.metadata = metadata
        payloads = (0..<payloadCount).map { Self.payload($0, of: metadata, descriptor) }
    }

    /// The value of a case without associated values.
    func value(ofCase number: Int) -> Any? {
        guard number >= payloads.count, number < count else { return nil }
        return build(number) { _ in true }
    }

    /// A case without associated values, else the first whose values can be made.
    func make(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        if count > payloads.count, maker.source.isEmpty { return value(ofCase: payloads.count) }
        let first = maker.source.choice(of: count, at: path)
        for number in (0..<count).map({ ($0 + first) % count }) {
            guard number < payloads.count else { return value(ofCase: number) }
            if let payload = payloads[number],
                let values = value(payload, by: maker, at: path + "\(number)"),
                let made = build(number, { write(values, as: payload, to: $0) })
            {
                return made
            }
        }
        return nil
    }

    private func value(_ payload: Any.Type, by maker: ValueFabricator, at path: ValuePath) -> Any? {
        isFunction(payload)
            ? function(payload, of: type, by: maker, at: path) : maker.makeAny(payload, at: path)
    }

    /// Zeroed memory, the associated values written to it, and the case's number put in by the
    /// type's own value witness.
    private func build(_ number: Int, _ fill: (UnsafeMutableRawPointer) -> Bool) -> Any? {
        func opened<Value>(_ type: Value.Type) -> Any? {
            valueInMemory(type) { memory in
                guard fill(memory) else { return false }
                inject(number, into: memory)
                return true
            }
        }
        return _openExistential(type, do: opened)
    }

    /// Makes the case of memory that holds its associated values.
    func inject(_ number: Int, into memory: UnsafeMutableRawPointer) {
        typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
        let witnesses = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
        witnesses.load(fromByteOffset: 8 * 13, as: Inject.self)(memory, UInt32(number), metadata)
    }

    private static func payload(
        _ number: Int, of metadata: UnsafeRawPointer, _ descriptor: UnsafeRawPointer
    ) -> Any.Type? {
        guard let fields = relative(descriptor + 16) else { return nil }
        let record = fields + 16 + number * 12
        let isIndirect = record.load(as: UInt32.self) & 1 == 1
        guard !isIndirect, let name = relative(record + 4) else { return nil }
        return _getTypeByMangledNameInContext(
            name.assumingMemoryBound(to: UInt8.self), UInt(lengthOfMangledName(name)),
            genericContext: descriptor,
            genericArguments: metadata + 16)
    }

    /// Mangled names hold references to other descriptors, which may contain zeros.
    private static func lengthOfMangledName(_ name: UnsafeRawPointer) -> Int {
        var length = 0
        while true {
            switch name.load(fromByteOffset: length, as: UInt8.self) {
            case 0: return length
            case 0x01...0x17: length += 5
            case 0x18...0x1f: length += 9
            default: length += 1
            }
        }
    }
}

/// Where a pointer that is relative to itself leads; `nil` for one that leads nowhere.
func relative(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(address.load(as: Int32.self))
    return offset == 0 ? nil : address + offset
}

/// A value of `type` in memory that is zeroed and then filled; `nil` when `fill` says so.
func valueInMemory<Value>(_ type: Value.Type, _ fill: (UnsafeMutableRawPointer) -> Bool) -> Value? {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    UnsafeMutableRawPointer(memory).initializeMemory(
        as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
    // What was written before `fill` gave up is not released: nobody knows how much it is.
    return fill(UnsafeMutableRawPointer(memory)) ? memory.move() : nil
}

/// Puts a value into memory as a `type`; false when it is none.
func write(_ value: Any, as type: Any.Type, to memory: UnsafeMutableRawPointer) -> Bool {
    func opened<Value>(_ type: Value.Type) -> Bool {
        guard let value = value as? Value else { return false }
        memory.initializeMemory(as: Value.self, to: value)
        return true
    }
    return _openExistential(type, do: opened)
}
