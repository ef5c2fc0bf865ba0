import Foundation

/// Creates a structure, tuple or class instance from values of all its stored properties, without calling an
/// initializer. Its memory is valid; whether an initializer would have rejected the values is not known.
///
/// `nil` when a part cannot be made, and for types of the standard library and of Foundation, whose
/// parts depend on each other.
func assemble(_ type: Any.Type, by maker: ValueFabricator, at path: ValuePath) -> Any? {
    if let known = type as? any FabricatedByName.Type { return known.fabricated(named: path.name) }
    let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self)
    let isClass = type is AnyObject.Type
    guard isClass || kind == 0x200 || kind == 0x301, !isForeign(type) else { return nil }
    if isClass { return assembleInstance(type, by: maker, at: path) }
    func opened<Value>(_ type: Value.Type) -> Any? {
        valueInMemory(type) { fillFields(of: type, in: $0, by: maker, at: path) }
    }
    return _openExistential(type, do: opened)
}

func isForeign(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "_Concurrency",
        "Synchronization", "__C", "ObjectiveC",
    ].contains(module)
}

func fillFields(
    of type: Any.Type, in memory: UnsafeMutableRawPointer, by maker: ValueFabricator, at path: ValuePath
) -> Bool {
    for number in 0..<storedPropertyCount(type) {
        var field = StoredProperty()
        let part = storedPropertyType(type, index: number, into: &field)
        let name = field.name.map { String(cString: $0) } ?? "\(number)"
        field.freeName?(field.name)
        if !field.isStrong {
            // A weak reference is nil when it is zero; an unowned one has to lead somewhere.
            guard part is any DefaultAnswer.Type else { return false }
            continue
        }
        if name == "$defaultActor" {
            guard let initialize = actorInitializer else { return false }
            initialize(memory)
            continue
        }
        guard !mayBeLock(part, of: type) else { return false }
        let address = memory + storedPropertyOffset(type, index: number)
        if isFunction(part) {
            guard let made = function(part, of: type, by: maker, at: path + name),
                write(made, as: part, to: address)
            else { return false }
        } else if !maker.put(part, into: address, at: path + name) {
            return false
        }
    }
    return true
}

/// What a property can hold that is a function: `nil`, or one in the form that a property of a concrete type has.
/// A generic type may keep it in another one, unless it only throws or does nothing.
func function(
    _ type: Any.Type, of owner: Any.Type, by maker: ValueFabricator, at path: ValuePath
) -> Any? {
    if let known = type as? any DefaultAnswer.Type { return known.defaultAnswer }
    guard let layout = FunctionLayout(type) else { return nil }
    let isPlain = layout.isThrowing || layout.result == Void.self
    return isPlain || isConcrete(owner) ? layout.makeStored(type, by: maker, at: path) : nil
}

/// Whether a type, what it is nested in and all its superclasses have no generic parameters. A tuple may be kept
/// in either form.
private func isConcrete(_ type: Any.Type) -> Bool {
    let layout = ValueLayout(type)
    guard layout.kind != .tuple, !String(reflecting: type).contains("<") else { return false }
    return layout.superclass.map(isConcrete) ?? true
}

// MARK: Instances

private func assembleInstance(_ type: Any.Type, by maker: ValueFabricator, at path: ValuePath) -> Any? {
    #if canImport(ObjectiveC)
        // Objective-C's own part of an instance is not among the fields.
        if type is NSObject.Type { return nil }
        let facts = 40
    #else
        let facts = 16
    #endif
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = Int(metadata.load(fromByteOffset: facts + 8, as: UInt32.self))
    let alignment = Int(metadata.load(fromByteOffset: facts + 12, as: UInt16.self))
    guard size >= 16, let allocate = allocator else { return nil }
    let memory = allocate(metadata, size, alignment)
    // After the header, which holds the type and the reference count.
    (memory + 16).initializeMemory(as: UInt8.self, repeating: 0, count: size - 16)
    // An instance that stays half made is never released, so that its fields are not either.
    guard fillFields(of: type, in: memory, by: maker, at: path) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(memory).takeRetainedValue()
}

private typealias Allocate = @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer
private typealias InitializeActor = @convention(c) (UnsafeMutableRawPointer) -> Void

/// The runtime's own way to make an instance; `nil` where it cannot be looked up.
private let allocator = symbol("swift_allocObject").map { unsafeBitCast($0, to: Allocate.self) }

/// Makes an actor's queue ready.
private let actorInitializer = symbol("swift_defaultActor_initialize")
    .map { unsafeBitCast($0, to: InitializeActor.self) }

/// A function of the runtime by name.
func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    #if os(Windows)
        return nil
    #elseif canImport(Darwin)
        return dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
    #else
        return dlsym(nil, name)
    #endif
}
