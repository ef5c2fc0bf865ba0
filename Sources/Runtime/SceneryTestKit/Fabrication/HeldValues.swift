extension ValueFabricator {
    /// A value that cannot be copied, put together from its properties like any other; `nil` where one of them
    /// cannot be made.
    ///
    /// When it ends it does what its type does at an end, with made-up properties. Numbers with a sign are -1,
    /// which as a file or a socket is none, so that none of the process is closed.
    func makeHeld<Value: ~Copyable>(_ type: Value.Type, at path: ValuePath = ValuePath()) -> Value? {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        UnsafeMutableRawPointer(memory).initializeMemory(
            as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
        let maker = ValueFabricator(source: source, isForHeldValue: true)
        // A metatype is a word that leads to the metadata, whatever it is the type of.
        let plain = unsafeBitCast(type, to: Any.Type.self)
        guard maker.put(plain, into: UnsafeMutableRawPointer(memory), at: path) else { return nil }
        return memory.move()
    }

    /// Makes a value in zeroed memory, also one that cannot be copied; false where none can be made.
    func put(_ type: Any.Type, into memory: UnsafeMutableRawPointer, at path: ValuePath) -> Bool {
        let layout = ValueLayout(type)
        guard !layout.isCopyable else {
            return makeAny(type, at: path).map { write($0, as: type, to: memory) } ?? false
        }
        guard path.depth < 24 else { return false }
        switch layout.kind {
        case .structure: return !isForeign(type) && fillFields(of: type, in: memory, by: self, at: path)
        case .optional, .enumeration:
            return EnumLayout(type)?.putFirst(into: memory, by: self, at: path) ?? false
        default: return false
        }
    }
}

extension EnumLayout {
    /// A case without associated values, else the first whose values can be made.
    fileprivate func putFirst(
        into memory: UnsafeMutableRawPointer, by maker: ValueFabricator, at path: ValuePath
    ) -> Bool {
        for number in Array(payloads.count..<count) + payloads.indices {
            if number < payloads.count {
                guard let payload = payloads[number], maker.put(payload, into: memory, at: path + "\(number)")
                else { continue }
            }
            inject(number, into: memory)
            return true
        }
        return false
    }
}
