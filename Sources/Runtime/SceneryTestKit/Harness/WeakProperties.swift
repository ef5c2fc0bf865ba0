/// The names of the stored properties of a class that hold nobody: the `weak` and the `unowned` ones. Those of
/// its superclasses are not among them.
///
/// `Mirror` shows what a property holds and not how. The functions it is made of do tell; they are part of
/// the standard library's stable interface, though without a declaration of their own.
func weakProperties(of type: Any.Type) -> Set<String> {
    var names: Set<String> = []
    for index in 0..<storedPropertyCount(type) {
        var property = StoredProperty()
        _ = storedPropertyType(type, index: index, into: &property)
        if let name = property.name, !property.isStrong { names.insert(String(cString: name)) }
        property.freeName?(property.name)
    }
    return names
}

/// What the standard library tells of a stored property; its layout is that of the standard library's own.
private struct StoredProperty {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

/// Those of superclasses included, which come first.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func storedPropertyCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func storedPropertyType(
    _ type: Any.Type, index: Int, into property: UnsafeMutablePointer<StoredProperty>
) -> Any.Type
