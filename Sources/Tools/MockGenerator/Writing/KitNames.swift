import SourceModel

/// How a mock writes the names of the test kit and of the standard library, where something of its
/// own has the same name.
struct KitNames {
    private let hidden: Set<String>

    init(shape: MockShape, index: ProtocolIndex) {
        var hidden = index.hiddenNames
        for open in shape.open { hidden.insert(open.name) }
        for settled in shape.settled { hidden.insert(settled.name) }
        for place in shape.requirements.indices {
            let name = shape.requirements[place].name
            if let first = name.utf8.first, first < UInt8(ascii: "a") { hidden.insert(name.plainName) }
            for generic in shape.requirements[place].generics { hidden.insert(generic.name) }
        }
        self.hidden = hidden
    }

    /// What may have to be told from something of the sources.
    static let all = [
        "Stub", "AsyncStub", "HandlerStub", "PropertyStub", "MockLog", "StaticStubs", "AnyCallLog", "Error",
    ]

    /// A type of the test kit.
    func kit(_ name: String) -> String { hidden.contains(name) ? "SceneryTestKit.\(name)" : name }

    var anyError: String { hidden.contains("Error") ? "any Swift.Error" : "any Error" }
}
