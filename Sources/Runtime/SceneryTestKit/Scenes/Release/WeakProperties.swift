/// The names of the stored properties of a class that hold nobody: the `weak` and the `unowned` ones. Those of
/// its superclasses are not among them.
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
