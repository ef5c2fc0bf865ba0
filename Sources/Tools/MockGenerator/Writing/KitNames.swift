import SourceModel

/// How a mock writes the names of the test kit and of the standard library, where something of its
/// own has the same name.
struct KitNames {
    private let hidden: Set<String>

    init(shape: MockShape, index: ProtocolIndex) {
        var hidden = Set(shape.open.map(\.name) + shape.settled.map(\.name))
        hidden.formUnion(shape.requirements.flatMap { $0.generics.map(\.name) })
        hidden.formUnion(
            Self.names.filter { index.findType($0, in: []) != nil || index.findProtocol($0, in: []) != nil })
        hidden.formUnion(Self.names.filter { index.findAlias($0, in: []) != nil })
        self.hidden = hidden
    }

    private static let names = [
        "Stub", "AsyncStub", "HandlerStub", "PropertyStub", "MockLog", "StaticStubs", "AnyCallLog", "Error",
    ]

    /// A type of the test kit.
    func kit(_ name: String) -> String { hidden.contains(name) ? "SceneryTestKit.\(name)" : name }

    var anyError: String { hidden.contains("Error") ? "any Swift.Error" : "any Error" }
}
