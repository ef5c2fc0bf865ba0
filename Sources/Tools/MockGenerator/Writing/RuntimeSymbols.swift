import SourceModel

/// The names of the test kit and of the standard library in a mock, qualified if the sources declare the same name.
struct RuntimeSymbols {
    private let hidden: Set<String>

    init(shape: FlattenedProtocol, index: ProtocolIndex) {
        var hidden = index.hiddenNames
        for open in shape.open { hidden.insert(open.name) }
        for resolved in shape.resolved { hidden.insert(resolved.name) }
        for position in shape.requirements.indices {
            let name = shape.requirements[position].name
            if let first = name.utf8.first, first < UInt8(ascii: "a") { hidden.insert(name.plainName) }
            for generic in shape.requirements[position].generics { hidden.insert(generic.name) }
        }
        self.hidden = hidden
    }

    /// A type of the test kit.
    func kit(_ name: String) -> String { hidden.contains(name) ? "SceneryTestKit.\(name)" : name }

    var anyError: String { hidden.contains("Error") ? "any Swift.Error" : "any Error" }
}
