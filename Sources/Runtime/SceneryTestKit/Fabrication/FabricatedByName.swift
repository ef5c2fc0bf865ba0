/// A part of a mock that is made by name, so that a mock can stand in for a protocol that another
/// mock was to give back.
protocol FabricatedByName {
    static func fabricated(named name: String) -> Any
}

extension Stub: FabricatedByName {
    static func fabricated(named name: String) -> Any { self.init(name) }
}
